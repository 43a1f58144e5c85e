import type { Brand } from '#server/config/brand.ts';
import type { Queries } from '#server/db/database.ts';

const MINUTE = 60_000;
/** How long bets are still taken while a check is due. */
const GRACE = 5 * MINUTE;

/** The reality check of a session. */
export interface RealityDue {
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
