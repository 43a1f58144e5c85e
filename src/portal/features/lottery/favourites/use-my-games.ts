import { useMemo } from 'react';
import { useListLotteryGames, useListVnRecentGames } from '#generated/client/lottery/lottery.ts';
import type { LotteryGame } from '#generated/model/index.ts';
import { useKeepsFavourites } from '#portal/entities/favourite/use-keeps-favourites.ts';
import { useLotteryFavourites } from './use-lottery-favourites.ts';

/** The member's own games of all lotteries: the favourites, and the Vietnamese games bet on last; none for guests. */
export function useMyGames(known: readonly LotteryGame[]) {
  const { favourites: codes, toggle } = useLotteryFavourites();
  const allowed = useKeepsFavourites();
  const { data: recent } = useListVnRecentGames({}, { query: { enabled: allowed } });
  // A favourite may be a game of another page.
  const isElsewhere = codes.some((code) => !known.some(({ gameCode }) => gameCode === code));
  const { data: others } = useListLotteryGames({}, { query: { enabled: isElsewhere } });
  const favourites = useMemo(() => {
    const games = [...known, ...(others ?? [])];
    return codes.flatMap((code) => games.find(({ gameCode }) => gameCode === code) ?? []);
  }, [codes, known, others]);
  return { codes, toggle, favourites, recent: (allowed ? recent : undefined) ?? [] };
}
