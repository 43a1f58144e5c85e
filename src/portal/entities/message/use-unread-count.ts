import { useEffect } from 'react';
import { useGetUnreadCount } from '../../../../generated/client/messages/messages.ts';
import { isTrial, useLoggedIn } from '../../access/session.ts';
import { inBackground } from '../../api/background.ts';

const REFRESH_MS = 60_000;

/** How many messages the member has not read; nothing for guests and trial accounts, who have no inbox. */
export function useUnreadCount(): number {
  const enabled = useLoggedIn() && !isTrial();
  const { data, refetch } = useGetUnreadCount({ query: { enabled } });
  useEffect(() => {
    if (!enabled) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') inBackground(() => void refetch({ cancelRefetch: false }));
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, [enabled, refetch]);
  return enabled ? (data?.unReadCount ?? 0) : 0;
}
