import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { openTestDatabase, TEST_NOW } from '../../db/testing.ts';
import { audit, firstBrokenAuditRow } from './audit.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase({ seeded: false });
  await db.migrate();
});
afterAll(() => db.close());

const note = (session: number) =>
  audit(db, { at: new Date(TEST_NOW), kind: 'login', memberId: session % 2 ? 7 : null, data: { session, ip: '::1' } });
/** Acts like an attacker with access to the database: disables the triggers. */
const tamper = (sql: string) =>
  db.transaction(async (tx) => {
    await tx.query('test_disable', 'alter table audit_log disable trigger user');
    await tx.query(`test_${sql}`, sql);
    await tx.query('test_enable', 'alter table audit_log enable trigger user');
  });

test('concurrent rows form one chain without gaps', async () => {
  await Promise.all(Array.from({ length: 12 }, (_, session) => note(session)));
  const rows = await db.query<{ id: number }>('test_ids', 'select id from audit_log order by id');
  expect(rows.map((row) => row.id)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
  expect(await firstBrokenAuditRow(db)).toBeNull();
});

test.each(['update audit_log set kind = $$logout$$', 'delete from audit_log', 'truncate audit_log'])(
  'rows cannot be changed or deleted: %s',
  async (sql) => {
    await expect(db.query(`test_${sql}`, sql)).rejects.toMatchObject({ code: '23001' });
  },
);

test('a changed row and a removed row break the chain', async () => {
  await tamper(`update audit_log set data = '{"session":99}' where id = 9`);
  expect(await firstBrokenAuditRow(db)).toBe(9);
  await tamper('delete from audit_log where id = 4');
  expect(await firstBrokenAuditRow(db)).toBe(5);
});
