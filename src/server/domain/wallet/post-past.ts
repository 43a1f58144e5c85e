import type { Queries } from '../../db/database.ts';
import { currencyOf, type Posting } from './post.ts';

const OPEN = `
  with named as (
    select distinct member, purpose, currency from unnest($1::bigint[], $2::text[], $3::text[]) p (member, purpose, currency)
  ), opened as (
    insert into accounts (member_id, kind, currency) select member, purpose, currency from named n
    where not exists (
      select from accounts a
      where a.kind = n.purpose and a.currency = n.currency and a.member_id is not distinct from n.member
    ) returning id, member_id, kind, currency
  )
  insert into wallets (member_id, kind, account_id, currency)
  select member_id, kind, id, currency from opened where member_id is not null`;

// The triggers of the entries move the balances in this order, and refuse what does not sum to zero.
const POST = `
  with given as (
    select row ->> 0 as reference, row ->> 1 as kind, row ->> 2 as reason_kind, row ->> 3 as reason_id,
      row ->> 4 as note, (row ->> 5)::timestamptz as at, nr
    from jsonb_array_elements($1::jsonb) with ordinality g (row, nr)
  ), posted as (
    insert into transactions (kind, reference, reason_kind, reason_id, note, booked_at)
    select kind, reference, reason_kind, reason_id, note, at from given order by nr returning id, reference
  ), entered as (
    insert into entries (transaction_id, account_id, amount, booked_at)
    select posted.id, a.id, p.amount, given.at
    from unnest($2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::numeric[]) p (nr, member, purpose, currency, amount)
    join given using (nr) join posted using (reference)
    join accounts a on a.kind = p.purpose and a.currency = p.currency
      and coalesce(a.member_id, 0) = coalesce(p.member, 0)
    order by given.nr, a.id
    returning 1
  )
  select count(*)::int as entries from entered`;

/**
 * Posts the past of a sandbox in sets: movements under new keys, in the order of their times in each wallet. What the
 * database refuses of a posting it refuses here too; a used key is an error. It tells nobody.
 */
export async function postPast(tx: Pick<Queries, 'query'>, postings: readonly Posting[]): Promise<void> {
  const entries = postings.flatMap(({ entries: list, currency }, index) =>
    list.map((entry) => {
      const { memberId, purpose } = 'house' in entry ? { memberId: null, purpose: entry.house } : entry;
      return { nr: index + 1, memberId, purpose, currency: currencyOf(purpose, currency), amount: entry.amount };
    }),
  );
  const places = [
    entries.map(({ memberId }) => memberId),
    entries.map(({ purpose }) => purpose),
    entries.map(({ currency }) => currency),
  ] as const;
  await tx.query('ledger_past_accounts', OPEN, [...places]);
  const rows = postings.map(({ key, kind, reason, note = null, at }) => [key, kind, reason.kind, reason.id, note, at]);
  const [done] = await tx.query<{ entries: number }>('ledger_past', POST, [
    JSON.stringify(rows),
    entries.map(({ nr }) => nr),
    ...places,
    entries.map(({ amount }) => amount),
  ]);
  if (done?.entries !== entries.length) throw new Error('a posting of the past names an account that is not there');
}
