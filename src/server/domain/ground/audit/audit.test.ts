import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase, TEST_NOW } from '#server/db/testing.ts';
import { inExchange } from '#server/shared/exchange.ts';
import { DAY, type TestServices, testServices } from '../../testing.ts';
import { type AuditKind, audit, auditRead } from './audit.ts';
import { listAuditEntries, verifyAuditLog } from './read-audit-log.ts';

const PLAYER = 1000001;
const AGENT = 1000002;
const ZEROS = '0'.repeat(64);

let db: Database;
let services: TestServices;
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  await tamper('truncate audit_log');
  services = await testServices(db);
});
afterAll(() => db.close());

const note = (kind: AuditKind, memberId: number | null, data = {}) =>
  audit(db, { at: new Date(services.clock()), kind, memberId, data });
const list = (query: Partial<Parameters<typeof listAuditEntries>[1]> = {}) =>
  listAuditEntries(services, { pageNo: 1, pageSize: 100, ...query });
/** Acts like an attacker with access to the database: disables the triggers. */
const tamper = (sql: string) =>
  db.transaction(async (tx) => {
    await tx.query('test_disable', 'alter table audit_log disable trigger user');
    await tx.query(`test_${sql}`, sql);
    await tx.query('test_enable', 'alter table audit_log enable trigger user');
  });

test('concurrent entries form one chain without gaps', async () => {
  expect(await verifyAuditLog(services)).toEqual({
    intact: true,
    firstBrokenId: null,
    entries: 0,
    headHash: ZEROS,
    verifiedAt: new Date(TEST_NOW).toISOString(),
  });
  await Promise.all(Array.from({ length: 12 }, (_, at) => note('login', at % 2 ? PLAYER : null, { session: at })));
  const { content } = await list();
  expect(content.map(({ auditId }) => auditId)).toEqual(Array.from({ length: 12 }, (_, at) => String(12 - at)));
  const hashes = content.map(({ hash }) => hash);
  expect(content.map(({ previousHash }) => previousHash)).toEqual([...hashes.slice(1), ZEROS]);
  expect(await verifyAuditLog(services)).toMatchObject({ intact: true, entries: 12, headHash: hashes[0] });
});

test('the hash is that of everything in the entry', async () => {
  await inExchange({ actor: { kind: 'operator', name: 'op_mai' }, requestId: 'request-0001' }, () =>
    note('notice_created', PLAYER, { noticeId: 'a-1' }),
  );
  const [entry] = (await list()).content;
  const said = `["${entry?.previousHash}", ${entry?.auditId}, ${TEST_NOW}, "notice_created", "operator", "op_mai", ${PLAYER}, "request-0001", {"noticeId": "a-1"}]`;
  expect(entry?.hash).toBe(createHash('sha256').update(said).digest('hex'));
});

test('ROLE-14 API-77 an entry names who acted, in which request, and whom it concerns', async () => {
  const request = { requestId: 'request-0002' };
  await inExchange({ ...request, actor: { kind: 'vendor', name: 'SAF' } }, () => note('login', PLAYER));
  await inExchange({ requestId: null, actor: { kind: 'system', name: 'housekeeping' } }, () => note('logout', AGENT));
  await inExchange({ ...request, actor: undefined }, () => note('login', AGENT));
  await inExchange({ ...request, actor: undefined }, () => note('login_failed', null, { ip: '::1', gone: null }));
  await note('notice_created', null, { operator: 'op_bao', noticeId: 'a-2' });
  const { content } = await list({ pageSize: 5 });
  expect(
    content.map(({ actorKind, actor, requestId, memberId, facts }) => [actorKind, actor, requestId, memberId, facts]),
  ).toEqual([
    ['operator', 'op_bao', null, null, [{ name: 'noticeId', value: 'a-2' }]],
    ['member', 'guest', 'request-0002', null, [{ name: 'ip', value: '::1' }]],
    ['member', 'agent01', 'request-0002', String(AGENT), []],
    ['system', 'housekeeping', null, String(AGENT), []],
    ['vendor', 'SAF', 'request-0002', String(PLAYER), []],
  ]);
});

test('the list is filtered by kind, actor, account and time, the newest first', async () => {
  services.pass(DAY);
  await inExchange({ actor: { kind: 'operator', name: 'op_vy' }, requestId: 'request-0003' }, () =>
    auditRead(services, 'listAuditEntries'),
  );
  await note('points_converted', PLAYER, { points: 1000 });
  await note('points_converted', AGENT);
  const kinds = async (query: Parameters<typeof list>[0]) => (await list(query)).content.map(({ kind }) => kind);
  const midnight = new Date(TEST_NOW + DAY).toISOString();
  expect(await kinds({ actorKind: 'operator', actor: 'op_vy' })).toEqual(['operator_read']);
  expect(await kinds({ kind: 'points_converted', account: 'player01' })).toEqual(['points_converted']);
  expect(await kinds({ kind: 'points_converted' })).toHaveLength(2);
  expect(await kinds({ from: midnight, actorKind: 'operator' })).toEqual(['operator_read']);
  expect(await kinds({ from: midnight, actorKind: 'member' })).toEqual(['points_converted', 'points_converted']);
  expect(await kinds({ account: 'nobody' })).toEqual([]);
  expect(await kinds({ from: midnight })).toEqual(['points_converted', 'points_converted', 'operator_read']);
  expect(await kinds({ to: midnight })).not.toContain('points_converted');
  const pages = await Promise.all([1, 2].map((pageNo) => list({ from: midnight, pageNo, pageSize: 2 })));
  expect(pages.map(({ content, totalPages, totalElements }) => [content.length, totalPages, totalElements])).toEqual([
    [2, 2, 3],
    [1, 2, 3],
  ]);
  await expect(list({ from: midnight, to: midnight })).rejects.toThrow('validation_failed');
});

test('an entry says which operation an operator read with, and a fact has 500 characters at most', async () => {
  services.pass(3 * DAY);
  await inExchange({ actor: { kind: 'operator', name: 'op_vy' }, requestId: null }, () =>
    auditRead(services, 'listAuditEntries'),
  );
  await note('points_converted', PLAYER, { points: 'x'.repeat(501) });
  const { content } = await list({ from: new Date(services.clock()).toISOString() });
  expect(content.map(({ facts }) => facts)).toEqual([
    [{ name: 'points', value: 'x'.repeat(500) }],
    [{ name: 'operation', value: 'listAuditEntries' }],
  ]);
});

test.each(['update audit_log set kind = $$logout$$', 'delete from audit_log', 'truncate audit_log'])(
  'entries cannot be changed or deleted: %s',
  async (sql) => {
    await expect(db.query(`test_${sql}`, sql)).rejects.toMatchObject({ code: '23001' });
  },
);

test('a changed entry and a removed entry break the chain', async () => {
  for (let session = 1; session <= 9; session += 1) await note('login', PLAYER, { session });
  expect(await verifyAuditLog(services)).toMatchObject({ intact: true, entries: 9 });
  for (const change of [`data = '{"session":99}'`, `actor = 'nobody'`, `request_id = 'other'`, `hash = ''`]) {
    await tamper(`update audit_log set ${change} where id = 9`);
    expect(await verifyAuditLog(services)).toMatchObject({ intact: false, firstBrokenId: '9' });
  }
  await tamper('delete from audit_log where id = 4');
  expect(await verifyAuditLog(services)).toMatchObject({ intact: false, firstBrokenId: '5' });
});
