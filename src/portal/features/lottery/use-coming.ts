import { useEffect } from 'react';
import { useListComingDraws } from '#generated/client/lottery/lottery.ts';
import type { ComingDraws, Draw } from '#generated/model/index.ts';
import { now } from '#portal/lib/clock.ts';
import { useAhead } from '../../entities/time/use-time.ts';

const HOUR = 3_600_000;

/** The coming draws of a game and how far the server's clock is ahead (ms). Reloaded when the next draw opens or closes. */
export function useComing(gameCode: string | undefined, count = 6) {
  const query = useListComingDraws(
    gameCode ?? '',
    { count },
    {
      query: {
        enabled: gameCode !== undefined,
        // A cached answer has an old server time.
        staleTime: 0,
        gcTime: 0,
        refetchInterval: ({ state }) => untilChanged(state.data),
      },
    },
  );
  const draws = query.data?.content;
  useEffect(() => noteSeals(draws ?? []), [draws]);
  return { data: query.data, ahead: useAhead(query.data?.serverTime) };
}

/** Until the next draw closes, or opens where it takes no bets yet. */
function untilChanged(coming: ComingDraws | undefined): number | false {
  const [next] = coming?.content ?? [];
  if (coming === undefined || next === undefined) return false;
  const at = Date.parse(next.state === 'scheduled' ? next.opensAt : next.closesAt);
  return Math.min(HOUR, Math.max(1000, at - Date.parse(coming.serverTime) + 500));
}

/** A seal that this page was shown while its draw still took bets. */
export type SeenSeal = { readonly seal: string; readonly at: number };

const seen = new Map<string, SeenSeal>();

/** Remembers the first seal that each coming draw is shown with, for as long as the page is open. */
function noteSeals(draws: readonly Pick<Draw, 'drawId' | 'commitment'>[]): void {
  for (const { drawId, commitment } of draws) {
    if (commitment !== null && !seen.has(drawId)) seen.set(drawId, { seal: commitment, at: now() });
  }
}

/** The seal that was shown before the draw; undefined where the page did not see the draw coming. */
export function seenSealOf(drawId: string): SeenSeal | undefined {
  return seen.get(drawId);
}
