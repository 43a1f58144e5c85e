import { useEffect } from 'react';
import { inBackground } from '../../api/background.ts';
import { useLive } from './live-state.ts';

interface Polling {
  readonly enabled: boolean;
  readonly everyMs: number;
  readonly refetch: (options: { cancelRefetch: boolean }) => Promise<unknown>;
}

/** Polls while no stream reports changes and the page is visible, without keeping an idle session alive. */
export function usePolling({ enabled, everyMs, refetch }: Polling): void {
  const live = useLive();
  useEffect(() => {
    if (!enabled || live) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') inBackground(() => void refetch({ cancelRefetch: false }));
    }, everyMs);
    return () => clearInterval(timer);
  }, [enabled, everyMs, live, refetch]);
}
