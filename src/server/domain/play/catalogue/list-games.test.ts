import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { testServices } from '../../testing.ts';
import type { Catalogue } from './catalogue.ts';
import { type GameQuery, listGames } from './list-games.ts';
import { type CatalogueSnapshot, MENU } from './snapshot.ts';

let db: Database;
let catalogue: Catalogue;
let snapshot: CatalogueSnapshot;
beforeAll(async () => {
  db = await openTestDatabase();
  ({ catalogue } = await testServices(db));
  snapshot = await catalogue.current();
});
afterAll(() => db.close());

const slots = { gameType: 'RNG', pageNo: 1, pageSize: 42 } as const;
const names = (query: Partial<GameQuery>) =>
  listGames(snapshot, { ...slots, ...query }).games.map((game) => game.gameName);

describe('listGames', () => {
  test('API-34 LOBBY-07 ENTITY-24 ENTITY-25 the first page has the 42 most played games', () => {
    const answer = listGames(snapshot, slots);
    expect(answer).toMatchObject({ success: true, totalGames: 1181, totalPages: 29 });
    expect(answer.games).toHaveLength(42);
    expect(answer.games.slice(0, 2)).toMatchObject([
      { nodeId: '20001', gameName: 'Lantern Road', vassalage: 'SAF', picture: '/art/game/20001.webp' },
      { nodeId: '20002', gameName: 'Dragon Coil', vassalage: 'NOR' },
    ]);
  });

  test('LOBBY-07 ENTITY-24 ENTITY-25 the pages together are the list, the last one is shorter, and later ones are empty', () => {
    const pages = Array.from({ length: 30 }, (_, page) => listGames(snapshot, { ...slots, pageNo: page + 1 }));
    expect(pages.map((page) => page.games.length)).toEqual([...Array<number>(28).fill(42), 5, 0]);
    expect(new Set(pages.flatMap((page) => page.games.map((game) => game.nodeId))).size).toBe(1181);
    expect(pages.at(-1)).toMatchObject({ totalGames: 1181, totalPages: 29 });
  });

  test('ENTITY-23 words match in any order, case and accent', () => {
    expect(names({ gameName: 'road LANTERN' })).toEqual(['Lantern Road']);
    expect(names({ gameName: 'den long' })).toEqual(['Đèn Lồng Phố Cổ']);
    expect(names({ gameName: 'Đèn lồng' })).toEqual(['Đèn Lồng Phố Cổ']);
    expect(names({ gameName: 'emperors' })).toContain('Emperor’s Roofs');
    expect(names({ gameType: 'LIVE', gameName: 'dia xoc' })).toEqual(['Xóc Đĩa']);
    expect(names({ gameName: 'no such game' })).toEqual([]);
  });

  test('ENTITY-23 spaces do not matter', () => {
    expect(names({ gameName: 'lanternroad' })).toEqual(['Lantern Road']);
    expect(names({ gameName: 'denlong' })).toEqual(['Đèn Lồng Phố Cổ']);
    expect(names({ gameName: 'saigon' }).length).toBeGreaterThan(10);
    expect(names({ gameName: 'Sài Gòn' })).toEqual(names({ gameName: 'saigon' }));
  });

  test('LOBBY-08 ENTITY-23 ENTITY-25 shelf and stake filter the list', () => {
    const cheap = listGames(snapshot, { ...slots, gameClassify: 'CLASSIC', minBet: '0.2', pageSize: 100 });
    const all = listGames(snapshot, { ...slots, pageSize: 2_000 }).games;
    expect(all).toHaveLength(1181);
    const classic = all.filter((game) => game.gameClassify.includes('CLASSIC'));
    const wanted = classic.filter((game) => Number(game.minBet) <= 0.2);
    expect(wanted.length).toBeGreaterThan(20);
    expect(classic.length).toBeGreaterThan(wanted.length);
    expect(wanted.some((game) => Number(game.minBet) === 0.2)).toBe(true);
    expect(cheap.totalGames).toBe(wanted.length);
    expect(new Set(cheap.games.map(({ nodeId }) => nodeId))).toEqual(
      new Set(wanted.slice(0, 100).map(({ nodeId }) => nodeId)),
    );
  });

  test('LOBBY-08 ENTITY-25 the shelves HOT and NEW contain the hot and new games', () => {
    const hot = listGames(snapshot, { ...slots, gameClassify: 'HOT', pageSize: 100 });
    const fresh = listGames(snapshot, { ...slots, gameClassify: 'NEW', pageSize: 100 });
    expect(hot.games.length).toBeGreaterThan(0);
    expect(fresh.games.length).toBeGreaterThan(0);
    expect(hot.games.every((game) => game.isHot) && fresh.games.every((game) => game.isNew)).toBe(true);
  });

  test('API-34 ENTITY-23 a least number of lines takes the games of that number and above', () => {
    const all = listGames(snapshot, { ...slots, pageSize: 2_000 }).games;
    const { games } = listGames(snapshot, { ...slots, minLineNum: 20, pageSize: 2_000 });
    expect(games).toEqual(all.filter((game) => game.minLineNum >= 20));
    expect(games.some((game) => game.minLineNum === 20)).toBe(true);
    expect(games.length).toBeLessThan(all.length);
  });

  test('API-34 ENTITY-23 ENTITY-25 any combination of filters finds the same games as the database', async () => {
    const queries = fc.record({
      gameType: fc.constantFrom(...MENU),
      vassalage: fc.option(fc.constantFrom('SAF', 'NOR', 'MAI', 'TID', 'AV', 'TCG_SEA'), { nil: undefined }),
      gameClassify: fc.option(fc.constantFrom('VIDEO', 'CLASSIC', 'JACKPOT'), { nil: undefined }),
      gameName: fc.option(fc.constantFrom('lantern', 'a', 'Road', 'koi', 'o e', 'ti ger'), { nil: undefined }),
      minBet: fc.option(fc.constantFrom('0', '0.1', '0.20', '1', '0.99', '999999999.99'), { nil: undefined }),
      minLineNum: fc.option(fc.constantFrom(0, 1, 9, 20, 100), { nil: undefined }),
    } as const);
    await fc.assert(
      fc.asyncProperty(queries, async (query) => {
        const found = listGames(snapshot, { ...query, pageNo: 1, pageSize: 2_000 });
        expect(found.games.map((game) => game.nodeId).sort()).toEqual(await naive(query));
      }),
      { numRuns: 60 },
    );
  });
});

/** The same query in plain SQL. The words used here have no accents. */
async function naive(query: Omit<GameQuery, 'pageNo' | 'pageSize'>): Promise<string[]> {
  const words = (query.gameName ?? '').toLowerCase().split(' ');
  const sql = `
    select node_id::text as id from games
    where case when category = 'SPORTS' and vendor_code in ('AV', 'TF') then 'ESPORTS' else category end = $1
      and ($2::text is null or vendor_code = $2) and ($3::text is null or $3 = any(classify))
      and ($4::numeric is null or min_bet <= $4) and ($5::int is null or min_line_num >= $5)
      and (select bool_and(position(word in lower(translate(name, $7, $8))) > 0) from unnest($6::text[]) word)
    order by 1`;
  const { gameType, vassalage = null, gameClassify = null, minBet = null, minLineNum = null } = query;
  const [accented, plain] = [
    'ÁÀÃĂÂĐÉÈÊÍÌÓÒÕÔƠÚÙƯÝáàãảạăắằẵẳặâấầẩẫậđéèẻẽẹêếềểễệíìỉĩịóòỏõọôốồổỗộơớờởỡợúùủũụưứừửữựýỳ',
    'AAAAADEEEIIOOOOOUUUYaaaaaaaaaaaaaaaaadeeeeeeeeeeeiiiiiooooooooooooooooouuuuuuuuuuuyy',
  ];
  const rows = await db.query<{ id: string }>('test_naive', sql, [
    gameType,
    vassalage,
    gameClassify,
    minBet,
    minLineNum,
    words,
    accented,
    plain,
  ]);
  return rows.map((row) => row.id);
}
