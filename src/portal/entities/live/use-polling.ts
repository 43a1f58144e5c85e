import { useEffect } from 'react';
import { inBackground } from '../../api/background.ts';
import { useLive } from './live-state.ts';

interface Polling {
  readonly enabled: boolean;
  readonly everyMs: number;
  /** Off for what the stream of changes does not report. */
  readonly streamed?: boolean;
  readonly refetch: (options: { cancelRefetch: boolean }) => Promise<unknown>;
}

/** Polls while no stream reports the changes and the page is visible, without keeping an idle session alive. */
export function usePolling({ enabled, everyMs, streamed = true, refetch }: Polling): void {
  const live = useLive() && streamed;
  useEffect(() => {
    if (!enabled || live) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') inBackground(() => void refetch({ cancelRefetch: false }));
    }, everyMs);
    return () => clearInterval(timer);
  }, [enabled, everyMs, live, refetch]);
}
