import { Client } from 'pg';
import { openPostgres } from '../../src/server/db/postgres.ts';
import { TEST_NOW } from '../../src/server/db/testing.ts';
import { addMembers, DAY } from '../../src/server/domain/testing.ts';
import { seedDatabase } from '../../src/server/testing/seed-database.ts';

/** The members of the books, and the postings of each. A posting has two entries, which makes ten million. */
export const MEMBERS = 1_000;
/** The id of the first; the others follow it. */
export const FIRST_MEMBER = 1_100_000;
const POSTINGS = 5_000;
/** The days that they cover, until the test clock's now. */
const DAYS = 365;
/** Rounds of all members in one statement. */
const STEP = 250;

// Every second posting of a member takes 1.00, the others give 2.00.
const POSTED = `
  with postings as (
    select v, m.account_id, $3::bigint + v * $4::bigint + row_number() over (partition by v order by m.account_id) as id,
      $5::timestamptz - (${POSTINGS} - v) * interval '${DAYS} days' / ${POSTINGS} as at
    from generate_series($1::int, $2::int) v cross join wallets m where m.member_id >= ${FIRST_MEMBER} and m.kind = 'main'
  ), kept as (
    insert into transactions (id, kind, reference, reason_kind, reason_id, booked_at) overriding system value
    select id, 'bet', 'bench:' || id, 'bet', 'bench-' || id, at from postings
  )
  insert into entries (transaction_id, account_id, amount, booked_at, balance_after, version)
  select id, account_id, case when v % 2 = 0 then -1 else 2 end, at, case when v % 2 = 0 then v / 2 else (v + 3) / 2 end, v
  from postings
  union all
  select id, (select id from accounts where kind = 'bench'), case when v % 2 = 0 then 1 else -2 end, at, null, null
  from postings
  order by 1, 2`;

/** Makes the demo database on a PostgreSQL server, and the members of the books in it. */
export async function makeBooks(url: string): Promise<void> {
  const db = openPostgres(url);
  try {
    await db.migrate();
    await seedDatabase(db);
    const account = (_: unknown, n: number) => ({ account: `bench${n + 1}`, password: '' });
    await addMembers(db, [{ account: 'benchplayer' }, ...Array.from({ length: MEMBERS - 1 }, account)]);
  } finally {
    await db.close();
  }
}

/** Adds the entries. Triggers and foreign keys are off meanwhile: they would check each of the ten million alone. */
export async function fillBooks(url: string, say: (line: string) => void): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`set session_replication_role = replica`);
    await client.query(`insert into accounts (kind, currency) values ('bench', 'USD')`);
    for (let first = 1; first <= POSTINGS; first += STEP) {
      say(`ledger, posting ${first} of ${POSTINGS} for each of ${MEMBERS} members`);
      await client.query(POSTED, [first, first + STEP - 1, 1_000_000, MEMBERS, new Date(TEST_NOW - DAY)]);
    }
    await client.query(
      `update wallets set balance = ${POSTINGS / 2}, version = ${POSTINGS} where member_id >= ${FIRST_MEMBER} and kind = 'main'`,
    );
    await client.query(
      `select setval(pg_get_serial_sequence('transactions', 'id'), (select max(id) from transactions))`,
    );
    await client.query('set session_replication_role = origin');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
