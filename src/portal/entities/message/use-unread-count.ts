import { useGetUnreadCount } from '#generated/client/messages/messages.ts';
import { isTrial, useLoggedIn } from '../../access/session.ts';
import { usePolling } from '../live/live-state.ts';

const REFRESH_MS = 60_000;

/** The number of the member's unread messages; 0 for guests and trial accounts, who have no inbox. */
export function useUnreadCount(): number {
  const enabled = useLoggedIn() && !isTrial();
  const { data, refetch } = useGetUnreadCount({ query: { enabled } });
  usePolling({ enabled, everyMs: REFRESH_MS, refetch });
  return enabled ? (data?.unReadCount ?? 0) : 0;
}
