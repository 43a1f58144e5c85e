import { type SQL, sql } from 'drizzle-orm';
import type { Parameter } from '#server/db/database.ts';

/** A constant part of hand-written SQL in a list; `values` are its `$1`, `$2` and so on. Never pass user text. */
export function piece(text: string, ...values: readonly Parameter[]): SQL {
  const chunks = text.split(/\$(\d+)/).map((part, at) => {
    return at % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`;
  });
  return sql.join(chunks);
}
