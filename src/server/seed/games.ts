import type { GameCategory, GameFeature } from '#generated/model/index.ts';
import { type Random, seededRandom } from '#shared/art/seed.ts';
import type { games } from '../db/schema/catalogue.ts';
import { fold } from '../domain/ground/text/fold.ts';

export type SeedGame = typeof games.$inferInsert;

/** Two lists of words that combine to names of games; many of the first describe the picture. */
interface Words {
  readonly first: readonly string[];
  readonly second: readonly string[];
}

const split = (words: string) => words.split(' ');

const slotWords: Words = {
  first: split(
    'Lantern Dragon Serpent Phoenix Peacock Tiger Lion Buffalo Fox Panda Owl Koi Shark Turtle Trident Pharaoh Desert ' +
      'Scarab Oracle Sun Lotus Sakura Garden Thunder Crown Queen Royal Candy Sugar Citrus Lemon Cherry Berry Triple ' +
      'Seven Temple Pagoda Emperor Pirate Captain Aurora Frost Neon Night Saigon Rocket Honey Fortune Ingot Coin Gold ' +
      'Galaxy Cosmic Orbit Mask Diamond Jewel Crystal Moon Tide Velvet Copper Amber Saffron Indigo Paper Marble Ember ' +
      'Cobalt Ivory Willow Cinnamon Clockwork',
  ),
  second: split(
    'Road Coil Grid Ledger Parade Standard Hour Loop Almanac Atelier Bazaar Quarter Circuit Overture Postcard Orchard ' +
      'Relay Terrace Courier Caravan Gazette Workshop Harbour Mosaic Cadence Promenade Archive Reverie Signal Passage ' +
      'Rendezvous Ascent Verdict Assembly Festival Serenade Boulevard Foundry Kiln Loom Lattice Compass',
  ),
};

const tableWords: Words = {
  first: split('Velvet Sapphire Jade Copper Meridian Harbour Lantern Ivory Amber Indigo Pearl Salon Terrace Garden'),
  second: [
    'Baccarat',
    'Roulette',
    'Blackjack',
    'Sic Bo',
    'Dragon Tiger',
    'Poker',
    'Wheel',
    'Speed Baccarat',
    'Tài Xỉu',
  ],
};

const fishingWords: Words = {
  first: split('Koi Shark Turtle Ocean Trident Reef Lagoon Pearl Coral Abyss Tide Monsoon'),
  second: split('Kingdom Cannon Expedition Patrol Harbour Voyage Lantern Parade'),
};

const duelWords: Words = {
  first: ['Poker', 'Mahjong', 'Domino', 'Tiến Lên', 'Phỏm', 'Cards', 'Dice', 'Chess', 'Sâm Lốc', 'Liêng'],
  second: split('Club Salon Duel Arena Night League Room Ladder'),
};

const sportsWords: Words = {
  first: split('Football Basketball Tennis Volleyball Badminton Boxing Cricket Rugby'),
  second: ['Sportsbook', 'Live', 'Parlay'],
};

const esportsWords: Words = {
  first: ['Five Lanes', 'Last Circle', 'Bomb Site', 'Rift Duel', 'Street Fist', 'Kart Cup'],
  second: split('Odds Live'),
};

/** Every combination once, in a random order from the stream, without the taken ones. */
function combinations({ first, second }: Words, taken: readonly string[], random: Random): string[] {
  const all = first.flatMap((one) => second.filter((other) => other !== one).map((other) => `${one} ${other}`));
  const free = all.filter((name) => !taken.includes(name));
  for (let last = free.length - 1; last > 0; last--) {
    const pick = Math.floor(random() * (last + 1));
    const [a = '', b = ''] = [free[last], free[pick]];
    free[last] = b;
    free[pick] = a;
  }
  return free;
}

/** Games with their own names: vendor and name, the most played first. `hot` and `fresh` mark featured games. */
interface FamousGame {
  readonly vendor: string;
  readonly name: string;
  readonly mark?: 'hot' | 'fresh';
}

const hot = (vendor: string, name: string): FamousGame => ({ vendor, name, mark: 'hot' });
const fresh = (vendor: string, name: string): FamousGame => ({ vendor, name, mark: 'fresh' });
const plain = (vendor: string, ...names: readonly string[]): FamousGame[] => names.map((name) => ({ vendor, name }));

/** The first three have the numbers 20001 to 20003, as in the contract's examples. */
const famousSlots: readonly FamousGame[] = [
  hot('SAF', 'Lantern Road'),
  hot('NOR', 'Dragon Coil'),
  fresh('KIT', 'Neon Saigon'),
  hot('HAL', 'Book of Embers'),
  hot('RED', 'Thunder Vault'),
  hot('SAF', 'Tiger Drum'),
  hot('SAF', 'Triple Lantern 777'),
  fresh('MON', 'Lotus Tide'),
  fresh('KIT', 'Midnight Mask'),
  hot('ORO', 'Queen of Facets'),
  hot('PAP', 'Sugar Standard'),
  hot('NOR', 'Aurora Run'),
  ...plain('HAL', 'Honey Grid', 'Owl Hour'),
  ...plain('ORO', 'Pharaoh’s Ledger', 'Scarab Rising'),
  ...plain('RED', 'Cherry Standard'),
  ...plain('KIT', 'Cosmic Loop', 'Eye of Hours'),
  ...plain('SAF', 'Emperor’s Roofs', 'Fortune Ingots'),
  ...plain('MON', 'Sun Stone', 'Rồng Vàng Hạ Long', 'Đèn Lồng Phố Cổ', 'Sen Hồng', 'Cá Chép Hóa Rồng', 'Mặt Trời Đỏ'),
  ...plain('MON', 'Phượng Hoàng Lửa', 'Trâu Vàng', 'Hoa Đào Xuân', 'Kẹo Dừa', 'Trăng Rằm', 'Hổ Rừng Xanh', 'Rùa Thần'),
  ...plain('PAP', 'Citrus Club', 'Vườn Hoa Đà Lạt', 'Đại Dương Xanh', 'Sách Cổ', 'Lộc Xuân', 'Chùa Một Cột'),
  ...plain('NOR', 'Rocket Parade'),
];

const famousTables: readonly FamousGame[] = [
  hot('VEL', 'Velvet Baccarat'),
  hot('MAI', 'Sicbo Saigon'),
  hot('MAI', 'Dragon Tiger'),
  hot('SPH', 'Speed Roulette'),
  hot('MAI', 'Xóc Đĩa'),
  ...plain('SPH', 'Auto Roulette', 'Blackjack 21'),
  fresh('VEL', 'Lantern Wheel'),
  ...plain('MAI', 'Tài Xỉu Trực Tiếp', 'Bầu Cua Hội Quán', 'Teen Patti Mai'),
];

const famousFishing: readonly FamousGame[] = [
  hot('TID', 'Koi Kingdom'),
  hot('TID', 'Shark Patrol'),
  hot('PRL', 'Săn Cá Mập'),
  ...plain('PRL', 'Vua Biển Khơi', 'Cá Chép Vàng'),
];

const famousDuels: readonly FamousGame[] = [
  hot('FLV', 'Tiến Lên Miền Nam'),
  hot('FLV', 'Phỏm Tá Lả'),
  hot('JDT', 'Mahjong Terrace'),
  ...plain('JDT', 'Sâm Lốc', 'Mậu Binh', 'Liêng', 'Ba Cây', 'Cờ Tướng'),
];

const famousDraws: readonly FamousGame[] = [
  hot('TCG_SEA', 'Xổ Số Miền Bắc'),
  hot('TCG_SEA', 'Xổ Số Miền Trung'),
  hot('TCG_SEA', 'Xổ Số Miền Nam'),
  ...plain('TCG_SEA', 'Hà Nội', 'Đà Nẵng', 'Khánh Hòa', 'Thành Phố Hồ Chí Minh', 'Đồng Tháp', 'Cần Thơ', 'Huế'),
  ...plain('TCG_SEA', 'Bình Dương', 'Quảng Ninh'),
];

const famousQuickDraws: readonly FamousGame[] = [
  hot('TCG_SEA', 'Keno 5 Minutes'),
  hot('TCG_SEA', 'Five Ball Sprint'),
  ...plain(
    'TCG_SEA',
    'Keno 1 Minute',
    'Three Ball Dash',
    'Evening Draw 45',
    'Evening Draw 55',
    'Tài Xỉu 3 Phút',
    'Bingo 18',
  ),
  ...plain('TCG_SEA', 'Xổ Số Siêu Tốc', 'Lô Đề 5 Phút', 'Colour Draw', 'Racing Ten'),
];

const originals: readonly FamousGame[] = [
  hot('BGS', 'Moonshot'),
  hot('BGS', 'Plinko'),
  hot('BGS', 'Mines'),
  ...plain('BGS', 'Dice', 'Keno'),
  fresh('BGS', 'Lumo Lamp'),
  fresh('BGS', 'Hi-Lo'),
  fresh('BGS', 'Lucky Wheel'),
  fresh('BGS', 'Lantern Reels'),
];

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

/** The features of the games in the contract's examples. */
const known: Readonly<Record<number, readonly GameFeature[]>> = {
  10001: ['MULTIPLIER', 'PROVABLY_FAIR'],
  20001: ['FREE_SPINS', 'MULTIPLIER'],
  20002: ['FREE_SPINS', 'HOLD_AND_WIN', 'JACKPOT'],
  20003: ['CASCADE', 'FREE_SPINS'],
  20007: ['MULTIPLIER', 'WILDS'],
  20008: ['CASCADE', 'FREE_SPINS'],
  40008: ['LIVE_DEALER', 'MULTIPLIER'],
};

/** The features of slots, and the share of slots that has them. */
const ofSlots: readonly (readonly [GameFeature, number])[] = [
  ['FREE_SPINS', 0.55],
  ['BONUS_BUY', 0.2],
  ['MULTIPLIER', 0.4],
  ['WILDS', 0.5],
  ['CASCADE', 0.18],
  ['HOLD_AND_WIN', 0.15],
  ['CLUSTER', 0.1],
];

/** Returns the features of a sandbox game, the same every time; null where its vendor lists none. */
function seedFeatures(nodeId: number, category: GameCategory, classify: readonly string[]): GameFeature[] | null {
  const given = known[nodeId];
  if (given !== undefined) return [...given];
  const random = seededRandom(nodeId);
  const jackpot = classify.includes('JACKPOT') ? (['JACKPOT'] as const) : [];
  switch (category) {
    case 'RNG':
      return [...ofSlots.flatMap(([feature, share]) => (random() < share ? [feature] : [])), ...jackpot];
    case 'LIVE':
      return random() < 0.2 ? ['LIVE_DEALER', 'MULTIPLIER'] : ['LIVE_DEALER'];
    case 'INHOUSE':
      return ['PROVABLY_FAIR'];
    case 'FISH':
      return random() < 0.5 ? ['MULTIPLIER'] : [];
    default:
      return null;
  }
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
