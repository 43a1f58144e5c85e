import { isTrial, useLoggedIn } from '../../access/session.ts';
import { type Destination, useModals } from '../../access/use-modals.ts';
import { useStableCallback } from '../../lib/use-stable-callback.ts';

/**
 * Runs an action for members. Guests get the login form (ROLE-06), and it leads to `leadsTo` where that is given. Trial
 * accounts get the dialog that explains (ROLE-08), unless the action is `forTrial`.
 */
export function useMembersOnly(): (action: () => void, forTrial?: boolean, leadsTo?: Destination) => void {
  const loggedIn = useLoggedIn();
  const { open } = useModals();
  return useStableCallback((action: () => void, forTrial = false, leadsTo?: Destination) => {
    if (!loggedIn) open('login', { leadsTo });
    else if (isTrial() && !forTrial) open('trial', { leadsTo });
    else action();
  });
}
