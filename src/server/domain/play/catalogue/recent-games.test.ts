import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { Failure } from '#server/shared/failure.ts';
import type { Session } from '../../identity/session/session.ts';
import { addMembers, DAY, MINUTE, SECOND, sessionOf, type TestServices, testServices } from '../../testing.ts';
import { newGames, recentGames } from './list-games.ts';
import { recordPlay } from './record-play.ts';

let db: Database;
let services: TestServices;
let player: Session;
beforeAll(async () => {
  db = await openTestDatabase();
  services = await testServices(db);
  player = await sessionOf(services, 'player01');
});
beforeEach(() => db.query('test_no_plays', 'delete from recent_plays'));
afterAll(() => db.close());

async function launch(nodeId: string, ago: number, gameCode = `game-${nodeId}`): Promise<void> {
  const at = new Date(services.clock() - ago);
  await recordPlay(db, player.memberId, { vendor: 'SAF', gameCode, nodeId, bet: false, at });
}
const page = { pageNo: 1, pageSize: 42 };
const ids = async (query = {}) =>
  (await recentGames(services, player, { ...page, ...query })).list.map(({ nodeId }) => nodeId);

describe('recently played games', () => {
  test('API-39 ENTITY-27 LOBBY-09 appear once each, newest first, for 90 days', async () => {
    await launch('20001', 2 * MINUTE);
    await launch('60001', MINUTE);
    await launch('20001', 3 * MINUTE, 'the-same-from-elsewhere');
    await launch('20002', 91 * DAY);
    expect(await ids()).toEqual(['60001', '20001']);
    await launch('20001', 0);
    expect(await ids()).toEqual(['20001', '60001']);
    expect(await ids({ gameType: 'FISH' })).toEqual(['60001']);
  });

  test('LOBBY-09 API-39 ENTITY-27 have pages; one beyond the last is empty', async () => {
    for (const [place, nodeId] of ['20001', '20002', '20003'].entries()) await launch(nodeId, place * MINUTE);
    expect(await recentGames(services, player, { pageNo: 2, pageSize: 2 })).toMatchObject({
      list: [{ nodeId: '20003' }],
      totalPages: 2,
    });
    expect(await ids({ pageNo: 3, pageSize: 2 })).toEqual([]);
  });

  test('API-39 LOBBY-09 omit games that left the catalogue, and mark maintenance', async () => {
    await launch('20005', 0);
    await launch('20006', MINUTE);
    await db.query('test_leave', 'update games set enabled = false where node_id = 20005');
    await db.query('test_down', 'update games set maintenance = true where node_id = 20006');
    services.pass(SECOND);
    expect((await recentGames(services, player, page)).list).toMatchObject([{ nodeId: '20006', maintenance: true }]);
  });

  test('API-39 LOBBY-09 belong to one member only', async () => {
    await launch('20001', 0);
    const agent = await sessionOf(services, 'agent01');
    expect(await recentGames(services, agent, page)).toEqual({ list: [], totalPages: 0 });
  });

  test('ROLE-08 do not exist for trial accounts', async () => {
    await addMembers(db, [{ account: 'trial01', type: 4 }]);
    const trial = await sessionOf(services, 'trial01');
    await expect(recentGames(services, trial, page)).rejects.toEqual(new Failure('in_need_true_account'));
  });
});

describe('new games', () => {
  test('are the games of the last 30 days, newest first', async () => {
    const snapshot = await services.catalogue.current();
    const all = newGames(snapshot, { pageNo: 1, pageSize: 100 });
    const released = new Map(snapshot.games.map(({ game, releasedAt }) => [game.nodeId, releasedAt]));
    const times = all.content.map(({ nodeId }) => released.get(nodeId) ?? 0);
    expect(all.totalElements).toBe(all.content.length);
    expect(times.length).toBeGreaterThan(10);
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(times.every((time) => time > services.clock() - 30 * DAY)).toBe(true);
    expect(all.content.map(({ nodeId }) => nodeId)).toContain('20003');
  });

  test('of a category are paged', async () => {
    const snapshot = await services.catalogue.current();
    const live = newGames(snapshot, { gameType: 'LIVE', pageNo: 1, pageSize: 1 });
    expect(live.content).toMatchObject([{ gameType: 'LIVE', isNew: true }]);
    expect(live.totalPages).toBe(live.totalElements);
    expect(newGames(snapshot, { gameType: 'LIVE', pageNo: live.totalPages + 1, pageSize: 1 }).content).toEqual([]);
  });
});
