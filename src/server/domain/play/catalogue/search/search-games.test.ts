import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { GameSearchPage, Language } from '#generated/model/index.ts';
import type { Operations } from '#generated/server/operations.ts';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { fold } from '#server/domain/ground/text/fold.ts';
import { SECOND, type TestServices, testServices } from '#server/domain/testing.ts';
import { searchGames } from './search-games.ts';

let db: Database;
let services: TestServices;
beforeAll(async () => {
  db = await openTestDatabase();
  services = await testServices(db);
});
afterAll(() => db.close());

type SearchQuery = Operations['searchGames']['query'];
async function search(query: Partial<SearchQuery>, language: Language = 'EN'): Promise<GameSearchPage> {
  return (await searchGames(services, { pageNo: 1, pageSize: 42, ...query }, language)).value;
}
const names = async (query: Partial<SearchQuery>) => (await search(query)).content.map((game) => game.gameName);

describe('words', () => {
  test('are found in all categories, in any case, accent and order', async () => {
    expect(await names({ keyword: 'rong vang' })).toEqual(['Rồng Vàng Hạ Long']);
    expect(await names({ keyword: 'VÀNG rồng' })).toEqual(['Rồng Vàng Hạ Long']);
    expect(await names({ keyword: 'dia xoc' })).toEqual(['Xóc Đĩa']);
    expect(new Set((await search({ keyword: 'lantern', pageSize: 100 })).content.map((g) => g.gameType))).toEqual(
      new Set(['INHOUSE', 'RNG', 'LIVE', 'FISH']),
    );
  });

  test('match the beginnings of the name, the vendor and its code', async () => {
    expect(await names({ keyword: 'lan roa saf' })).toContain('Lantern Road');
    expect(await names({ keyword: 'lantern road saffron' })).toEqual(['Lantern Road']);
    expect(await names({ keyword: 'ern' })).toEqual([]);
  });

  test('tolerate a typing error, and the answer names the corrected search', async () => {
    expect(await search({ keyword: 'lantren road' })).toMatchObject({
      content: [{ gameName: 'Lantern Road' }],
      correctedKeyword: 'lantern road',
    });
    expect(await search({ keyword: 'dragn' })).toMatchObject({ correctedKeyword: 'dragon' });
    expect(await search({ keyword: 'dragon' })).toMatchObject({ correctedKeyword: null });
    expect(await search({ keyword: 'rồng vnàg' })).toMatchObject({ correctedKeyword: 'rong vang' });
  });

  test('match with and without accents and spaces', async () => {
    await db.query('test_accented', `update games set name = 'Đêm Sài Gòn' where node_id = 20007`);
    services.pass(SECOND);
    const found = await Promise.all(
      ['Sài Gòn', 'SAI GON', 'saigon', 'Saigòn', 'gon sai'].map((k) => names({ keyword: k })),
    );
    const rows = await db.query<{ name: string }>('test_saigon', `select name from games where name like '%Saigon%'`);
    const all = [...rows.map(({ name }) => name), 'Đêm Sài Gòn'].toSorted();
    expect(all.length).toBeGreaterThan(10);
    for (const one of found.slice(0, -1)) expect(one.toSorted()).toEqual(all);
    expect(found.at(-1)).toEqual(['Đêm Sài Gòn']);
    expect(await names({ keyword: 'demsaigon' })).toEqual(['Đêm Sài Gòn']);
    expect(await names({ keyword: 'đêm saigon' })).toEqual(['Đêm Sài Gòn']);
    expect(await names({ keyword: 'lanternroad' })).toEqual(['Lantern Road']);
  });

  test.each([
    ['dragn', 'dragon'],
    ['lanten', 'lantern'],
    ['lanternn', 'lantern'],
    ['zantern', 'lantern'],
    ['raod', 'road'],
    ['emepr', 'emper'],
    ['lanternroda', 'lanternroad'],
  ])('%s with a typing error is %s', async (typed, meant) => {
    expect((await search({ keyword: typed })).correctedKeyword).toMatch(new RegExp(`^${meant}`));
  });

  test('of three letters are not corrected, of seven only by one letter', async () => {
    for (const keyword of ['kpi', 'lentarn']) {
      expect(await search({ keyword })).toMatchObject({ totalElements: 0, correctedKeyword: null });
    }
  });

  test('are corrected to the word of the most games', async () => {
    const set = `update games set name = $2 where node_id = any($1)`;
    await db.query('test_most', set, [[20010], 'Quixor']);
    await db.query('test_most', set, [[20011, 20012], 'Quitor']);
    services.pass(SECOND);
    expect(await search({ keyword: 'quidor' })).toMatchObject({ totalElements: 2, correctedKeyword: 'quitor' });
  });

  test('without a similar word find nothing', async () => {
    const nothing = { gameType: [], vassalage: [], gameClassify: [], features: [] };
    const empty = { content: [], totalPages: 0, totalElements: 0, facets: nothing, correctedKeyword: null };
    expect(await search({ keyword: 'zzzzzzzz' })).toEqual(empty);
    expect(await search({ keyword: 'lantren zzzzzzzz' })).toEqual(empty);
  });

  test('an empty search finds everything, the most played first', async () => {
    const { content, totalElements } = await search({});
    expect(totalElements).toBe(1_503);
    expect(content[0]?.gameName).toBe('Lantern Road');
    expect((await search({ keyword: ' %_ ' })).totalElements).toBe(1_503);
  });

  test('an exact name comes first', async () => {
    expect((await names({ keyword: 'dice' }))[0]).toBe('Dice');
  });

  test('whole words come before beginnings, names before vendors', async () => {
    const found = await search({ keyword: 'pearl', pageSize: 100 });
    const points = found.content.map(({ gameName }) => {
      const text = ` ${fold(gameName)} `;
      return text.includes(' pearl ') ? 2 : text.includes(' pearl') ? 1 : 0;
    });
    expect(new Set(points)).toEqual(new Set([2, 0]));
    expect(points).toEqual([...points].sort((a, b) => b - a));
  });

  test('equal matches are ordered by plays, in other orders by their number', async () => {
    const alike = (await search({ keyword: 'saffron', pageSize: 100 })).content;
    const places = new Map((await services.catalogue.current()).games.map(({ game }, place) => [game.nodeId, place]));
    const played = alike
      .filter(({ gameName }) => !fold(gameName).includes('saffron'))
      .map(({ nodeId }) => places.get(nodeId));
    expect(played.length).toBeGreaterThan(10);
    expect(played).toEqual([...played].sort((a, b) => (a ?? 0) - (b ?? 0)));
  });

  test.each([
    'Robert’); drop table games;--',
    "'",
    '\\',
    '%%%%',
    '____',
    '🎰🎰🎰',
    'مرحبا\u202e',
    '\ud800',
    'a '.repeat(30).trim(),
    'ắ'.repeat(60),
    'ﷺ'.repeat(60),
    'clokwork cloxkwork clowkork clckwork clockwrk cloccwork clock',
  ])('%s is harmless', async (keyword) => {
    const { correctedKeyword } = await search({ keyword: keyword.slice(0, 60) });
    expect(correctedKeyword?.length ?? 0).toBeLessThanOrEqual(60);
    expect((await search({})).totalElements).toBe(1_503);
  });
});

describe('filters', () => {
  test('several values of one filter are alternatives, features must all be present', async () => {
    const { content } = await search({
      gameType: 'RNG,LIVE',
      vassalage: 'SAF,VEL',
      features: 'MULTIPLIER,FREE_SPINS',
      minBet: '0.50',
      pageSize: 100,
    });
    expect(content.length).toBeGreaterThan(10);
    expect(content.every((game) => ['SAF', 'VEL'].includes(game.vassalage) && Number(game.minBet) <= 0.5)).toBe(true);
    expect(
      content.every(({ features = [] }) => features.includes('MULTIPLIER') && features.includes('FREE_SPINS')),
    ).toBe(true);
  });

  test('a return to player excludes games that do not state one', async () => {
    const sql = 'select rtp from games where enabled order by rtp nulls first';
    const all = (await db.query<{ rtp: number | null }>('test_returns', sql)).map(({ rtp }) => rtp);
    const stated = all.flatMap((rtp) => rtp ?? []);
    expect(stated.length).toBeLessThan(all.length);
    const border = stated[Math.floor(stated.length / 2)] ?? 0;
    const { content, totalElements } = await search({ minRtp: border, sort: 'rtp', pageSize: 100 });
    expect(totalElements).toBe(stated.filter((rtp) => rtp >= border).length);
    expect(totalElements).toBeLessThan(stated.length);
    expect(content[0]?.rtp).toBe(stated.at(-1));
  });

  test('LOBBY-04 e-sports providers count under ESPORTS', async () => {
    const { facets } = await search({ keyword: 'arena vista' });
    expect(facets.gameType.map(({ value }) => value)).toEqual(['ESPORTS']);
  });
});

describe('facets', () => {
  test('are named in the language of the answer', async () => {
    const slots = { gameType: 'RNG' };
    expect((await search(slots)).facets.gameType).toContainEqual({ value: 'RNG', label: 'Slots', count: 1_181 });
    expect((await search(slots, 'VI')).facets.gameType).toContainEqual({ value: 'RNG', label: 'Nổ hũ', count: 1_181 });
    const asked = await search({ ...slots, language: 'EN' }, 'VI');
    expect(asked.facets.vassalage).toContainEqual(expect.objectContaining({ value: 'SAF', label: 'Saffron Play' }));
    expect(asked.facets.gameType[0]?.label).toBe('In-house');
  });

  test('LOBBY-08 each count is the number of games that its value finds', async () => {
    const list = (values: readonly string[]) =>
      fc.option(fc.subarray([...values], { minLength: 1, maxLength: 3 }), { nil: undefined });
    const filters = fc.record({
      keyword: fc.constantFrom(undefined, 'l', 'lantern', 'dragn', 'vang', 'tiger road', 'live'),
      gameType: list(['RNG', 'LIVE', 'FISH', 'SPORTS', 'ESPORTS', 'PVP']),
      vassalage: list(['SAF', 'NOR', 'MON', 'VEL', 'TID', 'AV']),
      gameClassify: list(['HOT', 'NEW', 'VIDEO', 'JACKPOT']),
      features: list(['FREE_SPINS', 'MULTIPLIER', 'WILDS', 'LIVE_DEALER']),
      minBet: fc.constantFrom(undefined, '0.10', '0.50'),
      minRtp: fc.constantFrom(undefined, 9_600),
    });
    await fc.assert(
      fc.asyncProperty(filters, async ({ keyword, minBet, minRtp, ...lists }) => {
        const rest = Object.entries({ keyword, minBet, minRtp }).filter(([, value]) => value !== undefined);
        const joined = Object.entries(lists).flatMap(([name, values]) => (values ? [[name, values.join(',')]] : []));
        const query: Partial<SearchQuery> = Object.fromEntries([...rest, ...joined]);
        const { facets } = await search({ ...query, pageSize: 1 });
        for (const facet of ['gameType', 'vassalage', 'gameClassify', 'features'] as const) {
          for (const { value, count } of facets[facet]) {
            const chosen = await search({ ...query, [facet]: value, pageSize: 1 });
            expect(chosen.totalElements).toBe(count);
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('the order', () => {
  test.each([
    ['popular', undefined],
    ['newest', undefined],
    ['name', (a: string, b: string) => (fold(a) <= fold(b) ? -1 : 1)],
  ] as const)('%s pages through everything once', async (sort, compare) => {
    const pages = await Promise.all(
      Array.from({ length: 17 }, (_, page) => search({ sort, pageNo: page + 1, pageSize: 100 })),
    );
    const all = pages.flatMap(({ content }) => content);
    expect(new Set(all.map(({ nodeId }) => nodeId)).size).toBe(1_503);
    expect(pages.at(-1)).toMatchObject({ content: [], totalPages: 16, totalElements: 1_503 });
    if (compare) expect(all.map((game) => game.gameName)).toEqual(all.map((game) => game.gameName).sort(compare));
  });

  test('the highest return first, the lowest stake first, ties by number', async () => {
    const numbers = <Row>(rows: readonly Row[], of: (row: Row) => number) => rows.map(of);
    const rtp = numbers((await search({ sort: 'rtp', pageSize: 100 })).content, (g) => g.rtp ?? -1);
    expect(rtp).toEqual([...rtp].sort((a, b) => b - a));
    const { content } = await search({ sort: 'min_bet', pageSize: 100 });
    const keys = numbers(content, (g) => Number(g.minBet) * 1e9 + Number(g.nodeId));
    expect(keys).toEqual([...keys].sort((a, b) => a - b));
  });
});

describe('a change of the catalogue', () => {
  // The other tests count all games, so these have a database of their own.
  let shared: { readonly db: Database; readonly services: TestServices };
  beforeEach(async () => {
    shared = { db, services };
    db = await openTestDatabase();
    services = await testServices(db);
  });
  afterEach(async () => {
    await db.close();
    ({ db, services } = shared);
  });

  test('is searchable within a second, including renamed games and vendors', async () => {
    await db.query('test_rename_game', `update games set name = 'Đũa Thần' where node_id = 20006`);
    await db.query('test_rename_vendor', `update vendors set name = 'Bừng Sáng' where code = 'ORO'`);
    services.pass(SECOND);
    expect(await names2('dua than')).toEqual(['20006']);
    expect((await search({ keyword: 'bung sang' })).totalElements).toBeGreaterThan(100);
    expect((await search({ keyword: 'oro studio' })).totalElements).toBe(0);
  });
  const names2 = async (keyword: string) => (await search({ keyword })).content.map((game) => game.nodeId);

  test('games that left the catalogue are not found, those in maintenance are marked', async () => {
    await db.query('test_leave', `update games set enabled = false where node_id = 20005`);
    await db.query('test_down', `update games set maintenance = true, maintenance_until = null where node_id = 20004`);
    services.pass(SECOND);
    expect(await search({ keyword: 'thunder vault' })).toMatchObject({ content: [] });
    expect(await search({ keyword: 'book of embers' })).toMatchObject({
      content: [{ maintenance: true, maintenanceUntil: null }],
    });
  });
});
