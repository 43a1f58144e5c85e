import type { RealityCheck } from '#generated/model/index.ts';
import type { Brand } from '#server/config/brand.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { money } from '../../ground/amounts/money.ts';
import { audit } from '../../ground/audit/audit.ts';
import type { Session } from '../../identity/session/session.ts';

const MINUTE = 60_000;

type Dependencies = Pick<Services, 'brand' | 'clock'>;

interface Figures {
  readonly staked: string;
  readonly paid: string;
  readonly net: string;
  readonly open: string;
}

const FIGURES = `
  select coalesce(sum(stake), 0) as staked, coalesce(sum(payout), 0) as paid,
    coalesce(sum(payout - stake) filter (where state <> 'open'), 0) as net,
    (select coalesce(sum(stake), 0) from bets where member_id = $1 and state = 'open') as open
  from bets where member_id = $1 and placed_at >= $2`;

/** The time and money since the login of the session, and when its next reality check is due (trust 14). */
export async function realityCheck(
  { brand, clock }: Dependencies,
  db: Pick<Queries, 'query'>,
  session: Pick<Session, 'id' | 'memberId'>,
): Promise<RealityCheck> {
  const due = await realityDue({ db, brand }, session.id);
  const [figures] = await db.query<Figures>('reality_figures', FIGURES, [session.memberId, due.since]);
  const { staked = '0', paid = '0', net = '0', open = '0' } = figures ?? {};
  const now = clock();
  const shown = (amount: string) => money(amount, brand.currency.decimals);
  return {
    intervalMinutes: due.intervalMinutes,
    due: isDue(due, now),
    nextAt: due.nextAt?.toISOString() ?? null,
    since: due.since.toISOString(),
    playedMinutes: Math.floor((now - due.since.getTime()) / MINUTE),
    staked: shown(staked),
    paid: shown(paid),
    netPosition: shown(net),
    openStakes: shown(open),
  };
}

/** How long bets are still taken while a check is due. */
const GRACE = 5 * MINUTE;

/** The reality check of a session. */
interface RealityDue {
  /** When the session began. */
  readonly since: Date;
  /** 0 is off. */
  readonly intervalMinutes: number;
  /** When the check is due; null when it is off. */
  readonly nextAt: Date | null;
}

interface Needs {
  readonly db: Pick<Queries, 'query'>;
  readonly brand: Pick<Brand, 'protection'>;
}

const READ = `
  select s.created_at as since, s.reality_due_at as "dueAt", m.reality_check_minutes as minutes
  from sessions s join members m on m.id = s.member_id where s.id = $1`;

/** Reads when the reality check of a session is due. */
export async function realityDue({ db, brand }: Needs, sessionId: number): Promise<RealityDue> {
  const [row] = await db.query<{ since: Date; dueAt: Date | null; minutes: number | null }>('reality_due', READ, [
    sessionId,
  ]);
  if (row === undefined) throw new Error(`the session ${sessionId} is gone`);
  const { since, dueAt, minutes } = row;
  const intervalMinutes = minutes ?? brand.protection.realityCheckMinutes;
  const first = new Date(since.getTime() + intervalMinutes * MINUTE);
  return { since, intervalMinutes, nextAt: intervalMinutes === 0 ? null : (dueAt ?? first) };
}

/** Whether a check has waited so long that no bet is taken until the member acknowledges it. */
export async function isOverdue(needs: Needs, { sessionId, at }: { sessionId: number; at: Date }): Promise<boolean> {
  const { nextAt } = await realityDue(needs, sessionId);
  return nextAt !== null && at.getTime() - nextAt.getTime() > GRACE;
}

function isDue({ nextAt }: RealityDue, now: number): boolean {
  return nextAt !== null && nextAt.getTime() <= now;
}

const CHOOSE = 'update members set reality_check_minutes = $2 where id = $1';
// The interval counts from the login or the last answer, so that no change puts a check off. One that is due stays due.
const RESTART = `
  update sessions set reality_due_at = case when $2::int = 0 then null
    when $4 = 0 then $3 + make_interval(mins => $2)
    when coalesce(reality_due_at, created_at + make_interval(mins => $4)) <= $3
      then coalesce(reality_due_at, created_at + make_interval(mins => $4))
    else greatest($3, coalesce(reality_due_at, created_at + make_interval(mins => $4)) + make_interval(mins => $2 - $4))
    end
  where member_id = $1 and ended_at is null and expires_at > $3`;

/**
 * Sets the interval of the reality check at once, for all sessions of the member. Failure: `validation_failed` for one
 * that the brand does not offer.
 */
export async function setRealityCheck(
  services: Dependencies & Pick<Services, 'db'>,
  session: Pick<Session, 'id' | 'memberId'>,
  intervalMinutes: number,
): Promise<RealityCheck> {
  const { brand, clock, db } = services;
  const { realityCheckChoices } = brand.protection;
  if (!realityCheckChoices.includes(intervalMinutes)) {
    const message = `Must be one of ${realityCheckChoices.join(', ')}`;
    const fields = [{ pointer: '/body/intervalMinutes', rule: 'reality_check_choice', message }];
    throw new Failure('validation_failed', { fields });
  }
  const { memberId } = session;
  const at = new Date(clock());
  return db.transaction(async (tx) => {
    const before = await realityDue({ db: tx, brand }, session.id);
    await tx.query('reality_check_choose', CHOOSE, [memberId, intervalMinutes]);
    await tx.query('reality_check_restart', RESTART, [memberId, intervalMinutes, at, before.intervalMinutes]);
    const data = { before: before.intervalMinutes, minutes: intervalMinutes };
    await audit(tx, { at, kind: 'reality_check_changed', memberId, data });
    return realityCheck(services, tx, session);
  });
}

const ACKNOWLEDGE = 'update sessions set reality_due_at = $2 where id = $1';

/** The member has seen the figures of a check that is due: the next one is due an interval after now. */
export async function acknowledgeRealityCheck(
  services: Dependencies & Pick<Services, 'db'>,
  session: Pick<Session, 'id' | 'memberId'>,
): Promise<RealityCheck> {
  const { brand, clock, db } = services;
  const at = new Date(clock());
  return db.transaction(async (tx) => {
    const due = await realityDue({ db: tx, brand }, session.id);
    if (isDue(due, at.getTime())) {
      const next = new Date(at.getTime() + due.intervalMinutes * MINUTE);
      await tx.query('reality_check_acknowledge', ACKNOWLEDGE, [session.id, next]);
      const data = { session: session.id };
      await audit(tx, { at, kind: 'reality_check_acknowledged', memberId: session.memberId, data });
    }
    return realityCheck(services, tx, session);
  });
}
