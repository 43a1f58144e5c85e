import type { Queries } from '#server/db/database.ts';
import type { MemberStatus } from '#server/db/schema/members.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { ageOn, dayIn } from '../../identity/member/age.ts';
import type { Session } from '../../identity/session/session.ts';
import { requireMayStake } from './require-may-stake.ts';

const MEMBER = 'select status, birthday::text as birthday from members where id = $1 for no key update';

/** A stake of the session's member. Play credit has neither an age nor limits. */
interface Stake {
  readonly session: Pick<Session, 'memberId' | 'id'>;
  readonly demo: boolean;
  readonly amount: string;
  readonly at: Date;
}

/**
 * Locks the member, so that its movements of money wait for each other, and refuses one that may not bet: age and
 * limits (trust 12, VALID-49). Failures: `session_expired`, `birthday_required`, `age_too_low`, `play_limit_reached`.
 */
export async function requireMayBet(
  { tx, brand }: Pick<Services, 'brand'> & { readonly tx: Queries },
  { session: { memberId, id: sessionId }, demo, amount, at }: Stake,
): Promise<void> {
  const [member] = await tx.query<{ status: MemberStatus; birthday: string | null }>('round_member', MEMBER, [
    memberId,
  ]);
  // The session ended while the call was on its way.
  if (member?.status !== 'active') throw new Failure('session_expired');
  if (demo) return;
  if (member.birthday === null) throw new Failure('birthday_required');
  if (ageOn(dayIn(brand.timeZone, at.getTime()), member.birthday) < brand.playingAge) throw new Failure('age_too_low');
  await requireMayStake({ db: tx, brand }, { memberId, sessionId, amount, at });
}
