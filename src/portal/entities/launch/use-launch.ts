import { useLocation, useNavigate } from 'react-router-dom';
import type { GameCategory, NodeId, VendorCode } from '#generated/model/index.ts';
import { type Opener, openerAt } from '../../access/opener.ts';
import { inHouseVendor, launchPath } from '../../access/paths.ts';
import { useMembersOnly } from '../../access/use-modals.ts';
import { i18n } from '../../i18n/i18n.ts';
import { useStableCallback } from '../../lib/use-stable-callback.ts';
import { toast } from '../../ui/toast.tsx';

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

/**
 * Something that can be launched: a game, a room of players (with `roomId`), or a vendor's lobby (without `nodeId`).
 * Games and rooms of the contract fit as they are; a vendor's card adds the category of its row.
 */
export type Launchable = {
  readonly vassalage: VendorCode;
  readonly nodeId?: NodeId | undefined;
  readonly gameId?: string | undefined;
  readonly roomId?: string | undefined;
  readonly gameType?: GameCategory | undefined;
  readonly gameName?: string | undefined;
  readonly roomName?: string | undefined;
  readonly vendorName?: string | undefined;
  readonly picture?: string | undefined;
  readonly maintenance?: boolean | undefined;
};

/** The launched game in the history entry, so that its page can show the name before the server answers. */
export type LaunchMemory = {
  readonly launched: Pick<Launchable, 'gameId' | 'gameName' | 'roomName' | 'vendorName' | 'picture' | 'gameType'> & {
    /** The page shown after leaving the game. */
    readonly opener?: Opener | undefined;
  };
};

/** The game launched from within the portal; undefined for an address that was opened directly. */
export function launchMemory(state: unknown): LaunchMemory['launched'] | undefined {
  if (typeof state !== 'object' || state === null || !('launched' in state)) return undefined;
  // Only this module writes the key, into the history entry of its own tab.
  return (state as LaunchMemory).launched;
}

/** Makes the history state for a launch. */
export function rememberLaunch(what: Launchable, opener: Opener): LaunchMemory {
  const { gameId, gameName, roomName, vendorName, picture, gameType } = what;
  return { launched: { gameId, gameName, roomName, vendorName, picture, gameType, opener } };
}

const direct: ReadonlySet<GameCategory> = new Set(['SPORTS', 'ESPORTS', 'FISH', 'PVP', 'LIVE']);

/**
 * Whether a vendor's card launches the vendor's lobby directly; in other categories it shows games (LOBBY-05,
 * LOBBY-22).
 */
export function isDirectLaunch(category: GameCategory): boolean {
  return direct.has(category);
}
