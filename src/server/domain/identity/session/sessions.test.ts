import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { logIn, MINUTE, sessionOf, sessionWith, testServices } from '../../testing.ts';
import type { Session } from './session.ts';
import { endOtherSessions, endSession, listSessions, logout } from './sessions.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(() => db.query('test_no_sessions', 'delete from sessions'));
afterAll(() => db.close());

test('API-79 an account sees its open sessions, the most recently used first, and no token', async () => {
  const services = await testServices(db);
  const first = await sessionOf(services, 'player01');
  services.pass(5 * MINUTE);
  const second = await sessionOf(services, 'player01');
  await sessionOf(services, 'agent01');
  const list = await listSessions(services, first);
  expect(list.map(({ current }) => current)).toEqual([false, true]);
  expect(list[0]).toEqual({
    sessionId: expect.stringMatching(/^se_[0-9a-f]{32}$/),
    current: false,
    startedAt: '2026-01-05T09:35:00.000Z',
    lastUsedAt: '2026-01-05T09:35:00.000Z',
    expiresAt: '2026-01-05T21:35:00.000Z',
    ip: '203.0.113.7',
    country: 'VN',
    device: 'Chrome on Windows',
  });
  services.pass(27 * MINUTE);
  expect(await listSessions(services, second)).toHaveLength(1);
});

test('API-79 only its own account can end a session by its id, once', async () => {
  const services = await testServices(db);
  const [mine, phone] = [await sessionOf(services, 'player01'), await sessionOf(services, 'player01')];
  const agent = await sessionOf(services, 'agent01');
  const other = (await listSessions(services, mine)).find(({ current }) => !current);
  if (other === undefined) throw new Error('there is no other session');
  await expect(endSession(services, agent, other.sessionId)).rejects.toMatchObject({ code: 'not_found' });
  expect(await endSession(services, mine, other.sessionId)).toEqual({
    endedSessions: 1,
    endedAt: new Date(services.clock()).toISOString(),
  });
  await expect(endSession(services, mine, other.sessionId)).rejects.toMatchObject({ code: 'not_found' });
  expect((await listSessions(services, mine)).map(({ current }) => current)).toEqual([true]);
  expect((await listSessions(services, phone)).map(({ current }) => current)).toEqual([false]);
});

test('API-79 all other sessions end together, and a second call ends none', async () => {
  const services = await testServices(db);
  const mine = await sessionOf(services, 'player01');
  await sessionOf(services, 'player01');
  await sessionOf(services, 'player01');
  const agent = await sessionOf(services, 'agent01');
  expect(await endOtherSessions(services, mine)).toMatchObject({ endedSessions: 2 });
  expect(await endOtherSessions(services, mine)).toMatchObject({ endedSessions: 0 });
  expect(await listSessions(services, mine)).toHaveLength(1);
  expect(await listSessions(services, agent)).toHaveLength(1);
});

/** The last entry of the audit log, and what was told to the member's other servers since the last call. */
async function noted({ memberId }: Session) {
  const [entry] = await db.query(
    'test_audit',
    'select kind, data from audit_log where member_id = $1 order by id desc limit 1',
    [memberId],
  );
  const told = await db.query<{ kind: string; memberId: number }>(
    'test_told',
    'delete from live_events returning kind, member_id as "memberId"',
  );
  return { entry, told };
}

test('API-79 whoever ends a session is in the audit log, and every server is told', async () => {
  const services = await testServices(db);
  const [mine, one, two] = [
    await sessionOf(services, 'player01'),
    await sessionOf(services, 'player01'),
    await sessionOf(services, 'player01'),
  ];
  const told = [{ kind: 'session', memberId: mine.memberId }];
  const other = (await listSessions(services, one)).find(({ current }) => current)?.sessionId ?? '';
  await noted(mine);
  await endSession(services, mine, other);
  expect(await noted(mine)).toEqual({ entry: { kind: 'logout', data: { session: one.id, by: mine.id } }, told });
  await endOtherSessions(services, mine);
  expect(await noted(mine)).toEqual({ entry: { kind: 'sessions_ended', data: { sessions: 1, kept: mine.id } }, told });
  await endOtherSessions(services, mine);
  expect((await noted(mine)).told).toEqual([]);
  await logout(services, mine);
  expect(await noted(mine)).toEqual({ entry: { kind: 'logout', data: { session: mine.id } }, told });
  await expect(listSessions(services, two)).resolves.toEqual([]);
});

test('API-79 sessions last used at the same moment are listed by their age, the newest first', async () => {
  const services = await testServices(db);
  const ids: number[] = [];
  for (let i = 0; i < 3; i++) ids.push((await sessionOf(services, 'player01')).id);
  const mine = await sessionOf(services, 'player01');
  const list = await listSessions(services, mine);
  const publicIds = await db.query<{ id: number; publicId: string }>(
    'test_ids',
    'select id, public_id as "publicId" from sessions where member_id = 1000001',
  );
  const idOf = new Map(publicIds.map(({ id, publicId }) => [publicId, id]));
  expect(list.slice(1).map(({ sessionId }) => idOf.get(sessionId))).toEqual(ids.toReversed());
  expect(list[0]?.current).toBe(true);
  const asFirst = await listSessions(services, { ...mine, id: ids[0] ?? 0 });
  expect(asFirst.map(({ current }) => current)).toEqual([false, false, false, true]);
});

test('API-79 a session that is older but was used later comes first', async () => {
  const services = await testServices(db);
  const { token } = await logIn(services, 'player01');
  services.pass(5 * MINUTE);
  const second = await sessionOf(services, 'player01');
  services.pass(5 * MINUTE);
  await sessionWith(services, token);
  const list = await listSessions(services, second);
  expect(list.map(({ current, lastUsedAt }) => [current, lastUsedAt])).toEqual([
    [false, '2026-01-05T09:40:00.000Z'],
    [true, '2026-01-05T09:35:00.000Z'],
  ]);
});
