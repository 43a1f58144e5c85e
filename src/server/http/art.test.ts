import { afterAll, beforeAll, expect, test } from 'vitest';
import { fakeCatalogue } from '../testing/fakes.ts';
import { sampleGame } from '../testing/samples.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    catalogue: fakeCatalogue({
      byNodeId: new Map([[sampleGame.nodeId, sampleGame]]),
      vendors: new Map([['SAF', { code: 'SAF', name: 'Saffron Play', hue: 40, walletMode: 'seamless' as const }]]),
    }),
  });
});
afterAll(() => server.stop());

test.each([
  'game/20001',
  'vendor/SAF',
  'rank/0',
  'rank/6',
  'avatar/1',
  'avatar/24',
  'partner/fairplay-dark',
  'partner/fairplay-light',
  'payment/bank',
  'category/RNG',
])('/art/%s.svg is a picture that may be kept for a day', async (id) => {
  const response = await server.get(`/art/${id}.svg`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400, stale-while-revalidate=604800');
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'unsafe-inline'/);
  expect(await response.text()).toMatch(/^<svg .*<\/svg>$/s);
});

test('a poster is also served as pixels for lists, for as long and under the same tag as its drawing', async () => {
  // Two requests at once: the second waits for the same picture.
  const [poster, same] = await Promise.all([server.get('/art/game/20001.webp'), server.get('/art/game/20001.webp')]);
  expect(poster.status).toBe(200);
  expect(poster.headers.get('content-type')).toBe('image/webp');
  expect(poster.headers.get('content-encoding')).toBeNull();
  expect(poster.headers.get('cache-control')).toBe('public, max-age=86400, stale-while-revalidate=604800');
  const bytes = Buffer.from(await poster.arrayBuffer());
  expect(bytes.equals(Buffer.from(await same.arrayBuffer()))).toBe(true);
  expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
  // On a slow line a screen of pictures must load as fast as the drawings would.
  expect(bytes.byteLength).toBeLessThan(10_000);

  const etag = poster.headers.get('etag') ?? '';
  expect((await server.get('/art/game/20001.svg')).headers.get('etag')).toBe(etag);
  const again = await server.get('/art/game/20001.webp', { 'If-None-Match': etag });
  expect(again.status).toBe(304);
});

test.each(['category/RNG', 'category/LOTT', 'rank/6'])('/art/%s is also served as pixels', async (id) => {
  const response = await server.get(`/art/${id}.webp`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
  expect(bytes.byteLength).toBeLessThan(10_000);
});

test.each([
  'game/20002.webp',
  'vendor/SAF.webp',
  'game/20002.svg',
  'game/20001.png',
  'game/20001',
  'vendor/NOPE.svg',
  'rank/21.svg',
  'rank/01.svg',
  'rank/x.svg',
  'avatar/0.svg',
  'avatar/25.svg',
  'partner/unknown-dark.svg',
  'payment/unknown.svg',
  'category/POKER.svg',
  'nothing/1.svg',
  'game/..%2f20001.svg',
])('/art/%s is not_found', async (path) => {
  const response = await server.get(`/art/${path}`);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: 'not_found' });
});

test('a picture is the same in every encoding, and is not sent twice', async () => {
  const forms = await Promise.all(
    ['br', 'gzip', 'identity'].map((encoding) => server.get('/art/game/20001.svg', { 'Accept-Encoding': encoding })),
  );
  expect(forms.map((form) => form.headers.get('content-encoding'))).toEqual(['br', 'gzip', null]);
  const [brotli, gzip, plain] = await Promise.all(forms.map((form) => form.text()));
  expect(brotli).toBe(plain);
  expect(gzip).toBe(plain);
  const etag = forms[0]?.headers.get('etag') ?? '';
  expect(new Set(forms.map((form) => form.headers.get('etag')))).toEqual(new Set([etag]));
  const again = await server.get('/art/game/20001.svg', { 'If-None-Match': etag });
  expect(again.status).toBe(304);
});
