import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readBrandFiles } from '../config/brand-files.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'brand-'));
const sen = join(import.meta.dirname, '../config/sen.json');
const portal = join(folder, 'portal');
const asBrowser = { Accept: 'text/html' };

let lumo: TestServer;
let other: TestServer;
beforeAll(async () => {
  mkdirSync(portal);
  // The source page, with a name that only the shipped brand has.
  writeFileSync(join(portal, 'index.html'), readFileSync('src/portal/index.html'));
  lumo = await startTestServer({ env: { PORTAL_DIR: portal } });
  other = await startTestServer({ env: { PORTAL_DIR: portal, BRAND_FILE: sen }, brand: { name: 'Sen & "Co" <b>' } });
});
afterAll(async () => {
  await Promise.all([lumo.stop(), other.stop()]);
  rmSync(folder, { recursive: true });
});

describe('a second brand', () => {
  test('I18N-03 THEME-02 CONST-01 has its name, words, language, theme and icon in the page without a build', async () => {
    const html = await (await other.get('/index', asBrowser)).text();
    expect(html).toContain('<title>Sen &amp; &quot;Co&quot; &lt;b&gt;</title>');
    expect(html).toContain('<html lang="vi" data-theme="light" data-default-theme="light" data-bar-dark="#150f14"');
    expect(html).toContain('<meta name="description" content="Sen đưa máy slot');
    expect(html).toContain('<link rel="icon" href="/brand/icon.svg"');
    expect(html).toContain('<meta name="theme-color" content="#faf4f6"');
    expect(html).not.toContain('Lumo');
  });

  test('has its colours in a sheet that may be kept for ever', async () => {
    const html = await (await other.get('/index', asBrowser)).text();
    const path = /href="(\/brand\/look-[^"]+\.css)"/.exec(html)?.[1] ?? '';
    const sheet = await other.get(path);
    expect(sheet.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(sheet.headers.get('cache-control')).toContain('immutable');
    expect(await sheet.text()).toContain('--brand:#b52a68');
    expect((await lumo.get(path)).status).toBe(404);
    expect(await (await lumo.get('/index', asBrowser)).text()).not.toContain('/brand/');
  });

  test('has its pictures, and nothing else of its folder or outside it', async () => {
    const logo = await other.get('/brand/logo-dark.svg');
    expect(logo.headers.get('content-type')).toBe('image/svg+xml');
    expect(logo.headers.get('content-security-policy')).toContain("default-src 'none'");
    const etag = logo.headers.get('etag') ?? '';
    expect((await other.get('/brand/logo-dark.svg', { 'If-None-Match': etag })).status).toBe(304);
    for (const path of ['/brand/nothing.svg', '/brand/..%2Fsen.json', '/brand/sen.json', '/brand/']) {
      expect((await other.get(path)).status).toBe(404);
    }
  });

  test.each([
    ['lumo', 'EN', '/icon-192.png', '#11101a'],
    ['sen', 'VI', '/brand/icon-192.png', '#faf4f6'],
  ])('%s can be installed: the manifest names it and its icons', async (which, language, icon, ground) => {
    const server = which === 'lumo' ? lumo : other;
    const answer = await server.get('/manifest.webmanifest', { Language: language });
    expect(answer.headers.get('content-type')).toBe('application/manifest+json');
    expect(answer.headers.get('vary')).toContain('Accept-Language');
    const manifest = await answer.json();
    expect(manifest).toMatchObject({
      start_url: '/index',
      display: 'standalone',
      lang: language.toLowerCase(),
      theme_color: ground,
    });
    expect(manifest.icons.map((picture: { src: string }) => picture.src)).toContain(icon);
    expect(manifest.icons.map((picture: { purpose: string }) => picture.purpose)).toContain('maskable');
  });

  test('without a measurement id nothing of Google may run; with one its script may', async () => {
    const policy = async (server: TestServer) =>
      (await server.get('/index', asBrowser)).headers.get('content-security-policy') ?? '';
    expect(await policy(lumo)).not.toContain('google');
    const counted = await startTestServer({
      env: { PORTAL_DIR: portal },
      brand: { analytics: { gtagId: 'G-ABC123' } },
    });
    expect(await policy(counted)).toContain("script-src 'self' https://www.googletagmanager.com;");
    await counted.stop();
  });
});

test('a picture that is too large is refused at the start, in one sentence', () => {
  mkdirSync(join(folder, 'heavy'));
  writeFileSync(join(folder, 'heavy', 'logo.png'), Buffer.alloc(600 * 1024));
  expect(() => readBrandFiles(join(folder, 'heavy.json'))).toThrow(/^The picture .+logo\.png is larger than 512 kB/);
  expect(readBrandFiles(join(folder, 'nowhere.json')).size).toBe(0);
});
