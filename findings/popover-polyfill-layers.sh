#!/usr/bin/env bash
# @oddbird/popover-polyfill 0.7.1 (npm), in Chrome 109 as @sparticuz/chromium 109.0.6 (npm) brings it, Node 24.
#
# The polyfill gives popovers the browser's own style in a layer, `popover-polyfill`, so that any style of the page beats
# it, as it beats the browser's. With styles outside of layers it does. But a layer counts by the place where it is named
# first, and a sheet that a script adopts comes after those of the page: where the page has its styles in layers, as
# those of Tailwind CSS 4 are, the polyfill's is the last layer and beats them all. A panel that is placed beside its
# button stands in the middle of the window, and only in old browsers. A page that names the layer before its own ones is
# shown as it is meant.
#
# Seen: the lines below. The script fails when they change.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @oddbird/popover-polyfill@0.7.1 @sparticuz/chromium@109.0.6 puppeteer-core@19.6.3 >/dev/null

cat > run.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { openChrome } from './chrome.mjs';

const polyfill = readFileSync('node_modules/@oddbird/popover-polyfill/dist/popover.iife.min.js', 'utf8');
const style = '#panel { position: fixed; inset: auto; left: 7px; margin: 0; width: 40px; height: 40px; border: 0 }';
const { browser, page } = await openChrome();
for (const [name, css] of [
  ['outside of layers', style],
  ['in a layer', `@layer page { ${style} }`],
  ["after the polyfill's layer", `@layer popover-polyfill, page; @layer page { ${style} }`],
]) {
  await page.goto('about:blank');
  await page.setContent(`<style>${css}</style><button popovertarget="panel">Open</button><div id="panel" popover>Panel</div>`);
  await page.addScriptTag({ content: polyfill });
  await page.click('button');
  const [left, border] = await page.$eval('#panel', (panel) => [
    panel.getBoundingClientRect().left,
    getComputedStyle(panel).borderLeftWidth,
  ]);
  console.log(`${name}: ${left === 7 ? 'at its place' : 'elsewhere'}, border ${border}`);
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
outside of layers: at its place, border 0px
in a layer: elsewhere, border 3px
after the polyfill's layer: at its place, border 0px
TXT
