import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orderBy } from './paging.ts';

test('a list is not sorted by a column that it does not offer, and the refusal names the field', () => {
  const columns = { net: sql`b.net` };
  for (const sort of ['toString', '-gross', ''] as const) {
    const sorting = () => orderBy<string>(columns, sort, sql`b.id`);
    expect(sorting).toThrow(
      expect.objectContaining({
        code: 'validation_failed',
        details: {
          fields: [{ pointer: '/query/sort', rule: 'enum', message: 'The list cannot be sorted by that.' }],
        },
      }),
    );
  }
});
