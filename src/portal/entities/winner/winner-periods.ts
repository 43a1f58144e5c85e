import { listWinnerRankDefaults } from '#generated/client/defaults.ts';
import { WinnerPeriod } from '#generated/model/index.ts';

/** The available periods, the shortest first. */
export const winnerPeriods = Object.values(WinnerPeriod);

/** The period in the address; without a known one, that of the contract. */
export function readPeriod(value: string | null): WinnerPeriod {
  return winnerPeriods.find((period) => period === value) ?? listWinnerRankDefaults.period;
}
