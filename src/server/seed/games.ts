import type { GameCategory } from '#generated/model/index.ts';
import { type Random, seededRandom } from '#shared/art/seed.ts';
import type { games } from '../db/schema/catalogue.ts';
import { fold } from '../domain/ground/text/fold.ts';
import {
  type FamousGame,
  famousDraws,
  famousDuels,
  famousFishing,
  famousQuickDraws,
  famousSlots,
  famousTables,
  originals,
} from './famous-games.ts';
import { seedFeatures } from './features.ts';
import {
  combinations,
  duelWords,
  esportsWords,
  fishingWords,
  slotWords,
  sportsWords,
  tableWords,
  type Words,
} from './invented-names.ts';

export type SeedGame = typeof games.$inferInsert;

/** A shelf holds the known games, then invented ones up to `count`, dealt to the vendors in turn. */
interface Shelf {
  readonly category: GameCategory;
  readonly firstNodeId: number;
  readonly count: number;
  readonly famous: readonly FamousGame[];
  readonly words?: Words;
  readonly vendors: readonly string[];
  /** The share of plays, relative to the other shelves. */
  readonly weight: number;
}

const slots = ['SAF', 'NOR', 'HAL', 'KIT', 'MON', 'RED', 'ORO', 'PAP'];

const shelves: readonly Shelf[] = [
  { category: 'INHOUSE', firstNodeId: 10_001, count: 9, famous: originals, vendors: ['BGS'], weight: 900 },
  {
    category: 'RNG',
    firstNodeId: 20_001,
    count: 1_181,
    famous: famousSlots,
    words: slotWords,
    vendors: slots,
    weight: 1_000,
  },
  { category: 'ELOTT', firstNodeId: 30_001, count: 12, famous: famousQuickDraws, vendors: ['TCG_SEA'], weight: 500 },
  { category: 'LOTT', firstNodeId: 31_001, count: 12, famous: famousDraws, vendors: ['TCG_SEA'], weight: 600 },
  {
    category: 'LIVE',
    firstNodeId: 40_001,
    count: 118,
    famous: famousTables,
    words: tableWords,
    vendors: ['VEL', 'MAI', 'SPH', 'HBL'],
    weight: 950,
  },
  {
    category: 'SPORTS',
    firstNodeId: 50_001,
    count: 18,
    famous: [],
    words: sportsWords,
    vendors: ['GLP', 'STR'],
    weight: 550,
  },
  {
    category: 'SPORTS',
    firstNodeId: 55_001,
    count: 10,
    famous: [],
    words: esportsWords,
    vendors: ['AV', 'TF'],
    weight: 400,
  },
  {
    category: 'FISH',
    firstNodeId: 60_001,
    count: 75,
    famous: famousFishing,
    words: fishingWords,
    vendors: ['TID', 'PRL'],
    weight: 800,
  },
  {
    category: 'PVP',
    firstNodeId: 70_001,
    count: 68,
    famous: famousDuels,
    words: duelWords,
    vendors: ['FLV', 'JDT'],
    weight: 650,
  },
];

/** All games of the sandbox: the same ones each time, with dates relative to `now`. */
export function seedGames(now: Date): SeedGame[] {
  return shelves.flatMap((shelf) => {
    const random = seededRandom(shelf.firstNodeId);
    const names = shelf.famous.map((game) => game.name);
    const invented = shelf.words ? combinations(shelf.words, names, random) : [];
    const dealt = invented.map((name, index): FamousGame => {
      const vendor = shelf.vendors[index % shelf.vendors.length];
      if (vendor === undefined) throw new Error(`the shelf ${shelf.category} has no vendors`);
      return { vendor, name };
    });
    const chosen = [...shelf.famous, ...dealt].slice(0, shelf.count);
    return chosen.map((game, index) => gameOf(shelf, game, index, random, now));
  });
}

function gameOf(shelf: Shelf, game: FamousGame, index: number, random: Random, now: Date): SeedGame {
  const fresh = game.mark === 'fresh' || (game.mark === undefined && random() < 0.03);
  const age = fresh ? 1 + random() * 25 : 40 + random() * 1_400;
  const down = game.mark === undefined && index % 251 === 250;
  const nodeId = shelf.firstNodeId + index;
  const row = {
    nodeId,
    vendorCode: game.vendor,
    category: shelf.category,
    gameId: fold(game.name).replaceAll(' ', '-'),
    name: game.name,
    isHot: game.mark === 'hot' || (game.mark === undefined && random() < 0.015),
    releasedAt: new Date(now.getTime() - Math.round(age * 86_400_000)),
    // Games named first are played most; the square keeps the head of each shelf above the tail of the others.
    popularity: Math.round((shelf.weight * 1_000) / (index + 1) ** 0.5),
    maintenance: down,
    maintenanceUntil: down ? new Date(now.getTime() + 3 * 3_600_000) : null,
    ...rulesOf(shelf.category, random),
  };
  return { ...row, features: seedFeatures(nodeId, shelf.category, row.classify) };
}

type Rules = Pick<SeedGame, 'classify' | 'minBet' | 'minLineNum' | 'rtp'>;

function rulesOf(category: GameCategory, random: Random): Rules {
  const pick = <T>(items: readonly [T, ...T[]]): T => items[Math.floor(random() * items.length)] ?? items[0];
  const between = (low: number, high: number) => low + Math.floor(random() * (high - low + 1));
  switch (category) {
    case 'RNG': {
      const classic = random() < 0.22;
      return {
        classify: [classic ? 'CLASSIC' : 'VIDEO', ...(random() < 0.14 ? (['JACKPOT'] as const) : [])],
        minBet: pick(['0.10', '0.20', '0.20', '0.25', '0.50', '1.00', '2.00', '5.00']),
        minLineNum: classic ? pick([1, 3, 5, 9]) : pick([10, 20, 20, 25, 30, 40, 50, 100]),
        rtp: between(9_400, 9_720),
      };
    }
    case 'INHOUSE':
      return { classify: [], minBet: '0.10', minLineNum: 0, rtp: 9_900 };
    case 'LIVE':
      return {
        classify: [],
        minBet: pick(['0.20', '0.50', '1.00', '5.00']),
        minLineNum: 0,
        rtp: between(9_650, 9_894),
      };
    case 'FISH':
      return { classify: [], minBet: pick(['0.01', '0.05', '0.10']), minLineNum: 0, rtp: between(9_550, 9_700) };
    default:
      return { classify: [], minBet: pick(['0.10', '0.50', '1.00']), minLineNum: 0, rtp: null };
  }
}
