import type {
  MoneyLimit,
  MoneyLimitKind,
  PlayLimits,
  SessionLimit,
  SessionLimitPeriod,
} from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { compareAmounts, subtractAmounts } from '#shared/money/amount.ts';
import { money } from '../../ground/amounts/money.ts';
import type { Session } from '../../identity/session/session.ts';
import {
  holding,
  type Limit,
  limitsOf,
  MONEY_PERIODS,
  type PlayedTime,
  playedTime,
  spanOf,
  usedMoney,
} from './limits.ts';
import { realityDue } from './reality-check.ts';

interface Facts {
  readonly brand: Services['brand'];
  readonly limits: readonly Limit[];
  readonly at: Date;
}

/** The limits of the session's member, what is used of each, and what can be set (MEMBER-22). */
export async function playLimits(
  { brand, clock }: Pick<Services, 'brand' | 'clock'>,
  db: Pick<Queries, 'query'>,
  session: Pick<Session, 'id' | 'memberId'>,
): Promise<PlayLimits> {
  const { id: sessionId, memberId } = session;
  const at = new Date(clock());
  const limits = await limitsOf(db, memberId, at);
  const deposited = await usedMoney({ db, brand }, memberId, 'deposit', MONEY_PERIODS, at);
  const lost = await usedMoney({ db, brand }, memberId, 'loss', MONEY_PERIODS, at);
  const played = await playedTime({ db, brand }, { memberId, sessionId }, at);
  const { intervalMinutes } = await realityDue({ db, brand }, sessionId);
  const facts = { brand, limits, at };
  const { realityCheckChoices, exclusionPeriods } = brand.protection;
  return {
    moneyLimits: [...moneyLimits(facts, 'deposit', deposited), ...moneyLimits(facts, 'loss', lost)],
    sessionLimits: [sessionLimit(facts, 'session', played), sessionLimit(facts, 'day', played)],
    realityCheckMinutes: intervalMinutes,
    realityCheckChoices,
    exclusionPeriods,
    currency: brand.currency.code,
    asOf: at.toISOString(),
  };
}

function moneyLimits(
  { brand, limits, at }: Facts,
  kind: MoneyLimitKind,
  usedIn: Awaited<ReturnType<typeof usedMoney>>,
): MoneyLimit[] {
  const shown = (amount: string) => money(amount, brand.currency.decimals);
  return MONEY_PERIODS.map((period) => {
    const limit = holding(limits, kind, period);
    const used = usedIn.get(period) ?? '0';
    const waiting = waitingOf(limits, kind, period);
    return {
      kind,
      period,
      amount: limit === undefined ? null : shown(limit.amount),
      used: shown(used),
      remaining: limit === undefined ? null : shown(notBelowZero(subtractAmounts(limit.amount, used))),
      resetsAt: spanOf(period, at.getTime(), brand.timeZone).to.toISOString(),
      setBy: limit?.setBy ?? 'member',
      pending: waiting && { ...waiting, amount: waiting.amount === null ? null : shown(waiting.amount) },
    };
  });
}

function sessionLimit({ brand, limits, at }: Facts, period: SessionLimitPeriod, played: PlayedTime): SessionLimit {
  const limit = holding(limits, 'time', period);
  const minutes = limit === undefined ? null : Number(limit.amount);
  const usedMinutes = Math.floor(played[period] / 60);
  const waiting = waitingOf(limits, 'time', period);
  return {
    period,
    minutes,
    usedMinutes,
    remainingMinutes: minutes === null ? null : Math.max(0, minutes - usedMinutes),
    resetsAt: period === 'day' ? spanOf('day', at.getTime(), brand.timeZone).to.toISOString() : null,
    pending: waiting && {
      effectiveAt: waiting.effectiveAt,
      minutes: waiting.amount === null ? null : Number(waiting.amount),
    },
  };
}

/** The change of the member's own limit that waits; null without one. */
function waitingOf(limits: readonly Limit[], kind: Limit['kind'], period: Limit['period']) {
  const own = limits.find((limit) => limit.kind === kind && limit.period === period && limit.setBy === 'member');
  if (own === undefined || own.nextAt === null) return null;
  return { amount: own.nextAmount, effectiveAt: own.nextAt.toISOString() };
}

function notBelowZero(amount: string): string {
  return compareAmounts(amount, '0') < 0 ? '0' : amount;
}
