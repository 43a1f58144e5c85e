#!/usr/bin/env bash
# rolldown 1.2.19 (npm), the bundler of Vite 8, Node 24.
#
# `codeSplitting` has for a group `entriesAware: true`, so that "each entry only loads the code it actually uses", and
# `entriesAwareMergeThreshold`, "for merging small subgroups into the closest neighboring subgroup". Whoever has many files
# of a few hundred bytes would guess that a threshold of 1,000 costs a page about 1,000 bytes and saves it requests. It
# does the opposite. A group without `minShareCount` holds the pages' own modules too, which are small; each is merged into
# the file of a neighbour, whose other imports it then has as its own, and these lead on to the next. Here a page of two
# parts loads all thirteen files in the place of four, and six times the bytes; with a higher threshold it has fewer files
# and the same bytes. The build has fewer files, as hoped for, and warns of nothing. With `minShareCount: 2` the pages stay
# out of the group, and nothing is merged that leads elsewhere.
#
# Seen: the lines below. The script fails when they change.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund rolldown@1.2.19 >/dev/null

cat > run.mjs <<'JS'
import { mkdirSync, writeFileSync } from 'node:fs';
import { rolldown } from 'rolldown';

// Twelve pages in a ring. Each uses its own part and that of the next; each part is large by what it stands on.
const pages = 12;
mkdirSync('src');
for (let at = 0; at < pages; at++) {
  const next = (at + 1) % pages;
  writeFileSync(
    `src/page${at}.js`,
    `import { part${at} } from './part${at}.js'; import { part${next} } from './part${next}.js';
     console.log(part${at}, part${next});`,
  );
  writeFileSync(`src/part${at}.js`, `import { text } from './text${at}.js'; export const part${at} = text + ${at};`);
  writeFileSync(`src/text${at}.js`, `export const text = '${String(at % 10).repeat(12_000)}';`);
}
const input = Object.fromEntries(Array.from({ length: pages }, (_, at) => [`page${at}`, `src/page${at}.js`]));

for (const options of [
  { entriesAware: true },
  { entriesAware: true, entriesAwareMergeThreshold: 1_000 },
  { entriesAware: true, entriesAwareMergeThreshold: 20_000 },
  { entriesAware: true, entriesAwareMergeThreshold: 1_000, minShareCount: 2 },
]) {
  const bundle = await rolldown({ input });
  const { output } = await bundle.generate({ codeSplitting: { groups: [{ name: 'shared', ...options }] } });
  const files = new Map(output.map((file) => [file.fileName, file]));
  const loaded = new Set(['page0.js']);
  for (const name of loaded) for (const imported of files.get(name).imports) loaded.add(imported);
  const bytes = [...loaded].reduce((sum, name) => sum + files.get(name).code.length, 0);
  const { entriesAwareMergeThreshold: threshold = 'none', minShareCount = 1 } = options;
  console.log(
    `threshold ${threshold}, shared by ${minShareCount}: ${files.size} files, page 0 loads ${loaded.size}, ${Math.round(bytes / 1000)} kB`,
  );
}
JS
node run.mjs | tee seen.txt
diff seen.txt - <<'TXT'
threshold none, shared by 1: 25 files, page 0 loads 4, 25 kB
threshold 1000, shared by 1: 13 files, page 0 loads 13, 151 kB
threshold 20000, shared by 1: 19 files, page 0 loads 8, 150 kB
threshold 1000, shared by 2: 25 files, page 0 loads 4, 25 kB
TXT
