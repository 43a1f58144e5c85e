import { useRef, useState } from 'react';

type Attempt = {
  /** Runs one attempt at a time, because Enter and a press may coincide. `onError` says whether it told the failure. */
  readonly attempt: (run: () => Promise<void>, onError?: (error: unknown) => boolean) => Promise<void>;
  readonly failure: unknown;
};

/** One attempt at a time, and why the last one failed. */
export function useAttempt(): Attempt {
  const busy = useRef(false);
  const [failure, setFailure] = useState<unknown>();

  async function attempt(run: () => Promise<void>, onError: (error: unknown) => boolean = () => false) {
    if (busy.current) return;
    busy.current = true;
    setFailure(undefined);
    try {
      await run();
    } catch (error) {
      if (!onError(error)) setFailure(error);
    } finally {
      busy.current = false;
    }
  }

  return { attempt, failure };
}
