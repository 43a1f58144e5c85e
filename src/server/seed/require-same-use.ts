import { StartError } from '../config/start-error.ts';
import type { Database } from '../db/database.ts';
import { DEMO_MARK, SITE_MARK } from '../db/schema/system.ts';
import { seedMembers } from './members.ts';

const TABLES = `
  select to_regclass('seeds') is not null as "hasSeeds", to_regclass('members') is not null as "hasMembers"`;
const MARKS = 'select name from seeds where name = any($1)';
// No account of a visitor gets an id of these.
const ACCOUNTS = 'select id from members where id = any($1) and account = any($2) limit 1';

/**
 * Refuses a site on the database of a demo, whose passwords are public, and a demo on the database of a site. Reads alone,
 * so that a database which is refused stays as it is; one that was never migrated belongs to nobody yet.
 */
export async function requireSameUse(db: Pick<Database, 'query'>, { demo }: { readonly demo: boolean }): Promise<void> {
  const [tables] = await db.query<{ hasSeeds: boolean; hasMembers: boolean }>('same_use_tables', TABLES);
  const marks = tables?.hasSeeds
    ? await db.query<{ name: string }>('same_use_marks', MARKS, [[DEMO_MARK, SITE_MARK]])
    : [];
  const isMarked = (mark: string) => marks.some(({ name }) => name === mark);
  const another = 'set DATABASE_URL or DATA_DIR to an empty one';
  if (demo) {
    if (!isMarked(SITE_MARK)) return;
    throw new StartError(`The database belongs to a site that is no demo; ${another}, or start the site with DEMO=0.`);
  }
  if (isMarked(DEMO_MARK) || (tables?.hasMembers && (await hasDemoAccounts(db)))) {
    throw new StartError(
      `The database holds the accounts of a demo, whose passwords are public; ${another}, or start the demo with DEMO=1.`,
    );
  }
}

async function hasDemoAccounts(db: Pick<Database, 'query'>): Promise<boolean> {
  const known = [seedMembers.map(({ id }) => id), seedMembers.map(({ account }) => account)];
  return (await db.query('same_use_accounts', ACCOUNTS, known)).length > 0;
}
