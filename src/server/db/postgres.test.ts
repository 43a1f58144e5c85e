import { expect, test } from 'vitest';
import { openTestDatabase } from './testing.ts';

test.skipIf(!process.env['TEST_DATABASE_URL'])(
  'a connection that breaks in a transaction fails that one alone',
  async () => {
    const db = await openTestDatabase({ seeded: false });
    await expect(
      db.transaction((tx) => tx.query('test_break', 'select pg_terminate_backend(pg_backend_pid())')),
    ).rejects.toThrow(/terminat/);
    expect(await db.query('test_after', 'select 1 as one')).toEqual([{ one: 1 }]);
    await db.close();
  },
);
