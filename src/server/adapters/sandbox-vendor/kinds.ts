import type { GameCategory } from '#generated/model/index.ts';
import { duelGame, fishGame, slotGame, tableGame } from './quick-games.ts';
import type { QuickGame } from './wager.ts';

/** The games of the sandbox vendors that are played for money. */
export type VendorGameKind = QuickKind | MatchKind;
type QuickKind = 'table' | 'slot' | 'fish' | 'duel';
export type MatchKind = 'match' | 'esports';

const kinds: Readonly<Partial<Record<GameCategory, VendorGameKind>>> = {
  LIVE: 'table',
  RNG: 'slot',
  FISH: 'fish',
  PVP: 'duel',
  SPORTS: 'match',
  ESPORTS: 'esports',
};

/** The game of a category; undefined where the sandbox has none for money. */
export function vendorGameKind(category: GameCategory): VendorGameKind | undefined {
  return kinds[category];
}

/** The games whose rounds end at once. */
export const quickGames: Readonly<Record<QuickKind, QuickGame>> = {
  table: tableGame,
  slot: slotGame,
  fish: fishGame,
  duel: duelGame,
};

export function isMatch(kind: VendorGameKind): kind is MatchKind {
  return kind === 'match' || kind === 'esports';
}
