import type { LimitPeriod, SessionLimitPeriod } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import { compareAmounts } from '#shared/money/amount.ts';

export const MONEY_PERIODS = ['day', 'week', 'month'] as const satisfies readonly LimitPeriod[];

export type LimitKind = 'deposit' | 'loss' | 'time';

/** A limit as it holds at a moment. Amounts are `numeric` text: money, or minutes of `time`. */
export interface Limit {
  readonly kind: LimitKind;
  readonly period: LimitPeriod | SessionLimitPeriod;
  readonly setBy: 'member' | 'operator';
  /** Null is no limit. */
  readonly amount: string | null;
  readonly nextAmount: string | null;
  /** When the waiting change will hold; null without one. */
  readonly nextAt: Date | null;
}

// A waiting change holds from its moment without a job.
const READ = `
  select kind, period, set_by as "setBy", case when next_at <= $2 then next_amount else amount end as amount,
    case when next_at > $2 then next_amount end as "nextAmount", case when next_at > $2 then next_at end as "nextAt"
  from play_limits where member_id = $1`;

/** All limits of a member, as they hold at the moment. */
export function limitsOf(db: Pick<Queries, 'query'>, memberId: number, at: Date): Promise<Limit[]> {
  return db.query<Limit>('play_limits_read', READ, [memberId, at]);
}

/** A limit that is not null. */
export interface HoldingLimit extends Limit {
  readonly amount: string;
}

/** The limit that holds for a kind and period: the lower one of the member's and the operator's. */
export function holding(limits: readonly Limit[], kind: LimitKind, period: Limit['period']): HoldingLimit | undefined {
  return limits
    .filter((limit) => limit.kind === kind && limit.period === period)
    .filter((limit): limit is HoldingLimit => limit.amount !== null)
    .reduce<HoldingLimit | undefined>(
      (least, limit) => (least !== undefined && compareAmounts(least.amount, limit.amount) <= 0 ? least : limit),
      undefined,
    );
}
