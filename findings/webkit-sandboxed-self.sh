#!/usr/bin/env bash
# WebKitGTK 2.50.6 (Debian's webkit2gtk-driver, with xvfb), Firefox 153.8 (Debian's firefox-esr, by puppeteer-core 25.16.0
# of npm), Chromium 156 (Debian's chromium), Node 24. The three browsers must be installed.
#
# A page in a frame with `sandbox` but without `allow-same-origin` has no origin. What is 'self' in its own policy then?
# Chromium and Firefox take the address that the page came from, so that `script-src 'self'` runs the site's scripts, and a
# policy that was tried there looks sound. WebKit takes the page's origin, which is none: 'self' is nothing, no script
# runs, and the page stays as it was sent. (Outside of a frame, sandboxed by its policy alone, the script runs in WebKit
# too.) An origin by its name is the same to all three.
#
# Seen: the lines below. The script fails when they change.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts puppeteer-core@25.16.0 >/dev/null

cat > run.mjs <<'JS'
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import puppeteer from 'puppeteer-core';

const ran = new Set();
const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://any');
  const [browser, source] = [searchParams.get('browser'), searchParams.get('source')];
  if (pathname === '/ran') ran.add(`${browser} ${source}`);
  if (pathname === '/frame') {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<!doctype html><iframe sandbox="allow-scripts" src="/page?browser=${browser}&source=${source}"></iframe>`);
    return;
  }
  if (pathname === '/page') {
    const allowed = source === 'self' ? "'self'" : `http://${request.headers.host}`;
    response.setHeader('Content-Security-Policy', `sandbox allow-scripts; script-src ${allowed}`);
    response.setHeader('Content-Type', 'text/html');
    response.end(`<!doctype html><title>A page</title><script src="/script?browser=${browser}&source=${source}"></script>`);
    return;
  }
  response.setHeader('Content-Type', 'text/javascript');
  response.end(`new Image().src = '/ran?browser=${browser}&source=${source}'`);
});
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
const site = `http://127.0.0.1:${server.address().port}`;
const sources = ['self', 'name'];
const until = async (holds) => {
  for (let tries = 0; tries < 60 && !(await holds()); tries += 1) await new Promise((next) => setTimeout(next, 50));
};

for (const [browser, executablePath] of [
  ['chrome', '/usr/bin/chromium'],
  ['firefox', '/usr/bin/firefox-esr'],
]) {
  const launched = await puppeteer.launch({ browser, executablePath, headless: true, args: browser === 'chrome' ? ['--no-sandbox'] : [] });
  const page = await launched.newPage();
  for (const source of sources) {
    await page.goto(`${site}/frame?browser=${browser}&source=${source}`);
    await until(() => ran.has(`${browser} ${source}`));
  }
  await launched.close();
}

const port = 40_000 + (process.pid % 20_000);
const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], { detached: true, stdio: 'ignore' });
const call = async (path, body) => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body: JSON.stringify(body) });
  return (await answer.json()).value;
};
await until(() => fetch(`http://127.0.0.1:${port}/status`).then(() => true, () => false));
const { sessionId } = await call('/session', { capabilities: {} });
for (const source of sources) {
  await call(`/session/${sessionId}/url`, { url: `${site}/frame?browser=webkit&source=${source}` });
  await until(() => ran.has(`webkit ${source}`));
}
await fetch(`http://127.0.0.1:${port}/session/${sessionId}`, { method: 'DELETE' });
process.kill(-driver.pid);
server.close();
server.closeAllConnections();

for (const browser of ['chrome', 'firefox', 'webkit']) {
  const told = sources.map((source) => `${source} ${ran.has(`${browser} ${source}`) ? 'runs' : 'does not run'}`);
  console.log(`${browser}: ${told.join(', ')}`);
}
JS
node run.mjs | tee seen.txt
diff seen.txt - <<'TXT'
chrome: self runs, name runs
firefox: self runs, name runs
webkit: self does not run, name runs
TXT
