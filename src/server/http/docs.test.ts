import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'docs-'));
const docs = join(folder, 'index.html');
const policy = "default-src 'none'; script-src 'sha256-abc='";
const page = `<!doctype html><head><meta http-equiv="Content-Security-Policy" content="${policy}"></head>Contract`;

const servers: TestServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  rmSync(docs, { force: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

async function start(env: Record<string, string> = {}): Promise<TestServer> {
  const server = await startTestServer({ docs, env });
  servers.push(server);
  return server;
}

describe('the reference page', () => {
  test('is missed with a hint until it is built, and then is there without a restart', async () => {
    const server = await start();
    const missing = await server.get('/docs');
    expect(missing.status).toBe(404);
    expect(missing.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await missing.text()).toContain('npm run docs');
    writeFileSync(docs, page);
    const built = await server.get('/docs');
    expect([built.status, await built.text()]).toEqual([200, page]);
  });

  test('is not sent again while it is the same, comes compressed, and a new build shows at once', async () => {
    const long = page.repeat(20);
    writeFileSync(docs, long);
    const server = await start();
    const first = await server.get('/docs', { 'Accept-Encoding': 'gzip, br' });
    expect([first.headers.get('content-encoding'), first.headers.get('vary')]).toEqual(['br', 'Accept-Encoding']);
    expect(Number(first.headers.get('content-length'))).toBeLessThan(long.length / 10);
    expect(await first.text()).toBe(long);
    const etag = { 'If-None-Match': first.headers.get('etag') ?? '' };
    expect((await server.get('/docs', etag)).status).toBe(304);
    writeFileSync(docs, page);
    utimesSync(docs, 1, 1);
    const again = await server.get('/docs', etag);
    expect([again.status, await again.text()]).toEqual([200, page]);
  });

  test.each(['/docs', '/docs/'])('at %s may do what it says itself, and is framed by nobody', async (path) => {
    writeFileSync(docs, page);
    const { headers } = await (await start()).get(path);
    expect(headers.get('content-security-policy')).toBe(`${policy}; frame-ancestors 'none'`);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('that says nothing gets the policy of every page', async () => {
    writeFileSync(docs, 'Contract');
    expect((await (await start()).get('/docs')).headers.get('content-security-policy')).toContain("script-src 'self'");
  });

  test('is there in production where it was built', async () => {
    writeFileSync(docs, page);
    expect((await (await start({ NODE_ENV: 'production' })).get('/docs')).status).toBe(200);
  });

  test.each(['openapi.yaml', 'openapi-compat.yaml'])('has %s beside it', async (name) => {
    const server = await start();
    expect((await server.get(`/docs/${name}`)).status).toBe(404);
    writeFileSync(join(folder, name), 'openapi: 3.1.0');
    const found = await server.get(`/docs/${name}`);
    expect([found.status, await found.text()]).toEqual([200, 'openapi: 3.1.0']);
    expect(found.headers.get('content-type')).toBe('application/yaml; charset=utf-8');
    rmSync(join(folder, name));
  });

  test('is absent in production where it was not', async () => {
    const response = await (await start({ NODE_ENV: 'production' })).get('/docs');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'not_found' });
  });
});
