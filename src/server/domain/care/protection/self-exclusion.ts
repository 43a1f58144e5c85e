import type { ExclusionPeriod, SelfExclusion } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { audit } from '../../ground/audit/audit.ts';
import { foldedIdentity } from '../../identity/contacts/excluded-person.ts';
import type { Session } from '../../identity/session/session.ts';
import { endAllSessions } from '../../identity/session/sessions.ts';
import { exclusionEnd } from './limits.ts';

interface Person {
  readonly dialingCode: string | null;
  readonly mobileNum: string | null;
  readonly email: string | null;
  readonly idNumber: string | null;
}

// Of two calls at once one finds the account active.
const EXCLUDE = `
  update members set status = 'excluded' where id = $1 and status = 'active'
  returning dialing_code as "dialingCode", mobile_num as "mobileNum", email, id_number as "idNumber"`;
const STORE = `
  insert into self_exclusions (member_id, period, starts_at, ends_at, mobile, email, id_number)
  values ($1, $2, $3, $4, $5, $6, $7)`;

/**
 * Excludes the session's member from play at once and ends every session of the account (trust 13). Open bets settle
 * and withdrawals go on. Failures: `validation_failed` for a period that the brand does not offer; `session_expired`
 * where another call has excluded the member already.
 */
export async function startSelfExclusion(
  { brand, clock, db }: Pick<Services, 'brand' | 'clock' | 'db'>,
  { memberId }: Pick<Session, 'memberId'>,
  period: ExclusionPeriod,
): Promise<SelfExclusion> {
  const { exclusionPeriods } = brand.protection;
  if (!exclusionPeriods.includes(period)) {
    const message = `Must be one of ${exclusionPeriods.join(', ')}`;
    throw new Failure('validation_failed', {
      fields: [{ pointer: '/body/period', rule: 'exclusion_period', message }],
    });
  }
  const at = new Date(clock());
  const endsAt = exclusionEnd(period, at.getTime(), brand.timeZone);
  const sessionsEnded = await db.transaction(async (tx) => {
    const [person] = await tx.query<Person>('self_exclusion_begin', EXCLUDE, [memberId]);
    if (person === undefined) throw new Failure('session_expired');
    const { mobile, email, idNumber } = foldedIdentity({
      number: numberOf(person),
      email: person.email ?? undefined,
      idNumber: person.idNumber ?? undefined,
    });
    await tx.query('self_exclusion_store', STORE, [memberId, period, at, endsAt, mobile, email, idNumber]);
    const ended = await endAllSessions(tx, memberId, at, null);
    const data = { period, until: endsAt?.toISOString() ?? null };
    await audit(tx, { at, kind: 'self_excluded', memberId, data });
    return ended;
  });
  return {
    period,
    startsAt: at.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    // The session of the call may have ended by itself in the meantime.
    sessionsEnded: Math.max(1, sessionsEnded),
    helpLine: brand.helpLine,
  };
}

function numberOf({ dialingCode, mobileNum }: Person) {
  return dialingCode === null || mobileNum === null ? undefined : { dialingCode, mobileNum };
}

const OVER = `
  select member_id as "memberId" from self_exclusions where ended_at is null and ends_at <= $1 order by ends_at limit 500`;
const END = `
  update self_exclusions set ended_at = $2 where member_id = $1 and ended_at is null and ends_at <= $2 returning id`;
const REOPEN = `
  update members m set status = 'active' where m.id = $1 and m.status = 'excluded' and not exists (
    select from self_exclusions x where x.member_id = m.id and x.ended_at is null
  )`;

/** Opens the accounts whose exclusion is over, each in a transaction of its own. */
export async function endSelfExclusions({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const at = new Date(clock());
  const over = await db.query<{ memberId: number }>('self_exclusions_over', OVER, [at]);
  for (const { memberId } of over) await db.transaction((tx) => end(tx, memberId, at));
}

async function end(tx: Queries, memberId: number, at: Date): Promise<void> {
  // Another process may have been faster.
  if ((await tx.query('self_exclusion_end', END, [memberId, at])).length === 0) return;
  await tx.query('self_exclusion_reopen', REOPEN, [memberId]);
  await audit(tx, { at, kind: 'self_exclusion_ended', memberId, data: {} });
}
