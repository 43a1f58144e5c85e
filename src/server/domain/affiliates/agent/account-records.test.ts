import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listRegistrationLinksDefaults } from '#generated/server/defaults.ts';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import type { Session } from '../../identity/session/session.ts';
import {
  addMembers,
  auditOf,
  DAY,
  lastMessage,
  MINUTE,
  outcome,
  sessionOf,
  type TestServices,
  testServices,
  testVisitor,
} from '../../testing.ts';
import { createDownline } from './create-accounts.ts';
import { moveLine } from './move-line.ts';
import { changeLink, createLink, listLinks, removeLink } from './registration-links.ts';

let db: Database;
let services: TestServices;
// Two agents of the test alone.
let agent: Session;
let other: Session;
let pairs = 0;
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  services = await testServices(db);
  pairs += 1;
  const [top, full] = [`links_top${pairs}`, `links_full${pairs}`];
  await addMembers(db, [
    { account: top, type: 1 },
    { account: full, type: 1 },
  ]);
  await db.query('test_rebate', `update members set rebate = 90 where account like 'links\\_%'`);
  agent = await sessionOf(services, top);
  other = await sessionOf(services, full);
});
afterAll(() => db.close());

const records = async (memberId: number, kind: string) =>
  (await auditOf(db, memberId)).filter(([of]) => of.startsWith(kind));
const idOf = async (account: string) => {
  const [row] = await db.query<{ id: number }>('test_id', 'select id from members where account = $1', [account]);
  return row?.id ?? 0;
};

describe('a link', () => {
  test('AGENT-18 has a code of its own, and its making, change and end are in the audit log once each', async () => {
    const link = await createLink(services, agent, { type: 2, rebate: 40, note: '  ' });
    expect(link).toEqual({
      linkId: expect.stringMatching(/^ln-[\w-]{16}$/),
      code: expect.stringMatching(/^[A-HJKMNP-Z2-9]{8}$/),
      type: 2,
      rebate: 40,
      note: null,
      enabled: true,
      visits: 0,
      registrations: 0,
      url: `http://localhost:4000/register?affiliateCode=${link.code}`,
      qrCodeUrl: `http://localhost:4000/register?affiliateCode=${link.code}&via=qr`,
      createdAt: '2026-01-05T09:30:00.000Z',
      updatedAt: '2026-01-05T09:30:00.000Z',
    });
    const { linkId } = link;
    const change = (rebate: number, note?: string, enabled = true) =>
      changeLink(services, agent, linkId, { rebate, enabled, ...(note !== undefined && { note }) });
    services.pass(MINUTE);
    // As it is, it is not changed.
    expect((await change(40, ' ')).updatedAt).toBe('2026-01-05T09:30:00.000Z');
    expect(await change(30, ' Football ', false)).toMatchObject({
      rebate: 30,
      note: 'Football',
      enabled: false,
      updatedAt: '2026-01-05T09:31:00.000Z',
    });
    expect(await outcome(change(91))).toBe('rebate_too_high');
    services.pass(MINUTE);
    expect(await removeLink(services, agent, linkId)).toEqual({ linkId, removedAt: '2026-01-05T09:32:00.000Z' });
    expect(await outcome(change(30))).toBe('not_found');
    const data = { link: linkId, session: agent.id };
    expect(await records(agent.memberId, 'link_')).toEqual([
      ['link_created', 'member', data],
      ['link_changed', 'member', data],
      ['link_removed', 'member', data],
    ]);
  });

  test('AGENT-18 AGENT-04 AGENT-17 is found by code and note, in a range and the order asked for, with the sums of all', async () => {
    const made = [];
    for (const note of ['Spring', undefined, 'Autumn fair']) {
      services.pass(MINUTE);
      made.push(await createLink(services, agent, { type: 0, rebate: 10, ...(note && { note }) }));
    }
    const [first, second, third] = made.map(({ linkId }) => linkId);
    const visit = 'update registration_links set visits = $2, registrations = $3 where id = $1';
    await db.query('test_visits', visit, [first ?? '', 5, 1]);
    await db.query('test_visits', visit, [second ?? '', 9, 0]);
    const listed = async (query: object = {}) => {
      const all = { ...listRegistrationLinksDefaults, pageNo: 1, pageSize: 50 };
      const { content, totals } = await listLinks(services, agent, { ...all, ...query });
      return [content.map(({ linkId }) => linkId), totals];
    };
    const sums = { visits: 14, registrations: 1 };
    expect(await listed()).toEqual([[third, second, first], sums]);
    expect(await listed({ sort: '-visits' })).toEqual([[second, first, third], sums]);
    expect((await listed({ sort: '-registrations', pageSize: 1 }))[0]).toEqual([first]);
    expect(await listed({ search: ' AUTUMN ' })).toEqual([[third], { visits: 0, registrations: 0 }]);
    expect((await listed({ search: made[1]?.code.toLowerCase() }))[0]).toEqual([second]);
    expect((await listed({ search: 'null' }))[0]).toEqual([]);
    const [from, to] = [made[1]?.createdAt, made[2]?.createdAt];
    expect((await listed({ from, to }))[0]).toEqual([second]);
    services.pass(400 * DAY);
    expect(await listed()).toEqual([[third, second, first], sums]);
    expect((await listed({ to: new Date(services.clock()).toISOString() }))[0]).toEqual([]);
    expect(await listLinks(services, other, { ...listRegistrationLinksDefaults })).toMatchObject({ content: [] });
  });

  test('AGENT-18 is the last of fifty; one that was removed makes room', async () => {
    const make = () => createLink(services, other, { type: 0, rebate: 0 });
    const links = [];
    for (let count = 0; count < 50; count += 1) links.push(await make());
    expect(new Set(links.map(({ code }) => code)).size).toBe(50);
    expect(await outcome(make())).toBe('conflict');
    await removeLink(services, other, links[0]?.linkId ?? '');
    expect(await outcome(make())).toBe('in');
  });
});

test('AGENT-04 an opened account is greeted, named, and kept with who opened it', async () => {
  const creator = { session: agent, visitor: testVisitor, language: 'VI' as const };
  const payload = { username: 'links_new', password: 'Welcome2Lumo', type: 2, rebate: 30 } as const;
  const created = await createDownline(services, { ...payload, nickname: '  Minh An ' }, creator);
  expect(created).toMatchObject({ nickname: 'Minh An', level: 1, uplineAccount: `links_top${pairs}`, state: 'active' });
  const plain = await createDownline(services, { ...payload, username: 'links_plain', nickname: ' ' }, creator);
  expect(plain.nickname).toBe('links_plain');
  const memberId = Number(created.id);
  expect(await records(memberId, 'downline_')).toEqual([
    ['downline_created', expect.any(String), { agent: agent.memberId, session: agent.id, type: 2, rebate: 30 }],
  ]);
  expect((await lastMessage(db, memberId))?.title).not.toBe('');
  const [stored] = await db.query(
    'test_stored',
    'select r.language, r.ip, m.password_given as given from registrations r join members m on m.id = r.member_id where m.id = $1',
    [memberId],
  );
  expect(stored).toEqual({ language: 'VI', ip: testVisitor.ip, given: true });
});

test('AGENT-18 a move is told to the account, its former and its new upline, and kept with its reason', async () => {
  await addMembers(db, [
    { account: 'links_mid', type: 2 },
    { account: 'links_moved', type: 2 },
  ]);
  const [top, full, mid, moved] = [agent.memberId, other.memberId, await idOf('links_mid'), await idOf('links_moved')];
  await db.query('test_named', `update members set nickname = '<b>Moved</b>' where id = $1`, [moved ?? 0]);
  const move = (memberId: number | undefined, uplineId: number | null | undefined) =>
    moveLine(services, 'Mai', {
      memberId: `${memberId}`,
      uplineId: uplineId === null ? null : `${uplineId}`,
      reason: 'Asked for.',
    });
  await move(mid, full);
  await move(moved, top);
  services.pass(MINUTE);
  expect(await move(moved, mid)).toMatchObject({
    member: { account: 'links_moved', level: 1, uplineAccount: 'links_mid' },
    accounts: 1,
    endedContracts: [],
    movedAt: new Date(services.clock()).toISOString(),
  });
  for (const memberId of [top, mid, moved]) {
    expect(await lastMessage(db, memberId ?? 0)).toEqual({
      title: 'A line has moved',
      category: 'account',
      content: '<p>We moved the line of &lt;b&gt;Moved&lt;/b&gt; to another place in the tree.</p>',
    });
  }
  expect((await lastMessage(db, moved ?? 0, 'VI'))?.content).toBe(
    '<p>Chúng tôi đã chuyển nhánh của &lt;b&gt;Moved&lt;/b&gt; sang vị trí khác.</p>',
  );
  const kept = async () => records(moved ?? 0, 'line_moved');
  const before = await kept();
  expect(before.at(-1)).toEqual(['line_moved', 'Mai', { from: top, to: mid, reason: 'Asked for.' }]);
  // Where it is already, nothing is moved or told.
  expect(await move(moved, mid)).toMatchObject({ member: { level: 1 }, endedContracts: [] });
  expect(await kept()).toEqual(before);
  const size = await move(full, null);
  expect(size).toMatchObject({ member: { account: `links_full${pairs}`, level: 0, uplineAccount: null }, accounts: 3 });
});
