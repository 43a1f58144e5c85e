import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { listMessages, readMessage, unreadCount } from '../../care/messages/inbox.ts';
import { outcome, sessionOf, type TestServices, testServices } from '../../testing.ts';
import { addTeam, type TestTeam } from './testing.ts';
import { writeToTeam } from './write-to-team.ts';

let db: Database;
let services: TestServices;
let team: TestTeam;
beforeAll(async () => {
  db = await openTestDatabase();
  services = await testServices(db);
  team = await addTeam(db, services);
});
afterAll(() => db.close());
beforeEach(() => db.query('test_no_messages', 'delete from messages'));

const write = (from = team.head, to: number | string = team.idOf('leaf'), text = 'Hello', services_ = services) =>
  db.transaction((tx) => writeToTeam(services_, tx, from, String(to), { title: ' News ', text }));
const inboxOf = (member: typeof team.head) =>
  listMessages(services, member, { reading: 'all', pageNo: 1, pageSize: 10 }, 'EN');

test('AGENT-05 NOTICE-06 a member reads who of the agents above wrote, and the text as it was typed', async () => {
  const leaf = await sessionOf(services, 'team_leaf');
  const typed = 'One <b>&</b>\n<script>two</script>';
  const { messageId, account, left } = await write(team.head, team.idOf('leaf'), typed);
  expect([account, left]).toEqual(['team_leaf', 49]);
  expect((await inboxOf(leaf)).content).toMatchObject([
    { messageId, category: 'team', sender: 'team_head', title: 'News' },
  ]);
  const content = '<p>One &lt;b&gt;&amp;&lt;/b&gt;<br />&lt;script&gt;two&lt;/script&gt;</p>';
  expect(await readMessage(services, leaf, messageId, 'VI')).toMatchObject({ sender: 'team_head', content });
  expect(await unreadCount(services, leaf)).toBe(1);
});

test('AGENT-05 the agent itself, its upline, others and players who write reach nobody', async () => {
  const { head, sub, idOf } = team;
  const outsider = await sessionOf(services, 'player01');
  expect(await outcome(write(sub, idOf('sub')))).toBe('not_found');
  expect(await outcome(write(sub, idOf('head')))).toBe('not_found');
  expect(await outcome(write(head, outsider.memberId))).toBe('not_found');
  expect(await outcome(write(head, 'x'))).toBe('not_found');
  expect(await outcome(write(outsider, idOf('leaf')))).toBe('error_not_agent');
  expect(await db.query('test_none', 'select id from messages')).toEqual([]);
});

test('AGENT-05 the limit of a day counts deleted messages and ends with the day', async () => {
  const limited = { ...services, brand: { ...services.brand, teamMessages: { maxPerDay: 2 } } };
  const send = (now: TestServices = limited) => write(team.head, team.idOf('leaf'), 'Hello', now);
  expect([(await send()).left, (await send()).left]).toEqual([1, 0]);
  await db.query('test_deleted', 'update messages set deleted_at = now()');
  expect(await outcome(send())).toBe('team_messages_used_up');
  expect((await write(team.sub, team.idOf('leaf'), 'Hello', limited)).left).toBe(1);
  const tomorrow = services.clock() + 86_400_000;
  expect((await send({ ...limited, clock: () => tomorrow })).left).toBe(1);
});

test('AGENT-05 of two messages at once one takes the last place of the day', async () => {
  const limited = { ...services, brand: { ...services.brand, teamMessages: { maxPerDay: 1 } } };
  const send = () => outcome(write(team.head, team.idOf('leaf'), 'Hello', limited));
  const outcomes = await Promise.all([send(), send(), send()]);
  expect(outcomes.filter((one) => one === 'team_messages_used_up')).toHaveLength(2);
  expect(await db.query('test_sent', 'select id from messages')).toHaveLength(1);
});
