import type { Queries } from '#server/db/database.ts';
import { SAME_CONTACT, SAME_DEVICE } from '../../care/protection/same-person.ts';

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

const FIND = `${CHAINS}
  select case
    when exists (select from above where id = $1) then 'ring'
    when exists (
      select from inviters a where a.id <> $1 and a.id in (${SAME_CONTACT} union ${SAME_DEVICE})
    ) then 'same_person' end as refusal`;
const MARK = 'update registrations set referral_refusal = $2 where member_id = $1';
const DROP = 'delete from referral_rewards where invitee_id = $1 and credited_at is null';

/**
 * Refuses an invitation that brings nothing and drops what was not given yet. The friend stands above its inviter, or
 * is its inviter by one of these signs: e-mail, identity number, messenger, payout account; device and address within a
 * day; address and payee name. Returns whether it was refused.
 */
export async function refuseReferral(tx: Pick<Queries, 'query'>, inviteeId: number): Promise<boolean> {
  const [found] = await tx.query<{ refusal: Refusal | null }>('referral_refusal', FIND, [inviteeId]);
  const refusal = found?.refusal ?? null;
  if (refusal === null) return false;
  await tx.query('referral_refuse', MARK, [inviteeId, refusal]);
  await tx.query('referral_drop', DROP, [inviteeId]);
  return true;
}
