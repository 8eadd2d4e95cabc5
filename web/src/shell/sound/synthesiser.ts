/** Dice, cards and horns made of noise and a few oscillators; nothing is recorded. */

import type { Sound } from "./sound";

interface Tone {
  wave: OscillatorType;
  /** Hertz, from the beginning to the end. */
  from: number;
  to?: number;
  at?: number;
  length: number;
  loud: number;
  /** Seconds until it is loudest. */
  swell?: number;
  /** What lies above is muffled. */
  below?: number;
}

interface Burst {
  at?: number;
  length: number;
  loud: number;
  /** The middle of its band, and how narrow it is. */
  around: number;
  narrow?: number;
}

const SILENCE = 0.0001;

class Synthesiser {
  private readonly context = new AudioContext();
  private readonly noise = whiteNoise(this.context);
  // All of them are about as loud; a narrow band of noise keeps little of it, so it begins louder.
  private readonly sounds: Record<Sound, (out: AudioNode) => void> = {
    dice: (out) => {
      for (let bounce = 0; bounce < 7; bounce++) {
        const at = bounce * 0.075 + Math.random() * 0.04;
        const loud = 2.7 - bounce * 0.3;
        this.burst(out, { at, length: 0.035, loud, around: 1700 + Math.random() * 1400, narrow: 4 });
        this.tone(out, { wave: "triangle", from: 420 + Math.random() * 160, at, length: 0.03, loud: loud / 4 });
      }
    },
    card: (out) => {
      this.burst(out, { length: 0.16, loud: 1.2, around: 3400, narrow: 0.8 });
      this.burst(out, { at: 0.13, length: 0.05, loud: 2, around: 900, narrow: 1.2 });
    },
    blow: (out) => {
      this.tone(out, { wave: "sine", from: 150, to: 42, length: 0.32, loud: 0.6 });
      this.burst(out, { length: 0.09, loud: 0.5, around: 700, narrow: 0.7 });
      this.burst(out, { at: 0.02, length: 0.25, loud: 0.16, around: 4200, narrow: 6 });
    },
    horn: (out) => {
      this.blowHorn(out, 146.8, 0, 0.45, 0.42);
      this.blowHorn(out, 220, 0.4, 0.9, 0.42);
    },
    gain: (out) => {
      [523.3, 659.3, 784].forEach((from, place) =>
        this.tone(out, { wave: "triangle", from, at: place * 0.09, length: 0.35, loud: 0.4 }),
      );
    },
    victory: (out) => {
      [146.8, 220, 293.7, 370].forEach((from, place) => this.blowHorn(out, from, place * 0.28, 1.9 - place * 0.28));
    },
  };

  play(sound: Sound, volume: number): void {
    // A browser may want a press first. What it would play afterwards is no longer what happens.
    if (this.context.state === "suspended") void this.context.resume();
    const out = this.context.createGain();
    out.gain.value = volume * volume * 0.8;
    out.connect(this.context.destination);
    this.sounds[sound](out);
  }

  private blowHorn(out: AudioNode, from: number, at: number, length: number, loud = 0.3): void {
    this.tone(out, { wave: "sawtooth", from: from * 0.985, to: from, at, length, loud, swell: 0.12, below: 900 });
    this.tone(out, { wave: "square", from: from * 1.004, at, length, loud: loud / 3, swell: 0.16, below: 700 });
  }

  private tone(out: AudioNode, { wave, from, to = from, at = 0, length, loud, swell = 0.004, below }: Tone): void {
    const start = this.context.currentTime + at;
    const source = this.context.createOscillator();
    source.type = wave;
    source.frequency.setValueAtTime(from, start);
    source.frequency.exponentialRampToValueAtTime(to, start + length * 0.6);
    this.shape(source, out, start, length, loud, swell, below ? this.filter("lowpass", below, 0.9) : null);
  }

  private burst(out: AudioNode, { at = 0, length, loud, around, narrow = 1 }: Burst): void {
    const start = this.context.currentTime + at;
    const source = this.context.createBufferSource();
    source.buffer = this.noise;
    this.shape(source, out, start, length, loud, 0.002, this.filter("bandpass", around, narrow));
  }

  private shape(
    source: AudioScheduledSourceNode,
    out: AudioNode,
    start: number,
    length: number,
    loud: number,
    swell: number,
    filter: BiquadFilterNode | null,
  ): void {
    const gain = this.context.createGain();
    gain.gain.setValueAtTime(SILENCE, start);
    gain.gain.exponentialRampToValueAtTime(loud, start + swell);
    gain.gain.exponentialRampToValueAtTime(SILENCE, start + length);
    if (filter) source.connect(filter).connect(gain);
    else source.connect(gain);
    gain.connect(out);
    source.start(start);
    source.stop(start + length);
  }

  private filter(type: BiquadFilterType, frequency: number, q: number): BiquadFilterNode {
    const filter = this.context.createBiquadFilter();
    filter.type = type;
    filter.frequency.value = frequency;
    filter.Q.value = q;
    return filter;
  }
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  return buffer;
}

let made: Synthesiser | null = null;

export function synthesiser(): Synthesiser {
  made ??= new Synthesiser();
  return made;
}
