import { useLocation, useNavigate } from 'react-router-dom';
import { openerAt } from '../../access/opener.ts';
import { inHouseVendor, launchPath } from '../../access/paths.ts';
import { i18n } from '../../i18n/i18n.ts';
import { useStableCallback } from '../../lib/use-stable-callback.ts';
import { toast } from '../../ui/toast.ts';
import { useMembersOnly } from '../favourite/use-members-only.ts';
import { type Launchable, rememberLaunch } from './launchable.ts';

/**
 * Launches a game, a room or a vendor's lobby. Guests get the login form (ROLE-06), which leads to it. Trial accounts may play in-house
 * games, and get the dialog that explains for others (ROLE-08, ROLE-15). A game under maintenance shows a message
 * (ERROR-27).
 */
export function useLaunch(): (what: Launchable) => void {
  const membersOnly = useMembersOnly();
  const navigate = useNavigate();
  const location = useLocation();
  return useStableCallback((what: Launchable) => {
    if (what.maintenance) {
      toast.warn(i18n.t('errors.game_maintenance'));
      return;
    }
    const forTrial = what.vassalage === inHouseVendor;
    // The page itself requests the launch, as it does when opened directly or reloaded.
    const [to, state] = [launchPath(what), rememberLaunch(what, openerAt(location))];
    membersOnly(() => void navigate(to, { state }), forTrial, { to, state });
  });
}
