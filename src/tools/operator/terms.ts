import type { ContractTier } from '#generated/model/index.ts';
import { table } from '../table.ts';
import { UsageError } from './operator-error.ts';
import { amountOf } from './typed.ts';

/** A rate in basis points as a percentage. */
export const percent = (basisPoints: number) => `${(basisPoints / 100).toFixed(2)}%`;

/** Typed tiers, like `0:1:0.6 10000:10:0.9`. Throws {@link UsageError}. */
export function tiersOf(typed: string): ContractTier[] {
  return typed
    .split(/[\s,]+/)
    .filter((part) => part !== '')
    .map(tierOf);
}

function tierOf(typed: string): ContractTier {
  const found = /^(\d+(?:\.\d+)?):(\d+):(\d{1,3}(?:\.\d{1,2})?)%?(?::(\d+(?:\.\d+)?))?$/.exec(typed);
  const [, turnover, active, rate, loss] = found ?? [];
  if (turnover === undefined || active === undefined || rate === undefined) {
    throw new UsageError(
      `'${typed}' is no tier; write TURNOVER:ACTIVE:PERCENT, like 10000:10:0.9, for dividends :LOSS too.`,
    );
  }
  return {
    turnover: amountOf(turnover),
    activeDownlines: Number(active),
    loss: loss === undefined ? null : amountOf(loss),
    // 0.29 * 100 is a little less than 29.
    rate: Math.round(Number(rate) * 100),
  };
}

/** Tiers as a table. */
export function tiersText(tiers: readonly ContractTier[]): string {
  const rows = tiers.map(({ turnover, activeDownlines, loss, rate }) => [
    ...[turnover, String(activeDownlines), loss ?? '', percent(rate)],
  ]);
  return table([['turnover from', 'active from', 'loss from', 'rate'], ...rows]);
}
