import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Language, PlayTypeList } from '#generated/model/index.ts';
import { ListPlayTypesResponse } from '#generated/server/validators/lottery/list-play-types.answer.ts';
import type { Database } from '#server/db/database.ts';
import { lotteryRules } from '#server/db/schema/lottery.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { Failure } from '#server/shared/failure.ts';
import { type TestServices, testServices } from '../../testing.ts';
import { listGames, listPlayTypes } from './game-detail.ts';

let db: Database;
let services: TestServices;
beforeAll(async () => {
  db = await openTestDatabase();
  services = await testServices(db);
});
afterAll(() => db.close());

/** The contract's hand-written answers, which the code is not made from. */
const bundle = parse(readFileSync(new URL('../../../../../generated/openapi.yaml', import.meta.url), 'utf8'));
function exampleOf(name: string): PlayTypeList {
  const operations = Object.values<Record<string, { operationId?: string; responses?: unknown }>>(bundle.paths);
  const operation = operations
    .flatMap((path) => Object.values(path))
    .find((one) => one.operationId === 'listPlayTypes');
  // The lint of the contract checks the examples against their schema.
  const answers = Object(operation?.responses)['200'].content['application/json'].examples;
  return answers[name].value.value;
}

const listed = (gameCode: string, language: Language, playType?: string) =>
  listPlayTypes(services, gameCode, playType, language);

describe('play types', () => {
  test.each([
    ['VN_NORTH', 'EN', 'vn_north'],
    ['VN_NORTH', 'VI', 'vn_north_vi'],
  ] as const)('LOTTERY-10 of %s are those of the contract, in %s', async (gameCode, language, name) => {
    expect((await listed(gameCode, language)).playTypes).toEqual(exampleOf(name).playTypes);
  });

  test('LOTTERY-10 of SSC hold those of the contract', async () => {
    const { playTypes } = await listed('SSC_5M', 'EN');
    const { playTypes: expected } = exampleOf('ssc');
    for (const play of expected) {
      expect(playTypes.find(({ playType }) => playType === play.playType)).toEqual(play);
    }
    expect(expected).toHaveLength(9);
  });

  test('LOTTERY-10 of every game fit the contract in both languages, each with a name and a code of its own', async () => {
    for (const { gameCode } of await listGames(services, {}, 'EN')) {
      const [en, vi] = [await listed(gameCode, 'EN'), await listed(gameCode, 'VI')];
      for (const value of [en, vi]) {
        expect(ListPlayTypesResponse.safeParse({ success: true, value }).error, gameCode).toBeUndefined();
        const { playTypes } = value;
        expect(playTypes.length, gameCode).toBeGreaterThan(0);
        expect(new Set(playTypes.map(({ playType }) => playType)).size).toBe(playTypes.length);
        expect(new Set(playTypes.map(({ labelName }) => labelName)).size).toBe(playTypes.length);
        for (const { rows, playType } of playTypes) {
          const labels = rows.flatMap(({ options }) => options.map(({ label }) => label));
          expect(new Set(labels).size, playType).toBe(labels.length);
          expect(labels.filter((label) => /[A-Z]{2}|_/.test(label))).toEqual([]);
        }
      }
      const same = en.playTypes.filter(({ rule }, index) => rule === vi.playTypes[index]?.rule);
      expect(same, gameCode).toEqual([]);
    }
  });

  test('LOTTERY-10 of fast draws are bets on sides only', async () => {
    const codes = async (gameCode: string) => (await listed(gameCode, 'EN')).playTypes.map(({ playType }) => playType);
    expect(await codes('E_SSC_45S')).toEqual(['SUM_BS', 'SUM_OE', 'POS_BS', 'POS_OE', 'DRAGON_TIGER']);
    expect(await codes('E_K3_1M')).toEqual(['SUM_BS', 'SUM_OE']);
    expect(await codes('E_PK10_45S')).toEqual(['TOP2_SUM_BS', 'TOP2_SUM_OE', 'POS_BS', 'POS_OE', 'DRAGON_TIGER']);
  });

  test('LOTTERY-10 the South and the Centre have prize eight and tables of their own, fast draws the northern one', async () => {
    const codes = async (gameCode: string) => (await listed(gameCode, 'EN')).playTypes.map(({ playType }) => playType);
    expect(await codes('VN_SOUTH')).toContain('DE_G8');
    expect(await codes('VN_CENTRAL')).toEqual(await codes('VN_SOUTH'));
    expect(await codes('VN_FAST_1M')).toEqual(await codes('VN_NORTH'));
  });

  test('LOTTERY-10 are one where one is asked for, and none where the game does not have it', async () => {
    expect((await listed('K3_1M', 'EN', 'TRIPLE')).playTypes.map(({ playType }) => playType)).toEqual(['TRIPLE']);
    expect((await listed('K3_1M', 'EN', 'LO_2')).playTypes).toEqual([]);
    await expect(listed('NONE', 'EN')).rejects.toEqual(new Failure('not_found'));
  });

  test('LOTTERY-10 tell what wins and what loses', async () => {
    const rule = async (playType: string) => (await listed('K3_3M', 'EN', playType)).playTypes[0]?.rule;
    expect(await rule('SUM_BS')).toContain('A triple loses.');
    expect(await rule('TRIPLE_ANY')).toBe('All three dice show the same number.');
  });

  test('LOTTERY-10 tell options by what wins', async () => {
    const labels = async (gameCode: string, playType: string, language: Language) =>
      (await listed(gameCode, language, playType)).playTypes.flatMap(({ rows }) =>
        rows.flatMap(({ options }) => options.map(({ label }) => label)),
      );
    expect(await labels('11X5_1M', 'SUM_BS', 'EN')).toEqual(['Big, 31 to 45', 'Small, 15 to 29']);
    expect(await labels('11X5_1M', 'SUM_BS', 'VI')).toEqual(['Tài, 31 đến 45', 'Xỉu, 15 đến 29']);
    expect((await labels('PK10_1M', 'POS_BS', 'EN')).slice(-2)).toEqual(['10th place, big', '10th place, small']);
    expect((await labels('SSC_5M', 'DRAGON_TIGER', 'VI')).slice(0, 3)).toEqual([
      '1 với 2, rồng',
      '1 với 2, hổ',
      '1 với 2, hòa',
    ]);
  });
});

test('LOTTERY-10 a game has its own return and its own rule for the sums 13 and 14 where the database says so', async () => {
  const [row] = await db.orm.select().from(lotteryRules).where(eq(lotteryRules.gameCode, 'PC28_3M'));
  if (row === undefined) throw new Error('no game PC28_3M');
  const pricing = { returnToPlayer: 9_500, middleSums: 'push' } as const;
  await db.orm
    .update(lotteryRules)
    .set({ limits: { ...row.limits, pricing } })
    .where(eq(lotteryRules.gameCode, 'PC28_3M'));
  const [play] = (await listed('PC28_3M', 'EN', 'SUM_BS')).playTypes;
  // 425 of 1,000 win and 150 give the stake back: fair is 2, and the return 0.425 x 1.9 + 0.15.
  expect(play?.prices).toEqual([
    { option: null, odds: '1.90', fairOdds: '2.0000', hitProbability: '0.425000000000', returnToPlayer: 9_575 },
  ]);
  expect(play?.rule).toBe('Big is a sum of 14 to 27, small 0 to 13. Sums 13 and 14 give the stake back.');
  const [other] = (await listed('PC28_5M', 'EN', 'SUM_BS')).playTypes;
  expect(other?.prices.map(({ odds }) => odds)).toEqual(['1.94']);
});
