import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { getListInhouseRoundsQueryKey } from '#generated/client/inhouse/inhouse.ts';
import { getGetPlayLimitsQueryKey } from '#generated/client/member-limits/member-limits.ts';
import {
  cancelMoonshotBet,
  cashOutMoonshot,
  getGetMoonshotQueryKey,
  placeMoonshotBet,
} from '#generated/client/moonshot/moonshot.ts';
import { getGetBalanceQueryKey } from '#generated/client/wallet/wallet.ts';
import type { Moonshot, MoonshotBetResult, PlaceMoonshotBetPayload } from '#generated/model/index.ts';
import { withIdempotencyKey } from '#portal/api/idempotency-key.ts';
import { useStableCallback } from '#portal/lib/use-stable-callback.ts';
import { afterFailure, type RoundNote } from '../round/round-notice.tsx';
import { useKeys } from '../round/use-round.ts';

/** A bet on any flight. */
export type FlightBet = Omit<PlaceMoonshotBetPayload, 'sharedRoundId'>;

/**
 * The own bet of the flight: placed now or for the next round, taken back, cashed out. The server decides each of them;
 * after a lost call the flight is read again, and the same call keeps its key.
 */
export function useFlightBet(flight: Moonshot | undefined) {
  const queries = useQueryClient();
  const keyOf = useKeys();
  const [note, setNote] = useState<RoundNote>();
  const [busy, setBusy] = useState(false);
  const [queued, setQueued] = useState<FlightBet>();
  // A second press can come before React renders the first.
  const sending = useRef(false);
  /** Counts the answered calls, so that the same bet after a withdrawn one is another bet. */
  const answered = useRef(0);

  const readAgain = useStableCallback(async () => {
    await queries.invalidateQueries({ queryKey: getGetMoonshotQueryKey() }, { throwOnError: true });
    void queries.invalidateQueries({ queryKey: getGetBalanceQueryKey() });
  });

  const adopt = ({ sharedRoundId, place, round }: MoonshotBetResult) => {
    answered.current += 1;
    queries.setQueryData<Moonshot>(getGetMoonshotQueryKey(), (before) =>
      before?.round.roundId === sharedRoundId
        ? { ...before, own: round.state === 'void' ? null : { place, round } }
        : before,
    );
    void queries.invalidateQueries({ queryKey: getGetBalanceQueryKey() });
    if (round.state === 'open') return;
    void queries.invalidateQueries({ queryKey: getListInhouseRoundsQueryKey() });
    void queries.invalidateQueries({ queryKey: getGetPlayLimitsQueryKey() });
  };

  const send = useStableCallback(async (call: () => Promise<MoonshotBetResult>) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setNote(undefined);
    try {
      adopt(await call());
    } catch (error) {
      const isLost = afterFailure(error) === 'lost';
      setNote(isLost ? { kind: 'lost' } : { kind: 'refused', error });
      // Either way the server knows better; offline, the next reconnection asks.
      await readAgain().then(
        () => isLost && setNote(undefined),
        () => undefined,
      );
    } finally {
      sending.current = false;
      setBusy(false);
    }
  });

  const round = flight?.round;
  const own = flight?.own;
  const canBet = round?.state === 'betting' && own === null;

  const place = useStableCallback((bet: FlightBet) => {
    if (round === undefined) return;
    if (!canBet) {
      setQueued(bet);
      return;
    }
    setQueued(undefined);
    const body = { ...bet, sharedRoundId: round.roundId };
    void send(() => withIdempotencyKey(keyOf([answered.current, body]), () => placeMoonshotBet(body)));
  });
  useEffect(() => {
    if (canBet && queued !== undefined) place(queued);
  }, [canBet, queued, place]);

  const takeBack = useStableCallback(() => {
    if (!own) return;
    const { roundId } = own.round;
    void send(() => withIdempotencyKey(keyOf(['back', roundId]), () => cancelMoonshotBet(roundId)));
  });
  const cashOut = useStableCallback(() => {
    if (!own) return;
    const { roundId } = own.round;
    void send(() => withIdempotencyKey(keyOf(['out', roundId]), () => cashOutMoonshot(roundId)));
  });
  const retry = useStableCallback(() => {
    void readAgain().then(
      () => setNote(undefined),
      () => undefined,
    );
  });
  return { note, busy, queued, place, unqueue: () => setQueued(undefined), takeBack, cashOut, retry };
}

export type FlightBetState = ReturnType<typeof useFlightBet>;
