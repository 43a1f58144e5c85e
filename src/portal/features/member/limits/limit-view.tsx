import type { TFunction } from 'i18next';
import type { MoneyLimit, PlayLimits, SessionLimit } from '#generated/model/index.ts';
import { cn } from '#portal/lib/cn.ts';
import { durationText } from './duration-text.ts';

/** A limit of money or time, as the screens show it. */
export type LimitView = {
  readonly key: string;
  /** The limit, `Losses a day`. */
  readonly name: string;
  /** The limit as a state, `Losses today`. */
  readonly now: string;
  /** The period, `Today`. */
  readonly period: string;
  /** What is used, in words and as a number for the bar alone. */
  readonly used: string;
  readonly usedShare: number;
  /** The limit in words and as a number; null without one. */
  readonly limit: string | null;
  readonly limitShare: number | null;
  readonly resetsAt: string | null;
  readonly isOperators: boolean;
  /** The change that waits; null without one. */
  readonly pending: { readonly limit: string | null; readonly effectiveAt: string } | null;
  readonly source: MoneySource | TimeSource;
};

type MoneySource = { readonly kind: 'money'; readonly of: MoneyLimit };
type TimeSource = { readonly kind: 'time'; readonly of: SessionLimit };

type Write = (amount: string) => string;

/** A limit of money. */
function moneyLimitView(t: TFunction, write: Write, of: MoneyLimit): LimitView {
  const { kind, period, amount, used, resetsAt, setBy, pending } = of;
  return {
    key: `${kind}-${period}`,
    name: t(`member.limits.name.${kind}.${period}`),
    now: t(`member.limits.now.${kind}.${period}`),
    period: t(`member.limits.period.${period}`),
    used: write(used),
    usedShare: Number(used),
    limit: amount === null ? null : write(amount),
    limitShare: amount === null ? null : Number(amount),
    resetsAt,
    isOperators: setBy === 'operator',
    pending: pending && {
      limit: pending.amount === null ? null : write(pending.amount),
      effectiveAt: pending.effectiveAt,
    },
    source: { kind: 'money', of },
  };
}

/** A limit of the time to play. */
function timeLimitView(t: TFunction, of: SessionLimit): LimitView {
  const { period, minutes, usedMinutes, resetsAt, pending } = of;
  return {
    key: `time-${period}`,
    name: t(`member.limits.name.time.${period}`),
    now: t(`member.limits.now.time.${period}`),
    period: t(`member.limits.period.${period}`),
    used: durationText(t, usedMinutes),
    usedShare: usedMinutes,
    limit: minutes === null ? null : durationText(t, minutes),
    limitShare: minutes,
    resetsAt,
    isOperators: false,
    pending: pending && {
      limit: pending.minutes === null ? null : durationText(t, pending.minutes),
      effectiveAt: pending.effectiveAt,
    },
    source: { kind: 'time', of },
  };
}

/** All limits by kind, in the order of the page. */
export function limitGroups(t: TFunction, write: Write, { moneyLimits, sessionLimits }: PlayLimits) {
  const money = (kind: MoneyLimit['kind']) =>
    moneyLimits.filter((limit) => limit.kind === kind).map((limit) => moneyLimitView(t, write, limit));
  return [
    { kind: 'deposit', limits: money('deposit') },
    { kind: 'loss', limits: money('loss') },
    { kind: 'time', limits: sessionLimits.map((limit) => timeLimitView(t, limit)) },
  ] as const;
}

/** How much of a limit is used: in blue, and in amber from three quarters on. The text beside it says the same. */
export function LimitBar({ used, limit }: { readonly used: number; readonly limit: number }) {
  const share = limit > 0 ? Math.min(1, used / limit) : 1;
  return (
    <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-surface-3">
      <div
        className={cn('h-full rounded-full', share < 0.75 ? 'bg-info' : 'bg-warn')}
        style={{ width: `${share * 100}%` }}
      />
    </div>
  );
}
