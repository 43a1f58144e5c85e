import { useCallback, useEffect, useRef, useState } from 'react';

/** An answer that is good once: a puzzle, an image. */
export type Fresh<Answer> = {
  readonly answer: Answer | undefined;
  readonly error: unknown;
  /** The answer that is there or on its way, for who cannot wait until it is seen. Rejects when it does not come. */
  readonly coming: () => Promise<Answer | undefined>;
  /** Asks for another one; what was there before is gone. */
  readonly reload: () => void;
};

/**
 * Asks for something that each call makes anew. Not through the cache: that would ask again by itself, when the language
 * changes for instance, under the hands of somebody who is answering.
 */
export function useFresh<Answer>(ask: (signal: AbortSignal) => Promise<Answer>, enabled = true): Fresh<Answer> {
  const [round, setRound] = useState(0);
  const [state, setState] = useState<{ readonly answer?: Answer; readonly error?: unknown }>({});
  const last = useRef<Promise<Answer>>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    if (!enabled) return;
    const call = new AbortController();
    const keep = (next: typeof state) => {
      if (!call.signal.aborted) setState(next);
    };
    last.current = ask(call.signal);
    last.current.then(
      (answer) => keep({ answer }),
      (error: unknown) => keep({ error }),
    );
    return () => call.abort();
  }, [ask, enabled, round]);

  const reload = useCallback(() => {
    setState({});
    setRound((now) => now + 1);
  }, []);
  const coming = useCallback(async () => last.current, []);
  return { answer: state.answer, error: state.error, coming, reload };
}
