import { useRef, useState } from 'react';

type Attempt = {
  /**
   * Runs one attempt, whichever way in: Enter and a press may both come before a button knows. What goes wrong is kept,
   * unless `onError` answers that it has told it elsewhere.
   */
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
