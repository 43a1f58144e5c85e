import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getListInhouseRoundsQueryKey } from '#generated/client/inhouse/inhouse.ts';
import { getGetMoonshotQueryKey, useGetMoonshot } from '#generated/client/moonshot/moonshot.ts';
import type { Moonshot } from '#generated/model/index.ts';
import { inBackground } from '#portal/api/background.ts';
import { hearLive } from '#portal/entities/live/live-events.ts';
import { usePolling } from '#portal/entities/live/use-polling.ts';
import { useStableCallback } from '#portal/lib/use-stable-callback.ts';
import { mergeFlight } from './merge-flight.ts';
import { createServerClock, type ServerClock } from './server-clock.ts';

/** How often the flight is asked for without a live stream. */
const POLL_MS = 2_000;
/** How long after its time a change may still come by the stream. */
const LATE_MS = 1_500;
const IN_FLIGHT_MS = 10_000;

/**
 * The shared flight, kept up to date by the live stream (LOBBY-19). It asks for what the stream leaves open. At a new
 * round that is the own bet and the last ends; after an overdue change it is everything.
 */
export function useFlight() {
  const queries = useQueryClient();
  const [clock] = useState(createServerClock);
  const query = useGetMoonshot({ query: { staleTime: 0, refetchOnWindowFocus: 'always' } });
  const { data: flight, refetch } = query;
  const serverTime = flight?.serverTime;
  const [heard, setHeard] = useState<string>();
  // Before anything of the flight is drawn: by the device's own clock it may be days long.
  if (serverTime !== undefined && serverTime !== heard) {
    setHeard(serverTime);
    clock.hear(serverTime);
  }

  const askAgain = useStableCallback(() => {
    inBackground(() => void queries.invalidateQueries({ queryKey: getGetMoonshotQueryKey() }));
  });
  useEffect(
    () =>
      hearLive((event) => {
        if (event.type === 'bets' || event.type === 'gap') {
          askAgain();
          inBackground(() => void queries.invalidateQueries({ queryKey: getListInhouseRoundsQueryKey() }));
        }
        if (event.type !== 'moonshot') return;
        clock.hear(event.serverTime);
        const before = queries.getQueryData<Moonshot>(getGetMoonshotQueryKey());
        queries.setQueryData<Moonshot>(getGetMoonshotQueryKey(), before && mergeFlight(before, event));
        const changed = before?.round.roundId !== event.round.roundId || before.round.state !== event.round.state;
        if (changed && event.round.state !== 'flying') askAgain();
      }),
    [queries, clock, askAgain],
  );
  usePolling({ enabled: true, everyMs: POLL_MS, refetch });
  useOverdue(flight, clock, askAgain);
  return { flight, clock, query };
}

/** Asks again where a change is late, and regularly in flight, whose end is unknown. */
function useOverdue(flight: Moonshot | undefined, clock: ServerClock, askAgain: () => void): void {
  const round = flight?.round;
  const due = round?.state === 'betting' ? round.betsCloseAt : round?.nextRoundAt;
  useEffect(() => {
    const left = due == null ? IN_FLIGHT_MS : Math.max(0, Date.parse(due) - clock.time());
    const timer = setInterval(askAgain, left + LATE_MS);
    return () => clearInterval(timer);
  }, [due, clock, askAgain]);
}
