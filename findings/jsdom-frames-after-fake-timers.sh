#!/usr/bin/env bash
# jsdom 31.0.1 (npm) in Vitest 5.1.1, Node 24.
#
# Timers that are faked for a while and put back leave no trace, one would guess. But jsdom draws by one `setInterval` of
# the global object, which it starts when there is something to draw. Since it also looks after the focus when a style is
# computed anew, a change of the page while an element has the focus and the timers are faked starts that interval as a
# fake one. When the timers are put back it stays for ever what jsdom waits for: `requestAnimationFrame` never calls
# again, in this test, in the later ones of the file, and without isolation in every later file of the process. Which
# tests fail depends on the order. A frame that always waits, asked for before any timer is faked, prevents it.
#
# Seen: the lines below. The script fails when they change.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund vitest@5.1.1 jsdom@31.0.1 >/dev/null

cat > frames.test.mjs <<'JS'
// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';

const comes = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => resolve(true));
    setTimeout(() => resolve(false), 1000);
  });

async function changeWhileFaked(hasFocus) {
  document.body.innerHTML = '<button>Go</button>';
  const button = document.querySelector('button');
  if (hasFocus) button.focus();
  // What the focus itself has drawn.
  await new Promise((resolve) => setTimeout(resolve, 100));
  vi.useFakeTimers();
  getComputedStyle(button);
  button.style.color = 'red';
  vi.useRealTimers();
}

test('frames', async () => {
  const seen = { before: await comes() };
  await changeWhileFaked(false);
  seen.withoutFocus = await comes();
  await changeWhileFaked(true);
  seen.withFocus = await comes();
  seen.later = await comes();
  expect(seen).toEqual({ before: true, withoutFocus: true, withFocus: false, later: false });
  console.log(JSON.stringify(seen));
});
JS
seen=$(npx vitest run 2>&1 | grep -o '{"before".*}')
echo "$seen"
[ "$seen" = '{"before":true,"withoutFocus":true,"withFocus":false,"later":false}' ]
