import { useCallback, useEffect, useRef, useState } from 'react';

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
