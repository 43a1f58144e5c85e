import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { Failure } from '#server/shared/failure.ts';
import { type TestServices, testServices } from '../../testing.ts';
import { openedNumero, vietnamNumero } from './numero.ts';

let db: Database;
let services: TestServices;
beforeAll(async () => {
  db = await openTestDatabase();
  services = await testServices(db);
});
afterAll(() => db.close());

test('API-45 LOTTERY-11 the latest numbers come newest first, up to a limit', async () => {
  const opened = await openedNumero(services, { gameCode: 'SSC_5M', count: 20 }, 'EN');
  expect(opened).toHaveLength(20);
  expect(Date.parse(opened[0]?.drawAt ?? '')).toBeLessThanOrEqual(services.clock());
  expect(opened.map(({ drawAt }) => drawAt)).toEqual(
    opened
      .map(({ drawAt }) => drawAt)
      .toSorted()
      .reverse(),
  );
  expect(opened[0]?.prizes[0]?.numbers).toHaveLength(5);
  expect(await openedNumero(services, { gameCode: 'SSC_5M', count: 2 }, 'EN')).toEqual(opened.slice(0, 2));
  const none = openedNumero(services, { gameCode: 'NONE', count: 20 }, 'EN');
  await expect(none).rejects.toEqual(new Failure('not_found'));
});

test('API-46 LOTTERY-09 LOTTERY-11 the board has a hundred draws, and its figures count them', async () => {
  const board = await vietnamNumero(services, { gameCode: 'VN_NORTH', count: 100 }, 'EN');
  expect(board).toMatchObject({ count: 100, to: board.draws[0]?.drawAt, from: board.draws[99]?.drawAt });
  expect(board.figures.map(({ number }) => Number(number))).toEqual(Array.from({ length: 100 }, (_, index) => index));
  expect(board.figures.reduce((sum, { hits }) => sum + hits, 0)).toBe(2_700);
  const came = (number: string) => board.draws.map(({ endings }) => endings.includes(number));
  for (const { number, draws, gap } of board.figures) {
    expect(came(number).filter(Boolean)).toHaveLength(draws);
    expect(came(number).indexOf(true)).toBe(gap < 100 ? gap : -1);
  }
  const most = Math.max(...board.figures.map(({ hits }) => hits));
  expect(board.figures.find(({ number }) => number === board.hot[0])?.hits).toBe(most);
  const longest = Math.max(...board.figures.map(({ gap }) => gap));
  expect(board.figures.find(({ number }) => number === board.cold[0])?.gap).toBe(longest);
  expect(board.draws[0]?.special.slice(-2)).toBe(board.draws[0]?.endings[0]);
});

test('API-46 the board of one station has only its draws; other games have no board', async () => {
  const station = await vietnamNumero(services, { gameCode: 'VN_SOUTH', count: 5, station: 'HCM' }, 'EN');
  expect(station.draws.map(({ drawId }) => drawId.split('-')[2])).toEqual(['HCM', 'HCM', 'HCM', 'HCM', 'HCM']);
  const empty = await vietnamNumero(services, { gameCode: 'VN_SOUTH', count: 5, station: 'XX' }, 'EN');
  expect(empty).toMatchObject({ count: 0, from: null, to: null, hot: [], cold: [] });
  const other = vietnamNumero(services, { gameCode: 'K3_1M', count: 5 }, 'EN');
  await expect(other).rejects.toEqual(new Failure('not_found'));
});
