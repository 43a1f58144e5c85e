import type { Queries } from '#server/db/database.ts';

/** A discrepancy. */
export interface Difference {
  readonly what: 'posting' | 'wallet' | 'entry' | 'account' | 'debt';
  readonly id: number;
  readonly message: string;
}

export interface Reconciled {
  readonly postings: number;
  readonly wallets: number;
  readonly entries: number;
  readonly differences: number;
}

/** The number of rows per statement. */
const STEP = 5_000;

interface Row extends Difference {
  readonly last: number | null;
  readonly looked: number;
}

// Each statement checks the rows after $1 and returns the errors, with the last row checked.
const POSTINGS = `
  with step as (select id from transactions where id > $1 order by id limit $2),
  wrong as (
    select s.id, 'the entries in ' || a.currency || ' sum to ' || sum(e.amount) || ', not to zero' as message
    from step s join entries e on e.transaction_id = s.id join accounts a on a.id = e.account_id
    group by s.id, a.currency having sum(e.amount) <> 0
    union all
    select s.id, 'has no entries' from step s where not exists (select from entries e where e.transaction_id = s.id)
  )
  select w.id, w.message, (select max(id) from step) as last, (select count(*) from step) as looked
  from (select 1) one left join wrong w on true`;
const WALLETS = `
  with step as (select * from wallets where account_id > $1 order by account_id limit $2),
  sums as (
    select s.account_id, s.balance, s.version, coalesce(sum(e.amount), 0) as sum, count(e.id) as count
    from step s left join entries e on e.account_id = s.account_id
    group by s.account_id, s.balance, s.version
  ),
  wrong as (
    select account_id as id, 'the balance is ' || balance || ', its entries sum to ' || sum as message
    from sums where balance <> sum
    union all
    select account_id, 'the version is ' || version || ' after ' || count || ' entries' from sums where version <> count
    union all
    select account_id, 'the balance is below zero: ' || balance from sums where balance < 0
  )
  select w.id, w.message, (select max(account_id) from step) as last, (select count(*) from step) as looked
  from (select 1) one left join wrong w on true`;
const ENTRIES = `
  with step as (select * from entries where id > $1 order by id limit $2),
  wrong as (
    select s.id, case
      when s.balance_after is null then 'keeps no balance of its wallet'
      else 'keeps the balance ' || s.balance_after || ', the entry before it and its amount make '
        || coalesce(p.balance_after, 0) + s.amount end as message
    from step s join wallets w on w.account_id = s.account_id
    left join entries p on p.account_id = s.account_id and p.version = s.version - 1
    where s.balance_after is distinct from coalesce(p.balance_after, 0) + s.amount
      or (p.id is null and s.version <> 1)
  )
  select w.id, w.message, (select max(id) from step) as last, (select count(*) from step) as looked
  from (select 1) one left join wrong w on true`;
const ACCOUNTS = `
  with step as (select * from accounts where id > $1 order by id limit $2),
  wrong as (
    select s.id, 'belongs to member ' || s.member_id || ' and has no wallet' as message
    from step s where s.member_id is not null and not exists (select from wallets w where w.account_id = s.id)
  )
  select w.id, w.message, (select max(id) from step) as last, (select count(*) from step) as looked
  from (select 1) one left join wrong w on true`;

const DEBTS = `
  with step as (select * from debts where member_id > $1 order by member_id limit $2),
  wrong as (
    select s.member_id as id, 'the debt is ' || s.amount || ', its entries make ' || coalesce(e.sum, 0) as message
    from step s cross join lateral (
      select sum(case d.kind when 'owed' then d.amount else -d.amount end) as sum from debt_entries d
      where d.member_id = s.member_id
    ) e where s.amount <> coalesce(e.sum, 0)
  )
  select w.id, w.message, (select max(member_id) from step) as last, (select count(*) from step) as looked
  from (select 1) one left join wrong w on true`;
const ALL_DEBTS = `
  select a.id, 'the debts of members are ' || d.sum || ', the account of the house has ' || e.sum as message
  from (select coalesce(sum(amount), 0) as sum from debts) d
  cross join lateral (
    select coalesce(sum(e.amount), 0) as sum from accounts a join entries e on e.account_id = a.id
    where a.kind = 'debts' and a.member_id is null
  ) e
  left join accounts a on a.kind = 'debts' and a.member_id is null
  where d.sum <> -e.sum limit 1`;

/**
 * Checks the books (trust 6). Each posting sums to zero in each currency. Each wallet is the sum of its entries. Each
 * entry's balance follows from the previous one and its amount. Each debt is the sum of its own entries, and all debts
 * are what the house's account has. Reports each discrepancy; memory stays constant. The
 * books should be at rest: a posting between two steps can look like a discrepancy.
 */
export async function reconcile(
  db: Pick<Queries, 'query'>,
  tell: (difference: Difference) => void,
): Promise<Reconciled> {
  let differences = 0;
  const walk = async (what: Difference['what'], name: string, sql: string): Promise<number> => {
    let looked = 0;
    for (let after: number | null = 0; after !== null; ) {
      const rows: readonly Row[] = await db.query<Row>(name, sql, [after, STEP]);
      for (const { id, message } of rows) {
        if (id === null) continue;
        differences += 1;
        tell({ what, id, message });
      }
      looked += rows[0]?.looked ?? 0;
      after = rows[0]?.last ?? null;
    }
    return looked;
  };
  const postings = await walk('posting', 'reconcile_postings', POSTINGS);
  const wallets = await walk('wallet', 'reconcile_wallets', WALLETS);
  const entries = await walk('entry', 'reconcile_entries', ENTRIES);
  await walk('account', 'reconcile_accounts', ACCOUNTS);
  await walk('debt', 'reconcile_debts', DEBTS);
  for (const { id, message } of await db.query<{ id: number | null; message: string }>(
    'reconcile_all_debts',
    ALL_DEBTS,
  )) {
    differences += 1;
    tell({ what: 'debt', id: id ?? 0, message });
  }
  return { postings, wallets, entries, differences };
}
