import { isTrial, useLoggedIn } from '../../access/session.ts';
import { useModals } from '../../access/use-modals.ts';
import { useStableCallback } from '../../lib/use-stable-callback.ts';

/**
 * Runs an action for members; guests get the login form instead (ROLE-06), trial accounts the dialog that explains
 * (ROLE-08).
 */
export function useMembersOnly(): (action: () => void) => void {
  const loggedIn = useLoggedIn();
  const { open } = useModals();
  return useStableCallback((action: () => void) => {
    if (!loggedIn) open('login');
    else if (isTrial()) open('trial');
    else action();
  });
}
