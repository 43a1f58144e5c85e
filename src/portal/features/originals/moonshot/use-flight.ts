import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getListInhouseRoundsQueryKey } from '#generated/client/inhouse/inhouse.ts';
import { getGetMoonshotQueryKey, useGetMoonshot } from '#generated/client/moonshot/moonshot.ts';
import type { Moonshot, MoonshotEvent, MoonshotRound } from '#generated/model/index.ts';
import { inBackground } from '#portal/api/background.ts';
import { hearLive } from '#portal/entities/live/live-events.ts';
import { usePolling } from '#portal/entities/live/live-state.ts';
import { now } from '#portal/lib/clock.ts';
import { useStableCallback } from '#portal/lib/use-stable-callback.ts';

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

/** A clock that was moved by more than this (ms) is measured anew. */
const MOVED = 3_000;

/**
 * Measures how far the server's clock is ahead (ms). An answer that travels long makes it seem less, so the greatest
 * measure counts.
 */
export function createServerClock() {
  let ahead: number | undefined;
  return {
    /** Takes a time that the server told just now. */
    hear(serverTime: string): void {
      const measured = Date.parse(serverTime) - now();
      ahead = ahead === undefined || ahead - measured > MOVED ? measured : Math.max(ahead, measured);
    },
    /** The server's time, as far as it is known. */
    time: () => now() + (ahead ?? 0),
  };
}

export type ServerClock = ReturnType<typeof createServerClock>;

const ORDER = { betting: 0, flying: 1, ended: 2 };

/** Whether a round is told later than another: an event and an answer may overtake each other. */
function isLater(one: MoonshotRound, other: MoonshotRound): boolean {
  return one.number === other.number ? ORDER[one.state] >= ORDER[other.state] : one.number > other.number;
}

/** The flight after an event. The own bet and the last ends are asked for when the round changes. */
export function mergeFlight(before: Moonshot, { round, serverTime }: MoonshotEvent): Moonshot {
  if (!isLater(round, before.round)) return before;
  const isNext = round.roundId !== before.round.roundId;
  return { ...before, round, serverTime, own: isNext ? null : before.own };
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
