import { useGetBalance } from '#generated/client/wallet/wallet.ts';
import type { Balance, GameCategory } from '#generated/model/index.ts';
import { useLoggedIn } from '../../access/session.ts';
import { usePolling } from '../live/live-state.ts';

const REFRESH_MS = 30_000;

/** The member's balance. While the page is visible it refreshes by calls that do not keep an idle session alive. */
export function useBalance() {
  const loggedIn = useLoggedIn();
  const query = useGetBalance({ query: { enabled: loggedIn } });
  const { refetch } = query;
  usePolling({ enabled: loggedIn, everyMs: REFRESH_MS, refetch });
  return query;
}

/** What can be staked on the games of a category, as the server tells it; undefined while it is not known. */
export function playableOn(balance: Balance | undefined, category: GameCategory): string | undefined {
  return balance?.playable.find(({ gameType }) => gameType === category)?.amount;
}
