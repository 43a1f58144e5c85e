import type { Game, LaunchPayload, VendorCard } from '#generated/model/index.ts';
import type { CatalogueSnapshot } from '../catalogue/snapshot.ts';

/** The target of a launch. */
export interface LaunchTarget {
  /** Undefined in the lobby of the vendor, and where only a room was named. */
  readonly game: Game | undefined;
  readonly vendor: Pick<VendorCard, 'vassalage' | 'vendorName' | 'maintenance'>;
  readonly walletMode: 'seamless' | 'transfer';
}

/** Finds the target of a launch; undefined unless all its parts but the room belong to the same game or vendor. */
export function launchTarget(catalogue: CatalogueSnapshot, payload: LaunchPayload): LaunchTarget | undefined {
  const { vassalage, vendor, gameType, nodeId, gameId, isGame } = payload;
  if (vendor !== undefined && vendor !== vassalage) return undefined;
  const lanes = catalogue.lanes.filter(({ category }) => gameType === undefined || category === gameType);
  const card = lanes.flatMap(({ cards }) => cards).find((one) => one.vassalage === vassalage);
  const face = catalogue.vendors.get(vassalage);
  if (card === undefined || face === undefined) return undefined;
  const target = { vendor: card, walletMode: face.walletMode };
  if (isGame === 'VASSALAGE' || (nodeId === undefined && gameId === undefined)) {
    return { game: undefined, ...target };
  }
  const game = nodeId === undefined ? gameOfVendor(catalogue, payload) : catalogue.byNodeId.get(nodeId);
  if (game === undefined || game.vassalage !== vassalage) return undefined;
  if (gameId !== undefined && game.gameId !== gameId) return undefined;
  if (gameType !== undefined && game.gameType !== gameType) return undefined;
  return { game, ...target };
}

function gameOfVendor({ lanes }: CatalogueSnapshot, { vassalage, gameId }: LaunchPayload): Game | undefined {
  for (const { games } of lanes) {
    const found = games.find(({ game }) => game.vassalage === vassalage && game.gameId === gameId);
    if (found) return found.game;
  }
  return undefined;
}
