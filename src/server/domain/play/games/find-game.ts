import type { Game, InhouseGameId } from '#generated/model/index.ts';
import type { CatalogueSnapshot } from '../catalogue/snapshot.ts';

/** The vendor of the in-house games (LOBBY-15). */
export const IN_HOUSE = 'BGS';

/** An in-house game in the catalogue; undefined where an operator took it out. */
export function findGame(catalogue: CatalogueSnapshot, gameId: InhouseGameId): Game | undefined {
  for (const { category, games } of catalogue.lanes) {
    if (category !== 'INHOUSE') continue;
    const found = games.find(({ game }) => game.vassalage === IN_HOUSE && game.gameId === gameId);
    if (found !== undefined) return found.game;
  }
  return undefined;
}
