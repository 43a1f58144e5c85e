import { useCallback, useEffect, useState } from 'react';

/** An answer that is good once: a puzzle, an image. */
export type Fresh<Answer> = {
  readonly answer: Answer | undefined;
  readonly error: unknown;
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    if (!enabled) return;
    const call = new AbortController();
    const keep = (next: typeof state) => {
      if (!call.signal.aborted) setState(next);
    };
    ask(call.signal).then(
      (answer) => keep({ answer }),
      (error: unknown) => keep({ error }),
    );
    return () => call.abort();
  }, [ask, enabled, round]);

  const reload = useCallback(() => {
    setState({});
    setRound((now) => now + 1);
  }, []);
  return { answer: state.answer, error: state.error, reload };
}
