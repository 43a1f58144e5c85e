import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase, TEST_NOW } from '#server/db/testing.ts';
import { type Play, recordPlay } from './record-play.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(() => db.query('test_no_plays', 'delete from recent_plays'));
afterAll(() => db.close());

const PLAYER = 1_000_001;
const first = new Date(TEST_NOW);
const later = new Date(TEST_NOW + 60_000);
const lantern: Play = { vendor: 'SAF', gameCode: 'lantern-road', nodeId: '20001', bet: false, at: first };

const kept = () =>
  db.query(
    'test_plays',
    `select game_code as "gameCode", node_id as "nodeId", played_at as "playedAt", bet_at as "betAt"
     from recent_plays order by game_code`,
  );

describe('recordPlay', () => {
  test('stores each game once, with the time of the last play and of the last bet', async () => {
    await recordPlay(db, PLAYER, { ...lantern, bet: true });
    await recordPlay(db, PLAYER, { ...lantern, at: later });
    expect(await kept()).toEqual([{ gameCode: 'lantern-road', nodeId: 20001, playedAt: later, betAt: first }]);
  });

  test('a play reported late does not replace a newer one', async () => {
    await recordPlay(db, PLAYER, { ...lantern, at: later });
    await recordPlay(db, PLAYER, lantern);
    expect(await kept()).toMatchObject([{ playedAt: later, betAt: null }]);
  });

  test('stores a lottery game outside the catalogue', async () => {
    await recordPlay(db, PLAYER, { vendor: 'TCG_SEA', gameCode: 'SSC_5M', nodeId: null, bet: true, at: first });
    expect(await kept()).toEqual([{ gameCode: 'SSC_5M', nodeId: null, playedAt: first, betAt: first }]);
  });
});
