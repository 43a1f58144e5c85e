import { WinnerPeriod } from '../../../../generated/client/model/index.ts';

/** The periods to choose from, the shortest first. */
export const winnerPeriods = Object.values(WinnerPeriod);

/** The period of the address; what is none counts as today. */
export function readPeriod(value: string | null): WinnerPeriod {
  return winnerPeriods.find((period) => period === value) ?? 'today';
}
