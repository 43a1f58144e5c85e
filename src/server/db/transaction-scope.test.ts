import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from './testing.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase({ seeded: false });
});
afterAll(() => db.close());

const one = 'select 1 as one';

test('inside a transaction the database itself refuses queries, and the transaction is rolled back', async () => {
  const misuse = 'only the transaction itself';
  await expect(db.transaction(() => db.query('test_one', one))).rejects.toThrow(misuse);
  await expect(db.transaction(() => db.transaction(async () => 1))).rejects.toThrow(misuse);
  await expect(db.transaction(async () => db.requireOutside())).rejects.toThrow(misuse);
});

test('the transaction answers queries, and so does the database afterwards and in parallel', async () => {
  const inner = db.transaction((tx) => tx.query('test_one', one));
  expect(await Promise.all([inner, db.query('test_one', one)])).toEqual([[{ one: 1 }], [{ one: 1 }]]);
  expect(await db.query('test_one', one)).toEqual([{ one: 1 }]);
  expect(() => db.requireOutside()).not.toThrow();
});
