// Unpacks the Chromium that npm brought into the folder that is named: for `make test` on a machine
// without a browser. The libraries and the typeface that it needs come along.

import { createReadStream, createWriteStream, mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { createBrotliDecompress } from "node:zlib";
import { extract } from "tar-fs";

const packed = fileURLToPath(new URL("../bin", import.meta.resolve("@sparticuz/chromium")));
const folder = resolve(process.argv[2]);

const unpack = (name, to) =>
  pipeline(createReadStream(`${packed}/${name}.br`), createBrotliDecompress(), to);

mkdirSync(folder, { recursive: true });
for (const name of ["al2023.tar", "fonts.tar", "swiftshader.tar"]) {
  await unpack(name, extract(folder));
}
await unpack("chromium", createWriteStream(`${folder}/headless-shell`, { mode: 0o755 }));

writeFileSync(
  `${folder}/fonts.conf`,
  `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`,
);
writeFileSync(
  `${folder}/chromium`,
  `#!/bin/sh
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="${folder}/fonts.conf"
LD_LIBRARY_PATH="${folder}/lib" exec "${folder}/headless-shell" "$@"
`,
  { mode: 0o755 },
);
