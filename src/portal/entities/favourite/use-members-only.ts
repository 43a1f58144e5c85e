import { isTrial, useLoggedIn } from '../../access/session.ts';
import { useModals } from '../../access/use-modals.ts';
import { useStableCallback } from '../../lib/use-stable-callback.ts';

/**
 * Runs an action for members. Guests get the login form (ROLE-06). Trial accounts get the dialog that explains
 * (ROLE-08), unless the action is `forTrial`.
 */
export function useMembersOnly(): (action: () => void, forTrial?: boolean) => void {
  const loggedIn = useLoggedIn();
  const { open } = useModals();
  return useStableCallback((action: () => void, forTrial = false) => {
    if (!loggedIn) open('login');
    else if (isTrial() && !forTrial) open('trial');
    else action();
  });
}
