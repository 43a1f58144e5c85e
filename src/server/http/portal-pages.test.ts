import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testVisitor } from '../domain/testing.ts';
import { Failure } from '../shared/failure.ts';
import { portalPages } from './portal-pages.ts';
import type { OperationRunners } from './routes.ts';

let folder: string;
const failed: unknown[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portico-pages-'));
  mkdirSync(join(folder, 'portal-server'));
  failed.length = 0;
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Answers each operation with its name and its input, except one missing operation. */
const runners: Pick<OperationRunners, 'get'> = {
  get: (id) => async (call) => {
    if (call.params['drawId'] === 'gone') throw new Failure('not_found');
    const { rawQuery, params, language, headers } = call;
    return { id, rawQuery, params, language, headers: Object.fromEntries(headers) };
  },
};

/** A build whose module opens pages in this way. */
function built(body: string, known = runners) {
  writeFileSync(join(folder, 'portal-server/package.json'), '{"type":"module"}');
  writeFileSync(
    join(folder, 'portal-server/entry-server.js'),
    `let count = 0;
    const page = async (request) => { ${body} };
    export const openPage = async (request) => ({ modules: [], ...(await page(request)) });`,
  );
  return portalPages(join(folder, 'portal'), known, (error) => failed.push(error));
}

const desktop = 'Mozilla/5.0 (X11; Linux x86_64)';
const phone = 'Mozilla/5.0 (Linux; Android 14) Mobile';
const exchange = (wanted: { path?: string; rawQuery?: string; language?: 'EN' | 'VI'; userAgent?: string } = {}) => ({
  path: wanted.path ?? '/index',
  rawQuery: wanted.rawQuery ?? '',
  language: wanted.language ?? ('EN' as const),
  visitor: { ...testVisitor, userAgent: wanted.userAgent ?? desktop },
});

describe('a page', () => {
  const counting = `await request.answer('/wps/system/status', '');
    await request.answer('/wps/relay/GCSGAME_hotGames', '');
    return { title: 'Home', state: { width: null }, render: async () => 'page ' + ++count };`;

  test('is rendered once for the same answers, language and width', async () => {
    const open = built(counting);
    expect(await open(exchange())).toEqual({
      title: 'Home',
      state: { width: 1440 },
      markup: 'page 1',
      scripts: [],
    });
    expect((await open(exchange()))?.markup).toBe('page 1');
    expect(await open(exchange({ userAgent: phone }))).toMatchObject({ state: { width: 390 }, markup: 'page 2' });
    expect((await open(exchange({ language: 'VI' })))?.markup).toBe('page 3');
    expect((await open(exchange({ path: '/rng' })))?.markup).toBe('page 4');
  });

  test('is rendered again when an answer changes, but not for another visitor', async () => {
    let games = 'Lantern Road';
    let address = '203.0.113.7';
    const open = built(counting, {
      get: (id) => async () => (id === 'getSystemStatus' ? { address } : { games }),
    });
    expect((await open(exchange()))?.markup).toBe('page 1');
    address = '198.51.100.9';
    expect((await open(exchange()))?.markup).toBe('page 1');
    games = 'Dragon Coil';
    expect((await open(exchange()))?.markup).toBe('page 2');
  });

  test('receives its address with its query', async () => {
    const open = built('return { title: request.path + request.search, state: { width: null } };');
    expect((await open(exchange({ path: '/rng', rawQuery: 'search=lantern' })))?.title).toBe('/rng?search=lantern');
  });

  test('that the browser must render has its answers and no markup', async () => {
    const open = built("return { title: 'Slots', state: { width: null, data: 1 } };");
    expect(await open(exchange())).toEqual({
      title: 'Slots',
      state: { width: null, data: 1 },
      markup: '',
      scripts: [],
    });
  });

  test('that cannot be rendered is sent without markup, and the error is reported', async () => {
    const open = built("return { state: { width: null }, render: async () => { throw new Error('no paint'); } };");
    expect(await open(exchange())).toEqual({ title: undefined, state: { width: null }, markup: '', scripts: [] });
    expect(failed).toMatchObject([{ message: 'no paint' }]);
  });

  test('comes with the scripts of its modules, but for those that every page has', async () => {
    mkdirSync(join(folder, 'portal/.vite'), { recursive: true });
    const chunks = {
      'index.html': { file: 'res/js/index.js' },
      'vip-page.tsx': { file: 'res/js/vip.js', imports: ['_common.js', 'index.html'] },
      '_common.js': { file: 'res/js/common.js' },
    };
    writeFileSync(join(folder, 'portal/.vite/manifest.json'), JSON.stringify(chunks));
    writeFileSync(
      join(folder, 'portal/.vite/ssr-manifest.json'),
      JSON.stringify({ 'vip-page.tsx': ['/res/js/vip.js'] }),
    );
    const open = built("return { state: { width: null }, modules: ['vip-page.tsx'] };");
    expect((await open(exchange()))?.scripts).toEqual(['/res/js/vip.js', '/res/js/common.js']);
  });

  test('whose scripts the build does not know is rendered all the same, and the error is reported', async () => {
    const open = built("return { state: { width: null }, modules: ['gone.tsx'], render: async () => 'page' };");
    expect(await open(exchange())).toMatchObject({ markup: 'page', scripts: [] });
    expect(failed).toHaveLength(1);
  });

  test('that cannot be opened is sent unchanged, and the error is reported', async () => {
    const open = built("throw new Error('no page')");
    expect(await open(exchange())).toBeUndefined();
    expect(failed).toMatchObject([{ message: 'no page' }]);
  });

  test('is sent unchanged where the portal was built without a server module', async () => {
    const open = portalPages(join(folder, 'portal'), runners, (error) => failed.push(error));
    expect(await open(exchange())).toBeUndefined();
    expect(failed).toEqual([]);
  });
});

describe('the calls of a page', () => {
  const ask = async (path: string, query = '') => {
    const open = built(`return { state: await request.answer('${path}', '${query}').catch(() => 'refused') };`);
    return (await open(exchange({ language: 'VI' })))?.state;
  };

  test('are answered by the operation at their path, in the language of the page, without a session', async () => {
    expect(await ask('/wps/relay/GCSGAME_gameList', 'gameType=RNG&pageNo=1')).toEqual({
      id: 'listGames',
      rawQuery: 'gameType=RNG&pageNo=1',
      params: {},
      language: 'VI',
      headers: {},
    });
  });

  test('may have parameters in the path', async () => {
    expect(await ask('/lgw/lottery/draws/VN%20NORTH-2/prizeTable')).toMatchObject({
      id: 'getPrizeTable',
      params: { drawId: 'VN NORTH-2' },
    });
  });

  test.each([
    ['a path that there is not', '/wps/nothing'],
    ['what only a member may ask', '/wps/member/info'],
    ['what is refused', '/lgw/lottery/draws/gone/prizeTable'],
  ])('is refused for %s', async (_what, path) => {
    expect(await ask(path)).toBe('refused');
  });
});
