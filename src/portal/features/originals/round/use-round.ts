import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  actInhouseRound,
  commitInhouseRound,
  getInhouseRound,
  getListInhouseRoundsQueryKey,
  listInhouseRounds,
  playInhouseRound,
} from '#generated/client/inhouse/inhouse.ts';
import { getGetPlayLimitsQueryKey } from '#generated/client/member-limits/member-limits.ts';
import { getGetBalanceQueryKey } from '#generated/client/wallet/wallet.ts';
import type {
  ActInhouseRoundPayload,
  Balance,
  InhouseCommitment,
  InhouseGameId,
  InhouseRound,
  InhouseRoundResult,
  PlayInhouseRoundPayload,
  StreamEvent,
} from '#generated/model/index.ts';
import { ApiError } from '#portal/api/api-error.ts';
import { inBackground } from '#portal/api/background.ts';
import { withIdempotencyKey } from '#portal/api/idempotency-key.ts';
import { hearLive } from '#portal/entities/live/live-events.ts';
import { playableOn } from '#portal/entities/wallet/use-balance.ts';
import { randomId } from '#portal/lib/random-id.ts';
import { useStableCallback } from '#portal/lib/use-stable-callback.ts';
import { subtractAmounts } from '#shared/money/amount.ts';
import { afterFailure, type RoundNote } from './round-notice.tsx';

/** After this long an outcome is taken as shown, so that a drawing that fails never holds the money back. */
const LONGEST_SHOW_MS = 15_000;

type Bet = Omit<PlayInhouseRoundPayload, 'roundId'>;

/**
 * The life of a round: seal, bet, steps, outcome, and the next seal. An open round of the member is resumed, also one of
 * another tab or device. After a lost connection the round is asked for; the same bet and step keep their key.
 */
export function useRound(gameId: InhouseGameId) {
  const queries = useQueryClient();
  const balance = useHeldBalance();
  const keyOf = useKeys();
  const [commitment, setCommitment] = useState<InhouseCommitment>();
  const [round, setRound] = useState<InhouseRound>();
  const [settledId, setSettledId] = useState<string>();
  const [note, setNote] = useState<RoundNote>();
  const [busy, setBusy] = useState(true);
  // A second press can come before React renders the first.
  const sending = useRef(false);
  const after = useRef<string>(undefined);
  /** Counts the bets, the steps and the readings of this tab, so that an older reading never takes one back. */
  const moves = useRef(0);
  /** The round that a lost call was about, and all such rounds. */
  const asked = useRef<string>(undefined);
  const lost = useRef(new Set<string>());

  const isEnded = round !== undefined && round.state !== 'open';
  const isSettling = isEnded && round.roundId !== settledId;

  const seal = useCallback(async () => {
    setCommitment(undefined);
    try {
      setCommitment(await commitInhouseRound({ gameId }));
    } catch (error) {
      setNote({ kind: 'refused', error });
    }
  }, [gameId]);

  /** Gives the sealed round up for another one; the answer shows the seed that was not used. */
  const renew = useStableCallback(async () => {
    if (commitment === undefined || sending.current || isSettling || round?.state === 'open') return;
    sending.current = true;
    setBusy(true);
    setNote(undefined);
    try {
      setCommitment(await commitInhouseRound({ gameId, replaces: commitment.roundId }));
    } catch (error) {
      // Another tab has played it.
      if (error instanceof ApiError && error.status === 404) {
        await seal();
        setNote({ kind: 'sealedAnew' });
      } else {
        setNote({ kind: 'refused', error });
      }
    } finally {
      sending.current = false;
      setBusy(false);
    }
  });

  const settle = useStableCallback(() => {
    if (!isSettling) return;
    setSettledId(round.roundId);
    void balance.release(after.current);
    void queries.invalidateQueries({ queryKey: getListInhouseRoundsQueryKey() });
    void queries.invalidateQueries({ queryKey: getGetPlayLimitsQueryKey() });
    void seal();
  });

  useEffect(() => {
    if (!isSettling) return;
    const timer = setTimeout(settle, LONGEST_SHOW_MS);
    return () => clearTimeout(timer);
  }, [isSettling, settle]);

  const adopt = useStableCallback((result: InhouseRoundResult) => {
    after.current = result.balanceAfter;
    if (result.round.roundId !== round?.roundId) balance.take(result.round.stake);
    setRound(result.round);
    if (result.round.state !== 'open') return;
    // An open round has no outcome that must be held back.
    void balance.release(result.balanceAfter);
    void queries.invalidateQueries({ queryKey: getListInhouseRoundsQueryKey() });
  });

  /** Asks for a round that may have changed elsewhere. Returns whether there is one. */
  const askFor = useCallback(async (roundId: string, isWanted: () => boolean = () => true): Promise<boolean> => {
    try {
      // No query: it would join a reading that is under way, which may be older than the last step.
      const found = await getInhouseRound(roundId);
      if (!isWanted()) return true;
      after.current = undefined;
      setRound(found);
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return false;
      throw error;
    }
  }, []);

  const recover = useStableCallback(async () => {
    const roundId = asked.current;
    if (roundId === undefined) return;
    moves.current += 1;
    setBusy(true);
    try {
      const found = await askFor(roundId);
      setNote(found ? undefined : { kind: 'notPlayed' });
      asked.current = undefined;
      if (!found) void balance.release();
    } catch {
      setNote({ kind: 'lost' });
    } finally {
      setBusy(false);
    }
  });

  /** Sends a bet or a step, one at a time. */
  const send = useStableCallback(async (roundId: string, isBet: boolean, call: () => Promise<InhouseRoundResult>) => {
    if (sending.current) return;
    sending.current = true;
    moves.current += 1;
    setBusy(true);
    setNote(undefined);
    balance.hold();
    try {
      adopt(await call());
    } catch (error) {
      const failure = afterFailure(error);
      // A sealed round that nobody here bet on was played in another tab.
      const next = failure === 'askAgain' && isBet && !lost.current.has(roundId) ? 'sealAnew' : failure;
      if (next === 'lost') lost.current.add(roundId);
      if (next === 'lost' || next === 'askAgain') {
        asked.current = roundId;
        await recover();
      } else {
        void balance.release();
        if (next === 'sealAnew') await seal();
        setNote(next === 'sealAnew' ? { kind: 'sealedAnew' } : { kind: 'refused', error });
      }
    } finally {
      sending.current = false;
      setBusy(false);
    }
  });

  const bet = useStableCallback((data: Bet) => {
    if (commitment === undefined || isSettling || round?.state === 'open') return;
    const body = { ...data, roundId: commitment.roundId };
    void send(body.roundId, true, () => withIdempotencyKey(keyOf(body), () => playInhouseRound(body)));
  });

  const act = useStableCallback((step: ActInhouseRoundPayload) => {
    if (round?.state !== 'open') return;
    const { roundId } = round;
    // The same step of a round may come twice, as skipping a card does.
    const key = keyOf([roundId, round.opened.length + round.dealt.length, step]);
    void send(roundId, false, () => withIdempotencyKey(key, () => actInhouseRound(roundId, step)));
  });

  const retry = useStableCallback(async () => {
    if (note?.kind === 'lost') {
      await recover();
      return;
    }
    setNote(undefined);
    await seal();
  });

  const look = useStableCallback(async () => {
    if (sending.current || isSettling) return;
    moves.current += 1;
    const before = moves.current;
    const isWanted = () => moves.current === before;
    if (round?.state === 'open') {
      await askFor(round.roundId, isWanted);
      return;
    }
    const { content } = await listInhouseRounds({ gameId, state: 'open', pageSize: 1 });
    const open = content.find((found) => found.state === 'open');
    if (open === undefined || !isWanted()) return;
    setRound(open);
    setNote({ kind: 'resumed' });
  });

  // Another tab or device has bet, or has gone on with the round.
  const follow = useStableCallback((event: StreamEvent) => {
    if ((event.type !== 'bets' && event.type !== 'gap') || sending.current || isSettling) return;
    inBackground(() => {
      look().catch(() => undefined);
      void queries.invalidateQueries({ queryKey: getListInhouseRoundsQueryKey() });
    });
  });
  useEffect(() => hearLive(follow), [follow]);

  // The first look, and again when the member comes back from another tab. No look keeps an idle session alive.
  useEffect(() => {
    let isGone = false;
    const begin = async () => {
      try {
        await look();
      } catch (error) {
        if (!isGone) setNote({ kind: 'refused', error });
      }
      if (isGone) return;
      await seal();
      setBusy(false);
    };
    void begin();
    const onReturn = () => {
      if (document.visibilityState === 'visible') inBackground(() => look().catch(() => undefined));
    };
    window.addEventListener('focus', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('online', recover);
    return () => {
      isGone = true;
      window.removeEventListener('focus', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('online', recover);
    };
  }, [look, seal, recover]);

  return {
    commitment,
    round,
    note,
    busy,
    isSettling,
    bet,
    act,
    settle,
    renew,
    retry,
    isOpen: round?.state === 'open',
    balance: balance.held,
  };
}

/**
 * The balance to show while an outcome is still to be shown. The live stream may tell the new one before the animation
 * ends. Undefined while the balance of the server may be shown.
 */
function useHeldBalance() {
  const queries = useQueryClient();
  const [held, setHeld] = useState<string>();
  const known = useCallback(
    () => playableOn(queries.getQueryData<Balance>(getGetBalanceQueryKey()), 'INHOUSE'),
    [queries],
  );
  const holds = useRef(0);
  const hold = useCallback(() => {
    holds.current += 1;
    setHeld((before) => before ?? known());
  }, [known]);
  const take = useCallback((stake: string) => setHeld((before) => before && subtractAmounts(before, stake)), []);
  const release = useCallback(
    async (after?: string) => {
      setHeld((before) => before && (after ?? before));
      const own = holds.current;
      await queries.invalidateQueries({ queryKey: getGetBalanceQueryKey() });
      // A bet that began meanwhile holds it again.
      if (own === holds.current) setHeld(undefined);
    },
    [queries],
  );
  return { held, hold, take, release };
}

/** Gives each bet and step an idempotency key: the same one for the same words, however often they are sent. */
export function useKeys(): (words: unknown) => string {
  const keys = useRef(new Map<string, string>());
  return useCallback((words) => {
    const text = JSON.stringify(words);
    const key = keys.current.get(text) ?? randomId();
    keys.current.set(text, key);
    return key;
  }, []);
}
