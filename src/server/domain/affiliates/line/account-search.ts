import { type SQL, sql } from 'drizzle-orm';
import { piece } from '../../ground/paging/paging.ts';
import { foldedSql, wordsOf } from '../../ground/text/fold.ts';

const NAMES = piece(foldedSql(`m.account || ' ' || m.nickname`));

/** A filter of members `m` by parts of account name or nickname, whatever the case and the accents. */
export function accountSearch(search: string | undefined): SQL | undefined {
  const asked = search?.trim() ?? '';
  if (asked === '') return undefined;
  const words = wordsOf(asked).map((word) => sql`position(${word} in ${NAMES}) > 0`);
  // Signs alone make no words, and accounts may have them.
  return words.length === 0 ? sql`position(${asked} in m.account) > 0` : sql`(${sql.join(words, sql` and `)})`;
}
