import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Catalogue } from '../domain/play/catalogue/catalogue.ts';
import { fakeCatalogue, fakeSite } from '../testing/fakes.ts';
import { sampleGame } from '../testing/samples.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const path = '/wps/relay/GCSGAME_gameList?gameType=RNG';
const twenty = Array.from({ length: 20 }, (_, index) => ({ ...sampleGame, nodeId: String(20_001 + index) }));
const listOf = (games: readonly (typeof sampleGame)[]) => ({
  success: true as const,
  games: [...games],
  totalPages: 1,
  totalGames: games.length,
});

let games = twenty;
let catalogue: Catalogue;
let calls = 0;
let server: TestServer;
beforeEach(async () => {
  games = twenty;
  calls = 0;
  catalogue = fakeCatalogue();
  server = await startTestServer({
    catalogue: { current: () => catalogue.current() },
    handlers: {
      listGames: async () => {
        calls++;
        return listOf(games);
      },
    },
  });
});
afterEach(() => server.stop());

const ask = (headers: Record<string, string> = {}, more = '') =>
  server.get(path + more, { 'Accept-Encoding': 'identity', ...headers });

describe('an answer of the catalogue', () => {
  test('API-34 is worked out once for a question, and anew once the catalogue changes', async () => {
    for (const _ of [1, 2, 3]) expect(await (await ask()).json()).toEqual(listOf(twenty));
    expect(calls).toBe(1);
    games = twenty.slice(0, 3);
    catalogue = fakeCatalogue({ version: 2 });
    expect(await (await ask()).json()).toEqual(listOf(twenty.slice(0, 3)));
    expect(calls).toBe(2);
  });

  test('is another one for another query and in another language', async () => {
    for (const [headers, more] of [
      [{}, ''],
      [{}, '&pageNo=2'],
      [{ Language: 'VI' }, ''],
    ] as const) {
      await ask(headers, more);
    }
    expect(calls).toBe(3);
    expect((await ask()).headers.get('vary')).toBe('Accept-Encoding, Language');
  });

  test('is the same in each encoding, with one entity tag', async () => {
    const answers = await Promise.all(['identity', 'gzip', 'br', 'br'].map((form) => ask({ 'Accept-Encoding': form })));
    const encodings = answers.map(({ headers }) => headers.get('content-encoding'));
    expect(encodings).toEqual([null, 'gzip', 'br', 'br']);
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1);
    for (const answer of answers) expect(await answer.json()).toEqual(listOf(twenty));
    const [plain, small] = answers.map(({ headers }) => Number(headers.get('content-length')));
    expect(small).toBeLessThan((plain ?? 0) / 3);
  });

  test('is not sent again to a browser that has it, which asks each time', async () => {
    const first = await ask();
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const tag = first.headers.get('etag') ?? '';
    const second = await ask({ 'If-None-Match': tag });
    expect([second.status, await second.text()]).toEqual([304, '']);
    games = twenty.slice(1);
    catalogue = fakeCatalogue({ version: 2 });
    expect((await ask({ 'If-None-Match': tag })).status).toBe(200);
  });

  test('is refused, kept or not, where the question is wrong or the caller asks another brand', async () => {
    await ask();
    const wrong = await ask({}, '&pageNo=0');
    expect([wrong.status, (await wrong.json()).code]).toEqual([400, 'validation_failed']);
    const elsewhere = await ask({ Merchant: 'other' });
    expect([elsewhere.status, (await elsewhere.json()).code]).toEqual([403, 'merchant_unknown']);
    expect(calls).toBe(1);
  });
});

test('STATUS-02 an answer that is kept is refused as soon as the site is closed', async () => {
  const closing = await startTestServer({ handlers: { listGames: async () => listOf(twenty) } });
  expect((await closing.get(path)).status).toBe(200);
  vi.spyOn(closing.services.site, 'current').mockReturnValue(fakeSite({ maintenance: { until: null } }).current());
  const refused = await closing.get(path);
  expect([refused.status, (await refused.json()).code]).toEqual([503, 'maintenance']);
  await closing.stop();
});
