import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { trialPlayer } from '../../play/games/testing.ts';
import { outcome, sessionOf, testServices } from '../../testing.ts';
import { listLotteryFavourites, setLotteryFavourites } from './favourites.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

test('LOTTERY-06 favourites are kept in their order for each member, without games that do not exist', async () => {
  const services = await testServices(db);
  const [one, two] = [await sessionOf(services, 'player01'), await sessionOf(services, 'agent01')];
  expect(await listLotteryFavourites(services, one)).toEqual([]);
  expect(await setLotteryFavourites(services, one, ['VN_NORTH', 'NO_GAME', 'SSC_5M'])).toEqual(['VN_NORTH', 'SSC_5M']);
  expect(await setLotteryFavourites(services, one, ['SSC_5M', 'VN_NORTH'])).toEqual(['SSC_5M', 'VN_NORTH']);
  expect(await listLotteryFavourites(services, one)).toEqual(['SSC_5M', 'VN_NORTH']);
  expect(await listLotteryFavourites(services, two)).toEqual([]);
  await expect(setLotteryFavourites(services, one, ['SSC_5M', 'SSC_5M'])).rejects.toMatchObject({
    code: 'validation_failed',
    details: { fields: [{ pointer: '/body/gameCodes', rule: 'unique', message: 'Has a game twice' }] },
  });
  expect(await setLotteryFavourites(services, one, [])).toEqual([]);
  const { session: trial } = await trialPlayer(services);
  expect([
    await outcome(listLotteryFavourites(services, trial)),
    await outcome(setLotteryFavourites(services, trial, ['SSC_5M'])),
  ]).toEqual(['in_need_true_account', 'in_need_true_account']);
});
