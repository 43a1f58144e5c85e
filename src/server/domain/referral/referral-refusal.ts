import type { Queries } from '../../db/database.ts';

type Refusal = 'ring' | 'same_person';

/** Everybody above a member `$1` in the invitations, and in the invitations and the agents' lines together. */
const CHAINS = `
  with recursive inviters as (
    select referred_by as id from registrations where member_id = $1 and referred_by is not null
    union
    select r.referred_by from inviters c join registrations r on r.member_id = c.id where r.referred_by is not null
  ),
  above as (
    select id from inviters
    union
    select n.id from above a join members m on m.id = a.id left join registrations r on r.member_id = a.id
    cross join lateral (values (r.referred_by), (m.upline_id)) n (id) where n.id is not null
  )`;

/**
 * Whether members `i` and `o` are one person, as far as the site knows; two members never have one mobile number. A loopback
 * address is everybody's behind a proxy.
 */
const SAME_PERSON = `
  lower(i.email) = lower(o.email)
  or upper(regexp_replace(i.id_number, '[^[:alnum:]]', '', 'g')) = upper(regexp_replace(o.id_number, '[^[:alnum:]]', '', 'g'))
  or exists (
    select from bound_accounts x join bound_accounts y on y.bank_code = x.bank_code and y.number_hash = x.number_hash
    where x.member_id = i.id and y.member_id = o.id)
  or exists (
    select from registrations x cross join registrations y cross join jsonb_each_text(x.contacts) c
    where x.member_id = i.id and y.member_id = o.id and lower(y.contacts ->> c.key) = lower(c.value))
  or exists (
    select from login_records x join login_records y on y.ip = x.ip and y.ip !~ '^(127[.]|::1$|::ffff:127[.])'
    where x.member_id = i.id and y.member_id = o.id and x.outcome = 'success' and y.outcome = 'success' and (
      x.device = y.device and abs(extract(epoch from x.at - y.at)) < 86400
      or upper(i.payee_name) = upper(o.payee_name)))`;

const FIND = `${CHAINS}
  select case
    when exists (select from above where id = $1) then 'ring'
    when exists (
      select from inviters a join members o on o.id = a.id join members i on i.id = $1 where o.id <> i.id and (${SAME_PERSON})
    ) then 'same_person' end as refusal`;
const MARK = 'update registrations set referral_refusal = $2 where member_id = $1';
const DROP = 'delete from referral_rewards where invitee_id = $1 and credited_at is null';

/**
 * Refuses an invitation that brings nothing: the friend is its inviter by e-mail, identity number, messenger, payout account,
 * device and address within a day, or address and payee name; or it stands above its own inviter. What was not given yet is
 * dropped. Returns whether it was refused.
 */
export async function refuseReferral(tx: Pick<Queries, 'query'>, inviteeId: number): Promise<boolean> {
  const [found] = await tx.query<{ refusal: Refusal | null }>('referral_refusal', FIND, [inviteeId]);
  const refusal = found?.refusal ?? null;
  if (refusal === null) return false;
  await tx.query('referral_refuse', MARK, [inviteeId, refusal]);
  await tx.query('referral_drop', DROP, [inviteeId]);
  return true;
}
