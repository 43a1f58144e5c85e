import type { GameCategory, ProfitLoss, ProfitLossCategory, ProfitLossDay } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { addAmounts, subtractAmounts } from '#shared/money/amount.ts';
import { addDays, dayAt, type LocalDay, momentOn } from '#shared/time/zone.ts';
import { money } from '../../ground/amounts/money.ts';
import type { DateRange } from '../../ground/date-range.ts';
import { rangeOf } from '../../ground/date-range.ts';
import type { Session } from '../../identity/session/session.ts';
import { MENU } from '../catalogue/snapshot.ts';
import { type BetSums, readProfit } from './read-profit.ts';

export interface ProfitQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly gameType?: GameCategory | undefined;
}

const NOTHING: BetSums = { bets: 0, stake: '0', payout: '0', validTurnover: '0' };

/**
 * What play has won or cost the session's member, by day of the brand's time zone and by category (MEMBER-09). With a
 * category only its bets and its time count. Failure: `validation_failed` for a wrong range.
 */
export async function profitLoss(
  services: Pick<Services, 'db' | 'brand' | 'clock'>,
  { memberId }: Session,
  { gameType, ...asked }: ProfitQuery,
): Promise<ProfitLoss> {
  const { db, brand, clock } = services;
  const now = clock();
  const days = daysOf(rangeOf(asked, now, brand.timeZone), brand.timeZone);
  const found = await readProfit(db, { memberId, gameType, starts: days.starts, now: new Date(now) });
  const wire = (numeric: string) => money(numeric, brand.currency.decimals);
  const figures = ({ bets, stake, payout, validTurnover }: BetSums) => ({
    bets,
    stake: wire(stake),
    payout: wire(payout),
    net: wire(subtractAmounts(payout, stake)),
    validTurnover: wire(validTurnover),
  });
  const byCategory = (rows: readonly (BetSums & { readonly category: GameCategory })[]): ProfitLossCategory[] =>
    MENU.flatMap((category) => {
      const ofCategory = rows.filter((row) => row.category === category);
      return ofCategory.length === 0 ? [] : [{ gameType: category, ...figures(ofCategory.reduce(sum, NOTHING)) }];
    });
  let cumulative = '0';
  const points = days.dates.map((date, index): ProfitLossDay => {
    const bets = found.bets.filter(({ day }) => day === index + 1);
    const sums = bets.reduce(sum, NOTHING);
    cumulative = addAmounts(cumulative, subtractAmounts(sums.payout, sums.stake));
    return {
      date,
      ...figures(sums),
      rewards: wire(totalOf(found.rewards.filter(({ day }) => day === index + 1))),
      cumulativeNet: wire(cumulative),
      minutesPlayed: found.minutes.find(({ day }) => day === index + 1)?.minutes ?? 0,
      categories: byCategory(bets),
    };
  });
  const rewards = totalOf(found.rewards);
  const deposits = totalOf(found.deposits);
  const { withdrawals, openStake } = found;
  return {
    currency: brand.currency.code,
    days: points,
    categories: byCategory(found.bets),
    totals: {
      ...figures(found.bets.reduce(sum, NOTHING)),
      openStake: wire(openStake),
      rewards: wire(rewards),
      netPosition: wire(addAmounts(cumulative, rewards)),
      deposits: wire(deposits),
      withdrawals: wire(withdrawals),
      netDeposits: wire(subtractAmounts(deposits, withdrawals)),
      minutesPlayed: points.reduce((all, { minutesPlayed }) => all + minutesPlayed, 0),
    },
    asOf: new Date(now).toISOString(),
  };
}

function sum(a: BetSums, b: BetSums): BetSums {
  return {
    bets: a.bets + b.bets,
    stake: addAmounts(a.stake, b.stake),
    payout: addAmounts(a.payout, b.payout),
    validTurnover: addAmounts(a.validTurnover, b.validTurnover),
  };
}

function totalOf(rows: readonly { readonly amount: string }[]): string {
  return rows.reduce((total, { amount }) => addAmounts(total, amount), '0');
}

interface Days {
  /** `yyyy-MM-dd`, the first day first. */
  readonly dates: readonly string[];
  /** When each day begins, and when the last one ends. */
  readonly starts: readonly Date[];
}

/** The days of a time zone that a range touches. */
function daysOf({ from, to }: DateRange, timeZone: string): Days {
  const last = to.getTime() - 1;
  const days: LocalDay[] = [];
  let day = dayAt(from.getTime(), timeZone);
  do {
    days.push(day);
    day = addDays(day, 1);
  } while (momentOn(day, timeZone) <= last);
  return {
    dates: days.map(written),
    starts: [...days, day].map((begun) => new Date(momentOn(begun, timeZone))),
  };
}

function written({ year, month, day }: LocalDay): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}
