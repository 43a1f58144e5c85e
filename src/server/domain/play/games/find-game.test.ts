import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { testServices } from '../../testing.ts';
import { findGame } from './rules.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

test('LOBBY-15 a game of the house is found among those of the house alone, until an operator takes it out', async () => {
  const catalogue = await (await testServices(db)).catalogue.current();
  const dice = findGame(catalogue, 'dice');
  expect(dice).toMatchObject({ gameId: 'dice', vassalage: 'BGS' });
  // Another vendor, and another shelf, have games of the same id.
  const as = (change: object) => ({
    ...catalogue,
    lanes: catalogue.lanes.map(({ games, ...lane }) => ({
      ...lane,
      games: games.map((entry) => ({ ...entry, game: { ...entry.game, ...change } })),
    })),
  });
  expect(findGame(as({ vassalage: 'SAF' }), 'dice')).toBeUndefined();
  const shelves = { ...catalogue, lanes: catalogue.lanes.filter(({ category }) => category !== 'INHOUSE') };
  const other = shelves.lanes.map((lane) => ({ ...lane, games: dice ? [{ ...lane.games[0], game: dice }] : [] }));
  expect(findGame({ ...catalogue, lanes: other as typeof shelves.lanes }, 'dice')).toBeUndefined();
});
