import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleGame, sampleStatus } from '../testing/samples.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { pageHtml } from './static.ts';

const script = 'console.log("portal");'.repeat(20);
// Long enough to be worth compressing.
const head = `<title>Portal</title>
  <script type="module" fetchpriority="low" crossorigin src="/res/js/main-1a2b3c4.js"></script>
  <link rel="stylesheet" crossorigin href="/res/css/main-1a2b3c4.css">`;
const page = `<!doctype html><html><head>${head}</head><body><div id="root"><!--page-markup--></div><!--page-state-->${' '.repeat(1_024)}</body></html>`;
/** The compressed versions that the portal's build puts beside it. */
const serverEntry = `export async function openPage({ answer }) {
  const vendors = await answer('/wps/relay/GCSGAME_vendorTypes', '');
  const render = async () => '<p>Rendered</p>';
  return { title: 'Slots & more', modules: ['slots.tsx'], state: { width: null, vendors }, render };
}`;
const manifest = {
  'index.html': { file: 'res/js/main-1a2b3c4.js' },
  'slots.tsx': { file: 'res/js/slots-5d6e7f8.js', imports: ['index.html'] },
};
const folder = mkdtempSync(join(tmpdir(), 'portal-'));
const portal = join(folder, 'portal');

let server: TestServer;
beforeAll(async () => {
  mkdirSync(join(portal, 'res/js'), { recursive: true });
  mkdirSync(join(portal, 'res/css'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(portal, 'index.html'), page);
  mkdirSync(join(folder, 'portal-server'));
  writeFileSync(join(folder, 'portal-server/package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'portal-server/entry-server.js'), serverEntry);
  mkdirSync(join(portal, '.vite'));
  writeFileSync(join(portal, '.vite/manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(portal, '.vite/ssr-manifest.json'), '{}');
  writeFileSync(join(portal, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(portal, 'res/css/main-1a2b3c4.css'), 'body{}');
  writeFileSync(join(portal, 'res/js/main-1a2b3c4.js'), script);
  writeFileSync(join(portal, 'res/js/main-1a2b3c4.js.br'), brotliCompressSync(script));
  writeFileSync(join(portal, 'res/js/main-1a2b3c4.js.gz'), gzipSync(script));
  server = await startTestServer({
    env: { PORTAL_DIR: portal },
    brand: { imageCDNs: ['https://cdn.lumo.example/pictures'] },
    handlers: {
      getSystemStatus: async () => sampleStatus,
      listHotGames: async () => ({ success: true, list: [sampleGame] }),
      listVendorTypes: async () => ({ success: true, value: [] }),
    },
  });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const asBrowser = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('the files of the portal', () => {
  test.each([
    ['br', 'gzip, deflate, br'],
    ['gzip', 'gzip, deflate'],
    [null, 'identity'],
  ])('PERF-02 come in the form %s', async (encoding, accepted) => {
    const response = await server.get('/res/js/main-1a2b3c4.js', { 'Accept-Encoding': accepted });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await response.text()).toBe(script);
  });

  test.each(['/res/js/main-1a2b3c4.js', '/res/css/main-1a2b3c4.css'])(
    'PERF-02 %s may be kept for ever',
    async (path) => {
      expect((await server.get(path)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    },
  );

  test('PERF-02 any other file may be kept for an hour, and is not sent twice', async () => {
    const first = await server.get('/icon.svg');
    expect(first.headers.get('cache-control')).toBe('public, max-age=3600');
    const again = await server.get('/icon.svg', { 'If-None-Match': first.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  test.each([
    '/res/js/gone-9f9f.js',
    '/res',
    '/res/js/',
    '/nothing.png',
    '/res/js/main-1a2b3c4.js.br',
    '/wps%2Fsystem/status',
    '/wps%2fsystem/status',
    '/dev%5Coutbox',
    '/%2Fmetrics',
    '/rng%2Fvendor',
    '/rng//vendor',
    '/%72ng',
    '/rn%67',
  ])('PERF-02 %s is not_found, not the page', async (path) => {
    const response = await server.get(path, asBrowser);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'not_found' });
  });

  test.each([
    '/../secret.txt',
    '/res/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/res/js/..%2f..%2f..%2fsecret.txt',
    '/..\\secret.txt',
  ])('PERF-02 nothing outside is reached by %s', async (path) => {
    const { status, text } = await new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      // A browser would normalise the path before it sends it.
      const { hostname, port } = new URL(server.url);
      const outgoing = request({ hostname, port, path, headers: { Accept: 'image/png' } }, (incoming) => {
        let text = '';
        incoming.on('data', (chunk) => {
          text += chunk;
        });
        incoming.on('end', () => resolve({ status: incoming.statusCode, text }));
      });
      outgoing.on('error', reject).end();
    });
    expect([400, 404]).toContain(status);
    expect(JSON.parse(text)).toMatchObject({ success: false });
  });

  test('PERF-02 are read-only', async () => {
    const response = await fetch(`${server.url}/index`, { method: 'POST' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(await response.json()).toMatchObject({ code: 'method_not_allowed' });
  });
});

describe('the page', () => {
  test.each([
    '/',
    '/index',
    '/rng',
    '/rng/',
    '/register.html',
    '/index.html',
    '/promotions/17',
    '/promoDetail?id=3',
    '/xổ-số',
  ])('stands at %s', async (path) => {
    const response = await server.get(path, asBrowser);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain('<div id="root">');
  });

  test('is revalidated each time, and not sent again when it is unchanged', async () => {
    const first = await server.get('/index', asBrowser);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const again = await server.get('/index', { ...asBrowser, 'If-None-Match': first.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  test('is compressed for clients that accept it', async () => {
    const response = await server.get('/index', { ...asBrowser, 'Accept-Encoding': 'br' });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(await response.text()).toContain('<div id="root">');
  });

  test.each([
    ['vi-VN,vi;q=0.9,en;q=0.8', 'vi'],
    ['fr-FR, en;q=0.7, vi;q=0.9', 'vi'],
    ['en-US,en;q=0.9,vi;q=0.8', 'en'],
    ['fr-FR,fr;q=0.9', 'en'],
    ['fr-FR,vi;q=0', 'en'],
    ['*', 'en'],
  ])('I18N-03 I18N-02 for a browser that asks for %s is in %s', async (asked, lang) => {
    const response = await server.get('/index', { ...asBrowser, 'Accept-Language': asked });
    expect(response.headers.get('vary')).toContain('Accept-Language');
    expect(await response.text()).toContain(`<html lang="${lang}"`);
    const chosen = await server.get('/index?language=EN', { ...asBrowser, 'Accept-Language': asked });
    expect(await chosen.text()).toContain('<html lang="en"');
  });

  test('I18N-03 of a Vietnamese site is in Vietnamese for a browser that asks for English', async () => {
    const sen = await startTestServer({ env: { PORTAL_DIR: portal }, brand: { defaultLanguage: 'VI' } });
    const response = await sen.get('/index', { ...asBrowser, 'Accept-Language': 'en-US,en;q=0.9' });
    expect(await response.text()).toContain('<html lang="vi"');
    await sen.stop();
  });

  test('names the scripts of the page beside the first one, and all for a proxy that sends early hints', async () => {
    const response = await server.get('/index', asBrowser);
    expect(await response.text()).toContain(
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/res/js/slots-5d6e7f8.js"></head>',
    );
    expect(response.headers.get('link')?.split(', ')).toEqual([
      '</res/css/main-1a2b3c4.css>; rel=preload; as=style; crossorigin',
      '</res/js/main-1a2b3c4.js>; rel=modulepreload; fetchpriority=low',
      '</res/js/slots-5d6e7f8.js>; rel=modulepreload; fetchpriority=low',
    ]);
  });

  test('is only for clients that accept HTML', async () => {
    expect((await server.get('/index', { Accept: 'application/json' })).status).toBe(404);
  });

  test('comes as it was built, for the browser to render, to an address that has used up its limit', async () => {
    const limited = await startTestServer({
      env: { PORTAL_DIR: portal, RATE_LIMIT_PER_MINUTE: '4' },
      handlers: { listVendorTypes: async () => ({ success: true, value: [] }) },
    });
    const html = async () => {
      const response = await limited.get('/index', asBrowser);
      return response.status === 200 ? await response.text() : response.status;
    };
    expect(await html()).toContain('<p>Rendered</p>');
    expect(await html()).toMatch(/<div id="root"><!--page-markup--><\/div>/);
    expect(await html()).toBe(429);
    await limited.stop();
  });

  test('has the portal’s rendering, and no data of a member', async () => {
    const html = await (await server.get('/index', { ...asBrowser, Authorization: 'Bearer pt_secret' })).text();
    expect(html).toContain('<title>Slots &amp; more</title>');
    expect(html).toContain('<div id="root"><p>Rendered</p></div>');
    const state = /<script type="application\/json" id="page-state">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(state)).toEqual({ width: 1440, vendors: { success: true, value: [] } });
    expect(html).not.toContain('pt_secret');
  });
});

describe('the portal’s rendering of a page', () => {
  const frame = '<title>Portal</title><div><!--page-markup--></div><!--page-state-->';
  const jsonIn = (html: string) =>
    JSON.parse(html.slice(html.indexOf('page-state">') + 12, html.lastIndexOf('</script>')));

  test('passes through unchanged', () => {
    const html = pageHtml(frame, {
      title: '$& and $1',
      state: { text: '$& and $1' },
      markup: '<p>$&</p>',
      scripts: [],
    });
    expect(html).toContain('<title>$&amp; and $1</title><div><p>$&</p></div>');
    expect(jsonIn(html)).toEqual({ text: '$& and $1' });
  });

  test('cannot close the element of its data or break a script', () => {
    const hostile = '</script><script>alert(1)</script><!-- \u2028 \u2029 <!--page-markup-->';
    const html = pageHtml(frame, { title: undefined, state: hostile, markup: '', scripts: [] });
    expect(html.match(/<(?!\/?(title|div|script))/g)).toBeNull();
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).not.toMatch(/[\u2028\u2029]/);
    expect(jsonIn(html)).toBe(hostile);
  });

  test('is empty where the portal has no server module', () => {
    expect(pageHtml(frame, undefined)).toBe(frame);
  });
});

describe('security headers', () => {
  test('the page runs no inline script, cannot be framed, and shows pictures of the brand', async () => {
    const { headers } = await server.get('/index', asBrowser);
    expect(headers.get('content-security-policy')?.split('; ')).toEqual([
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data: https://cdn.lumo.example",
      "font-src 'self'",
      "connect-src 'self'",
      "frame-src 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "object-src 'none'",
    ]);
  });

  test.each(['/index', '/res/js/main-1a2b3c4.js', '/wps/system/status', '/wps/nothing', '/healthz'])(
    '%s has them all',
    async (path) => {
      const { headers } = await server.get(path, asBrowser);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('strict-transport-security')).toBeNull();
    },
  );

  test('HSTS is sent over https, also when a trusted proxy reports it', async () => {
    const proxied = await startTestServer({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
    const secure = await proxied.get('/healthz', { 'X-Forwarded-Proto': 'https' });
    expect(secure.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect((await proxied.get('/healthz')).headers.get('strict-transport-security')).toBeNull();
    expect(
      (await server.get('/healthz', { 'X-Forwarded-Proto': 'https' })).headers.has('strict-transport-security'),
    ).toBe(false);
    await proxied.stop();
  });
});
