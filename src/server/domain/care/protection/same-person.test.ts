import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { PROVEN_CONTACT, SAME_CONTACT, SAME_DEVICE } from './same-person.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

test.each([
  ['contacts', SAME_CONTACT],
  ['proven contacts', PROVEN_CONTACT],
  ['devices', SAME_DEVICE],
])('PROMO-01 accounts of one person are found by index, by %s', async (_, sql) => {
  const plan = await db.transaction(async (tx) => {
    await tx.execute('set local enable_seqscan = off');
    return JSON.stringify((await tx.execute(`explain ${sql}`, [1_000_001])).rows);
  });
  expect(plan).toContain('Index');
  expect(plan).not.toContain('Seq Scan');
});
