import type { GameCategory, NodeId, VendorCode } from '../../../../generated/client/model/index.ts';
import type { Opener } from '../../access/opener.ts';

/**
 * What can be started: a game of the catalogue, a room of players (with `roomId`), or the lobby of a vendor (without
 * `nodeId`). Games and rooms of the contract are such as they come; a vendor's card with its lane's category.
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

/** What the history entry remembers of what was started, so that its page can say it before the server does. */
export type LaunchMemory = {
  readonly launched: Pick<Launchable, 'gameId' | 'gameName' | 'roomName' | 'vendorName' | 'picture' | 'gameType'> & {
    /** The page to which leaving the game leads. */
    readonly opener?: Opener | undefined;
  };
};

/** What was started from within the portal; undefined for an address that was opened directly. */
export function launchMemory(state: unknown): LaunchMemory['launched'] | undefined {
  if (typeof state !== 'object' || state === null || !('launched' in state)) return undefined;
  // Only this module writes the key, into the history entry of its own tab.
  return (state as LaunchMemory).launched;
}

/** What a history entry shall remember of what is started by it. */
export function rememberLaunch(what: Launchable, opener: Opener): LaunchMemory {
  const { gameId, gameName, roomName, vendorName, picture, gameType } = what;
  return { launched: { gameId, gameName, roomName, vendorName, picture, gameType, opener } };
}
