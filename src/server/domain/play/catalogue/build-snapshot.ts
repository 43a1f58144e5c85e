import type { Game, GameCategory, VendorCard } from '#generated/model/index.ts';
import { type GameArtInput, gameTone } from '#shared/art/game-art.ts';
import { vendorHue } from '#shared/art/monogram.ts';
import { fold } from '../../ground/text/fold.ts';
import { type Maintenances, maintenancesAt, maintenanceTimes } from './maintained.ts';
import type { CatalogueRows, GameRow, VendorRow } from './read-rows.ts';
import { type CatalogueSnapshot, centsOf, type IndexedGame, type Lane, MENU, type VendorFace } from './snapshot.ts';

/** How long a game is new after its release, in milliseconds. */
const NEW_FOR = 30 * 86_400_000;
/** After how long (ms) the players of the games are counted again. */
const RECOUNTED_AFTER = 10 * 60_000;

/** What the catalogue depends on besides the database. */
export interface CatalogueRules {
  /** The sports vendors that the brand shows under ESPORTS. */
  readonly esportsProviders: readonly string[];
  /** Whether anybody plays the games of a vendor; without that they are under maintenance. Lotteries need no vendor. */
  readonly isPlayed: (vendor: Pick<VendorFace, 'code' | 'walletMode'>) => boolean;
}

/**
 * Builds the catalogue as it is at `now`. Sports vendors that are e-sports providers, and their games, are under
 * ESPORTS (LOBBY-04).
 */
export function buildSnapshot(
  rows: CatalogueRows,
  now: number,
  { esportsProviders, isPlayed }: CatalogueRules,
): CatalogueSnapshot {
  const shownAs = (vendorCode: string, category: GameCategory): GameCategory =>
    category === 'SPORTS' && esportsProviders.includes(vendorCode) ? 'ESPORTS' : category;
  const maintenances = closing(maintenancesAt(rows.maintenances, now), rows.lotteries, isPlayed);
  const vendors = new Map(rows.vendors.map((vendor) => [vendor.code, vendor]));
  const games = rows.games.map((row): IndexedGame => {
    const vendor = vendors.get(row.vendorCode);
    if (vendor === undefined) throw new Error(`game ${row.nodeId} has no vendor`);
    const game = gameOf(row, vendor, shownAs(row.vendorCode, row.category), { now, maintenances });
    return { game, text: fold(row.name), minBetCents: centsOf(row.minBet), releasedAt: row.releasedAt.getTime() };
  });
  const byCategory = Map.groupBy(games, ({ game }) => game.gameType);
  const placed = rows.vendorCategories.map(({ vendorCode, category }) => ({
    vendorCode,
    category: shownAs(vendorCode, category),
  }));
  const lanes = MENU.flatMap((category): Lane[] => {
    const inLane = new Set(placed.filter((place) => place.category === category).map((place) => place.vendorCode));
    if (inLane.size === 0) return [];
    const laneGames = byCategory.get(category) ?? [];
    const laneVendors = rows.vendors.filter((vendor) => inLane.has(vendor.code));
    return [{ category, games: laneGames, cards: cardsOf(laneVendors, laneGames, maintenances) }];
  });
  return {
    version: rows.version,
    validUntil: nextChange(rows, now),
    lanes,
    games,
    byNodeId: new Map(games.map(({ game }) => [game.nodeId, game])),
    vendors: new Map(rows.vendors.map((vendor) => [vendor.code, faceOf(vendor)])),
    hot: games.filter(({ game }) => game.isHot).map(({ game }) => game),
  };
}

/** The maintenances, and until further notice the games that nobody plays. */
function closing(
  maintenances: Maintenances,
  lotteries: CatalogueRows['lotteries'],
  isPlayed: CatalogueRules['isPlayed'],
): Maintenances {
  const drawn = new Set(lotteries.flatMap(({ nodeId }) => nodeId ?? []));
  const withLotteries = new Set(lotteries.map(({ vendorCode }) => vendorCode));
  return {
    of(vendor, game) {
      const needsNobody = game === undefined ? withLotteries.has(vendor.code) : drawn.has(game.nodeId);
      if (needsNobody || isPlayed(vendor)) return maintenances.of(vendor, game);
      return { maintenance: true, maintenanceUntil: null };
    },
  };
}

function faceOf(vendor: VendorRow): VendorFace {
  const { code, name, walletMode } = vendor;
  return { code, name, hue: vendor.hue ?? vendorHue(code), walletMode };
}

function gameOf(
  row: GameRow,
  vendor: VendorRow,
  gameType: GameCategory,
  { now, maintenances }: { readonly now: number; readonly maintenances: Maintenances },
): Game {
  const nodeId = String(row.nodeId);
  const isNew = now < row.releasedAt.getTime() + NEW_FOR;
  return {
    nodeId,
    gameId: row.gameId,
    gameName: row.name,
    vassalage: vendor.code,
    vendorName: vendor.name,
    gameType,
    gameClassify: [...(row.isHot ? (['HOT'] as const) : []), ...(isNew ? (['NEW'] as const) : []), ...row.classify],
    ...(row.features !== null && { features: row.features }),
    picture: row.picture ?? `/art/game/${row.nodeId}.webp`,
    artTone:
      row.picture === null ? gameTone(gameArtInput({ nodeId, gameName: row.name, gameType }, faceOf(vendor))) : 'none',
    isHot: row.isHot,
    isNew,
    minBet: row.minBet,
    minLineNum: row.minLineNum,
    rtp: row.rtp,
    ...maintenances.of(vendor, row),
  };
}

/** The input of a game's picture; `artTone` comes from the same input, so that the two always agree. */
function gameArtInput(
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

function cardsOf(
  vendors: readonly VendorRow[],
  games: readonly IndexedGame[],
  maintenances: Maintenances,
): VendorCard[] {
  const counts = Map.groupBy(games, ({ game }) => game.vassalage);
  // Sorting is stable, so hot vendors and the others each keep the vendors' own order.
  const hotFirst = [...vendors].sort((a, b) => Number(b.isHot) - Number(a.isHot));
  return hotFirst.map((vendor) => ({
    vassalage: vendor.code,
    vendorName: vendor.name,
    smallIcon: `/art/vendor/${vendor.code}.svg`,
    isHot: vendor.isHot,
    gameCount: counts.get(vendor.code)?.length ?? 0,
    ...maintenances.of(vendor),
  }));
}

function nextChange({ vendors, games, maintenances }: CatalogueRows, now: number): number {
  const agings = games.map((game) => game.releasedAt.getTime() + NEW_FOR);
  return [...maintenanceTimes([...vendors, ...games], maintenances), ...agings].reduce(
    (next, time) => (time > now ? Math.min(next, time) : next),
    now + RECOUNTED_AFTER,
  );
}
