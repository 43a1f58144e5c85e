import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase, TEST_NOW } from '#server/db/testing.ts';
import type { Session } from '../../identity/session/session.ts';
import { HOUR, outcome, sessionOf, type TestServices, testServices } from '../../testing.ts';
import { listAgentAnnouncements, storeAgentAnnouncements } from './announcements.ts';

let db: Database;
let services: TestServices;
let agent: Session;
beforeAll(async () => {
  db = await openTestDatabase();
  services = await testServices(db);
  agent = await sessionOf(services, 'agent01');
});
afterAll(() => db.close());

const all = { pageNo: 1, pageSize: 10 };

test('API-42 AGENT-02 AGENT-17 ENTITY-20 agents read announcements newest first, in their language, page by page', async () => {
  const page = await listAgentAnnouncements(services, agent, { pageNo: 1, pageSize: 2 }, 'EN');
  expect(page.content.map(({ title }) => title)).toEqual([
    'Turnover counts by settlement time',
    'What counts as valid turnover',
  ]);
  expect(page.content[0]?.timestamp).toBe(TEST_NOW - 5 * HOUR);
  expect(page).toMatchObject({ totalPages: 3, totalElements: 6 });
  const vietnamese = await listAgentAnnouncements(services, agent, { pageNo: 1, pageSize: 2 }, 'VI');
  expect(vietnamese.content[0]?.title).toBe('Doanh thu cược tính theo giờ quyết toán');
});

test('AGENT-17 title words and days filter the list', async () => {
  const found = await listAgentAnnouncements(services, agent, { ...all, search: ' INVITE ' }, 'EN');
  expect(found.content.map(({ title }) => title)).toEqual(['Invite with care']);
  const none = await listAgentAnnouncements(services, agent, { ...all, search: "%' or true --" }, 'EN');
  expect(none).toEqual({ content: [], totalPages: 0, totalElements: 0 });
  const from = new Date(TEST_NOW - 6 * HOUR).toISOString();
  expect((await listAgentAnnouncements(services, agent, { ...all, from }, 'EN')).totalElements).toBe(1);
  expect(await outcome(listAgentAnnouncements(services, agent, { ...all, from, to: from }, 'EN'))).toBe(
    'validation_failed',
  );
});

test('AGENT-02 NOTICE-06 unpublished announcements are hidden, and stored HTML is sanitised', async () => {
  const words = { title: 'Later', content: '<p>Later<script>steal()</script></p>' };
  const later = new Date(TEST_NOW + HOUR);
  await storeAgentAnnouncements(db, [{ id: 'g-later', publishedAt: later, texts: { EN: words, VI: words } }]);
  const found = await listAgentAnnouncements(services, agent, { ...all, search: 'later' }, 'EN');
  expect(found.totalElements).toBe(0);
  const afterwards = await testServices(db);
  afterwards.pass(2 * HOUR);
  const told = await listAgentAnnouncements(afterwards, agent, { ...all, search: 'later' }, 'EN');
  expect(told.content.map(({ content }) => content)).toEqual(['<p>Later</p>']);
});

test.each([
  [0, 'error_not_agent'],
  [4, 'in_need_true_account'],
  [1, 'in'],
  [2, 'in'],
  [41, 'in'],
  [42, 'in'],
] as const)('AGENT-15 ROLE-08 ROLE-11 an account of type %i: %s', async (type, expected) => {
  expect(await outcome(listAgentAnnouncements(services, { ...agent, type }, all, 'EN'))).toBe(expected);
});
