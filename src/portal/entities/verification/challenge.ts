import { useCallback, useEffect, useRef, useState } from 'react';
import type { ProofOfWork } from '#generated/model/index.ts';
import { createSha256, leadingZeroBits } from '../../lib/sha256.ts';

/** An answer that can be used once, such as a puzzle or an image. */
export type Fresh<Answer> = {
  readonly answer: Answer | undefined;
  readonly error: unknown;
  /** The present or pending answer; a failed request is repeated. Rejects if the answer does not arrive. */
  readonly coming: () => Promise<Answer | undefined>;
  /** Requests another answer and drops the present one. */
  readonly reload: () => void;
};

type State<Answer> = Partial<Pick<Fresh<Answer>, 'answer' | 'error'>>;

const NOTHING = {};

/**
 * Requests data that the server creates anew for each call. It bypasses the cache. That would refetch while the user is
 * solving it, for example after a change of language.
 */
export function useFresh<Answer>(ask: (signal: AbortSignal) => Promise<Answer>, enabled = true): Fresh<Answer> {
  const [{ answer, error }, setState] = useState<State<Answer>>(NOTHING);
  const call = useRef<AbortController>(undefined);
  const last = useRef<Promise<Answer>>(undefined);

  const reload = useCallback(() => {
    call.current?.abort();
    setState(NOTHING);
    if (!enabled) return;
    const own = new AbortController();
    const keep = (next: State<Answer>) => {
      if (!own.signal.aborted) setState(next);
    };
    call.current = own;
    last.current = ask(own.signal);
    last.current.then(
      (answer) => keep({ answer }),
      (error: unknown) => keep({ error }),
    );
  }, [ask, enabled]);

  useEffect(() => {
    reload();
    return () => call.current?.abort();
  }, [reload]);

  const failed = error !== undefined;
  const coming = useCallback(async () => {
    if (failed) reload();
    return last.current;
  }, [failed, reload]);
  return { answer, error, coming, reload };
}

/** The longest slice of work (ms), short enough not to delay a frame. */
const SLICE_MS = 8;
/** The number of hashes between two reads of the clock. */
const STRIDE = 256;

/**
 * Finds the nonce of a proof of work, for users who can neither drag nor read a picture (SMS-13). Works in slices, so
 * that the page stays responsive. Rejects with the reason of `signal` when aborted.
 */
export async function solveProof({ salt, difficulty }: ProofOfWork, signal: AbortSignal): Promise<string> {
  const hash = createSha256(`${salt}:`);
  for (let nonce = 0; ; ) {
    signal.throwIfAborted();
    const end = performance.now() + SLICE_MS;
    do {
      for (const stop = nonce + STRIDE; nonce < stop; nonce++) {
        if (leadingZeroBits(hash(String(nonce))) >= difficulty) return String(nonce);
      }
    } while (performance.now() < end);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
