import { useGetChatUnread } from '#generated/client/service/service.ts';
import { useLoggedIn } from '../../access/session.ts';
import { usePolling } from '../live/use-polling.ts';
import { useChatRefusal } from './use-customer-service.ts';

const LOOK_MS = 20_000;

/**
 * The number of the member's unread chat messages, refreshed while the page is visible; 0 for visitors without chat.
 */
export function useChatUnread(): number {
  const loggedIn = useLoggedIn();
  const enabled = useChatRefusal() === undefined && loggedIn;
  const { data, refetch } = useGetChatUnread({ query: { enabled } });
  usePolling({ enabled, everyMs: LOOK_MS, refetch });
  return enabled ? (data?.unReadCount ?? 0) : 0;
}
