import type { LotteryGame, PrizeMode } from '#generated/model/index.ts';
import { paths } from '../../access/paths.ts';

const pages: Readonly<Record<PrizeMode, string>> = {
  Lott: paths.lottery,
  ZY: paths.lottery,
  Elott: paths.eLottery,
  SEA: paths.vnLottery,
};

/** The address of a game on the page of its mode. */
export function gamePath({ prizeMode, gameCode }: Pick<LotteryGame, 'prizeMode' | 'gameCode'>) {
  return { pathname: pages[prizeMode], search: `?${new URLSearchParams({ gameCode })}` };
}
