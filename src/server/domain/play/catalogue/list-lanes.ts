import type { Game, VendorCatalogue, VendorType } from '#generated/model/index.ts';
import type { CatalogueSnapshot } from './snapshot.ts';

/** The categories that have vendors, in the order of the menu (API-35). */
export function vendorTypes({ lanes }: CatalogueSnapshot): VendorType[] {
  return lanes.map(({ category, cards, games }) => ({
    gameType: category,
    vendorCount: cards.length,
    gameCount: games.length,
  }));
}

/** The vendors of each category, hot ones first (API-36). */
export function vendorLanes({ lanes }: CatalogueSnapshot): VendorCatalogue {
  return { data: { lanes: lanes.map(({ category, cards }) => ({ title: category, cards: [...cards] })) } };
}

/** The limit of hot games. */
const MOST_HOT = 28;

/** Hot games of all vendors or of one, the most played first (API-33). */
export function hotGames({ hot }: CatalogueSnapshot, vassalage: string | undefined): Game[] {
  return hot.filter((game) => vassalage === undefined || game.vassalage === vassalage).slice(0, MOST_HOT);
}
