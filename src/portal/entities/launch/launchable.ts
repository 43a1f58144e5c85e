import type { GameCategory, NodeId, VendorCode } from '#generated/model/index.ts';
import type { Opener } from '../../access/opener.ts';

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
