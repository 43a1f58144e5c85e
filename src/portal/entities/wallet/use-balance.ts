import { useEffect } from 'react';
import { useGetBalance } from '../../../../generated/client/wallet/wallet.ts';
import { useLoggedIn } from '../../access/session.ts';
import { inBackground } from '../../api/background.ts';

const REFRESH_MS = 30_000;

/** The member's balance. Kept fresh while the page is seen, by calls that do not keep an idle session alive. */
export function useBalance() {
  const loggedIn = useLoggedIn();
  const query = useGetBalance({ query: { enabled: loggedIn } });
  const { refetch } = query;
  useEffect(() => {
    if (!loggedIn) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') inBackground(() => void refetch({ cancelRefetch: false }));
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, [loggedIn, refetch]);
  return query;
}
