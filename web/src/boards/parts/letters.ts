/** About how wide a text is drawn, where nothing can be measured. */

const NARROW = /[iljtfrI1 .,;:'’!|()[\]]/;
const BROAD = /[mwMWŁ%@–]/;
const CAPITAL = /[A-ZĄĆĘŃÓŚŻŹ]/;

/** In units of an average small letter. */
function lettersOf(text: string): number {
  let sum = 0;
  for (const letter of text) {
    sum += NARROW.test(letter) ? 0.6 : BROAD.test(letter) ? 1.6 : CAPITAL.test(letter) ? 1.25 : 1.06;
  }
  return sum;
}

/** The width of a text of this size; `letter` is that of an average letter, as a share of the size. */
export const widthOf = (text: string, size: number, letter: number): number => lettersOf(text) * size * letter;
