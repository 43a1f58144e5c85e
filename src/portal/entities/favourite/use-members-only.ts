import { trialType, useLoggedIn } from '../../access/session.ts';
import { useModals } from '../../access/use-modals.ts';
import { sessionStore } from '../../lib/storage.ts';
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
    else if (sessionStore.get('isAgent') === String(trialType)) open('trial');
    else action();
  });
}
