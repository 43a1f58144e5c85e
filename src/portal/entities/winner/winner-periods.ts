import { WinnerPeriod } from '../../../../generated/client/model/index.ts';

/** The available periods, the shortest first. */
export const winnerPeriods = Object.values(WinnerPeriod);

/** The period in the address; an unknown one counts as today. */
export function readPeriod(value: string | null): WinnerPeriod {
  return winnerPeriods.find((period) => period === value) ?? 'today';
}
