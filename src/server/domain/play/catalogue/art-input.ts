import type { Game } from '#generated/model/index.ts';
import type { GameArtInput } from '#shared/art/game-art.ts';
import type { CatalogueSnapshot, VendorFace } from './snapshot.ts';

/** The input of a game's picture; `artTone` comes from the same input, so that the two always agree. */
export function gameArtInput(
  { nodeId, gameName, gameType }: Pick<Game, 'nodeId' | 'gameName' | 'gameType'>,
  vendor: VendorFace,
): GameArtInput {
  return { id: nodeId, name: gameName, category: gameType, vendorHue: vendor.hue };
}

/** Returns the art input of a game of the catalogue; null for any other id. */
export function findGameArt({ byNodeId, vendors }: CatalogueSnapshot, nodeId: string): GameArtInput | null {
  const game = byNodeId.get(nodeId);
  const vendor = game && vendors.get(game.vassalage);
  return game && vendor ? gameArtInput(game, vendor) : null;
}
