#!/usr/bin/env bash
# lightningcss 1.32.0 (npm), Node 24, and Chrome 109 as @sparticuz/chromium 109.0.6 (npm) brings it.
#
# With a target Lightning CSS writes `color-mix()` and `oklch()`, which Chrome has had since 111, as colours that older
# ones know. One would guess that it says so where it cannot, or keeps the plain colour that a careful author wrote
# before. But a colour with a variable in it is passed on as it is, without a warning, and the plain line before it is
# removed. The engine makes it no better: what holds a `var()` is accepted when it is read, so that the plain line would
# be overruled all the same, and when it is found to be nothing the property has its first value. Only `@supports` helps.
#
# Seen: the lines below. The script fails when they change.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts lightningcss@1.32.0 @sparticuz/chromium@109.0.6 puppeteer-core@19.6.3 >/dev/null

cat > run.mjs <<'JS'
import { transform } from 'lightningcss';
import { openChrome } from './chrome.mjs';

const sheets = [
  'a{color:blue;color:color-mix(in srgb, lime 50%, blue)}',
  'a{color:blue;color:color-mix(in srgb, var(--b) 50%, blue)}',
  'a{color:blue}@supports (color:color-mix(in srgb, red, red)){a{color:color-mix(in srgb, var(--b) 50%, blue)}}',
];
const { browser, page } = await openChrome();
for (const sheet of sheets) {
  const result = transform({ filename: 'a.css', code: Buffer.from(sheet), minify: true, targets: { chrome: 109 << 16 } });
  const shown = async (css) => {
    await page.setContent(`<style>:root{--b:lime}${css}</style><a>a</a>`);
    return page.evaluate(() => getComputedStyle(document.querySelector('a')).color);
  };
  console.log(result.code.toString());
  console.log(`  ${result.warnings.length} warnings; shown ${await shown(result.code.toString())}, as written ${await shown(sheet)}`);
}
await browser.close();
JS
cat > chrome.mjs <<'JS'
import { chmodSync, createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { execFileSync } from 'node:child_process';
import puppeteer from 'puppeteer-core';

/** The package's Chrome with the libraries that it needs, without what it does for one provider's machines. */
export async function openChrome() {
  for (const [from, to] of [['chromium.br', 'chromium'], ['aws.tar.br', 'aws.tar'], ['swiftshader.tar.br', 'gl.tar']]) {
    await pipeline(createReadStream(`node_modules/@sparticuz/chromium/bin/${from}`), createBrotliDecompress(), createWriteStream(to));
  }
  chmodSync('chromium', 0o755);
  for (const file of ['aws.tar', 'gl.tar']) execFileSync('tar', ['xf', file]);
  const browser = await puppeteer.launch({
    executablePath: './chromium',
    headless: true,
    args: ['--no-sandbox', '--no-zygote', '--disable-gpu'],
    env: { ...process.env, LD_LIBRARY_PATH: `${process.cwd()}/lib:${process.cwd()}` },
  });
  return { browser, page: await browser.newPage() };
}
JS
node run.mjs | tee seen.txt
diff seen.txt - <<'TXT'
a{color:teal}
  0 warnings; shown rgb(0, 128, 128), as written rgb(0, 0, 255)
a{color:color-mix(in srgb, var(--b) 50%, blue)}
  0 warnings; shown rgb(0, 0, 0), as written rgb(0, 0, 0)
a{color:#00f}@supports (color:color-mix(in srgb, red, red)){a{color:color-mix(in srgb, var(--b) 50%, blue)}}
  0 warnings; shown rgb(0, 0, 255), as written rgb(0, 0, 255)
TXT
