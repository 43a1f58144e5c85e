import { subtractAmounts } from '#shared/money/amount.ts';

/** By what share a figure has changed: 0.124 is 12.4% more. Undefined where there was nothing before. */
export function changeOf(value: string, previous: string): number | undefined {
  const before = Number(previous);
  if (before === 0) return undefined;
  return Number(subtractAmounts(value, previous)) / Math.abs(before);
}
