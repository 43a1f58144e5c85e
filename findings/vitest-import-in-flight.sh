#!/usr/bin/env bash
# Vitest 5.1.1 (npm), Node 24.
#
# With `isolate: false` the files of a process share their modules, so a module that one file has begun to import is
# there for the next, one would guess. But at the end of a file Vitest waits only for the modules that are being fetched
# at that moment. What they import in turn, while another one is still on its way, is refused as late, and the refusal is
# kept with the module: every later file of the process that imports it fails with 'Cannot load … after the environment
# was torn down', about a file that ended long ago. A page that loads parts lazily, and a test that ends without waiting
# for them, are enough; which tests fail depends on the order of the files and on the load of the machine.
# `afterAll(() => vi.dynamicImportSettled())` in a set-up file prevents it. (With one worker the files of the first
# project come as one piece, hence the second project.)
#
# Seen: the lines below. The script fails when they change.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund vitest@5.1.1 >/dev/null

cat > part.mjs <<'JS'
import { words } from './words.mjs';
export const part = words;
JS
cat > words.mjs <<'JS'
import { letters } from './letters.mjs';
export const words = letters;
JS
echo "export const letters = 'here';" > letters.mjs
echo "export const other = 1;" > other.mjs
cat > a.test.mjs <<'JS'
import { test } from 'vitest';
test('begins to load two parts and ends before they are there', async () => {
  import('./other.mjs').catch(() => undefined);
  import('./part.mjs').catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 600));
});
JS
cat > b.test.mjs <<'JS'
import { test } from 'vitest';
test('needs a part, later in the same process', async () => {
  const seen = await import('./part.mjs').then(({ part }) => part, (error) => error.name);
  console.log(`seen ${seen}`);
});
JS
echo "import { afterAll, vi } from 'vitest'; afterAll(() => vi.dynamicImportSettled());" > settle.mjs
cat > vitest.config.mjs <<'JS'
// How long a module takes to be transformed (ms), as on a busy machine. The file ends at 600 and waits until `other` and
// `words` are fetched, which it had asked for by then; `letters` is still under way.
const takes = { other: 1500, part: 300, words: 600, letters: 1500 };
const slow = {
  name: 'slow',
  async transform(_code, id) {
    const ms = takes[/(\w+)\.mjs$/.exec(id)?.[1]];
    if (ms) await new Promise((resolve) => setTimeout(resolve, ms));
  },
};
class ByName {
  sort(files) {
    return [...files].sort((a, b) => (a.moduleId < b.moduleId ? -1 : 1));
  }
  shard(files) {
    return files;
  }
}
const common = { isolate: false, setupFiles: process.env.SETTLE ? ['./settle.mjs'] : [] };
export default {
  plugins: [slow],
  test: {
    maxWorkers: 1,
    sequence: { sequencer: ByName },
    projects: [
      { extends: true, test: { ...common, name: 'first', include: ['0.test.mjs'] } },
      { extends: true, test: { ...common, name: 'pages', include: ['[ab].test.mjs'] } },
    ],
  },
};
JS
echo "import { test } from 'vitest'; test('of another project', () => undefined);" > 0.test.mjs
for settle in '' yes; do
  # Vitest keeps what it has transformed.
  rm -rf node_modules/.vite*
  seen=$(SETTLE=$settle npx vitest run 2>&1 | grep -o 'seen [A-Za-z]*' || true)
  echo "settled: ${settle:-no}, $seen"
done | tee seen.txt
diff seen.txt - <<'TXT'
settled: no, seen EnvironmentTeardownError
settled: yes, seen here
TXT
