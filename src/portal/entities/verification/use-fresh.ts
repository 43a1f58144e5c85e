import { useCallback, useEffect, useRef, useState } from 'react';

/** An answer that is good once: a puzzle, an image. */
export type Fresh<Answer> = {
  readonly answer: Answer | undefined;
  readonly error: unknown;
  /**
   * The answer that is there or on its way, for who cannot wait until it is seen; one that failed is asked for again.
   * Rejects when it does not come.
   */
  readonly coming: () => Promise<Answer | undefined>;
  /** Asks for another one; what was there before is gone. */
  readonly reload: () => void;
};

type State<Answer> = Partial<Pick<Fresh<Answer>, 'answer' | 'error'>>;

const NOTHING = {};

/**
 * Asks for something that each call makes anew. Not through the cache: that would ask again by itself, when the language
 * changes for instance, under the hands of somebody who is answering.
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
