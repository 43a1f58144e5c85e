import type { Random } from '#shared/art/seed.ts';

/** Two lists of words that combine to names of games; many of the first describe the picture. */
export interface Words {
  readonly first: readonly string[];
  readonly second: readonly string[];
}

const split = (words: string) => words.split(' ');

export const slotWords: Words = {
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

export const tableWords: Words = {
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

export const fishingWords: Words = {
  first: split('Koi Shark Turtle Ocean Trident Reef Lagoon Pearl Coral Abyss Tide Monsoon'),
  second: split('Kingdom Cannon Expedition Patrol Harbour Voyage Lantern Parade'),
};

export const duelWords: Words = {
  first: ['Poker', 'Mahjong', 'Domino', 'Tiến Lên', 'Phỏm', 'Cards', 'Dice', 'Chess', 'Sâm Lốc', 'Liêng'],
  second: split('Club Salon Duel Arena Night League Room Ladder'),
};

export const sportsWords: Words = {
  first: split('Football Basketball Tennis Volleyball Badminton Boxing Cricket Rugby'),
  second: ['Sportsbook', 'Live', 'Parlay'],
};

export const esportsWords: Words = {
  first: ['Five Lanes', 'Last Circle', 'Bomb Site', 'Rift Duel', 'Street Fist', 'Kart Cup'],
  second: split('Odds Live'),
};

/** Every combination once, in a random order from the stream, without the taken ones. */
export function combinations({ first, second }: Words, taken: readonly string[], random: Random): string[] {
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
