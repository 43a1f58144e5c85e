import type { Game, GameCategory, VendorCard } from '#generated/model/index.ts';

/** The categories in the order of the menu. */
export const MENU = [
  'INHOUSE',
  'ELOTT',
  'LOTT',
  'LIVE',
  'SPORTS',
  'FISH',
  'RNG',
  'PVP',
  'ESPORTS',
] as const satisfies readonly GameCategory[];

/** A game with the values for its filters. */
export interface IndexedGame {
  readonly game: Game;
  /** The folded name. */
  readonly text: string;
  /** The least stake in hundredths, exact. */
  readonly minBetCents: bigint;
  /** Its release, in milliseconds since 1970. */
  readonly releasedAt: number;
}

/** A category as the menu and the lobby show it. */
export interface Lane {
  readonly category: GameCategory;
  /** Hot vendors first. */
  readonly cards: readonly VendorCard[];
  /** The most played first. */
  readonly games: readonly IndexedGame[];
}

/** A vendor as its art and its launches need it. */
export interface VendorFace {
  readonly code: string;
  readonly name: string;
  readonly hue: number;
  readonly walletMode: 'seamless' | 'transfer';
}

/** The catalogue at one moment. It is immutable: a new one replaces it. */
export interface CatalogueSnapshot {
  readonly version: number;
  /** When it expires (ms): a maintenance ends, a game stops being new, or the players are counted again. */
  readonly validUntil: number;
  /** The lanes that have vendors, in the order of the menu. */
  readonly lanes: readonly Lane[];
  /** All games, the most played first. */
  readonly games: readonly IndexedGame[];
  readonly byNodeId: ReadonlyMap<string, Game>;
  readonly vendors: ReadonlyMap<string, VendorFace>;
  /** All hot games, the most played first. */
  readonly hot: readonly Game[];
}

/** A decimal string of at most two decimals as exact hundredths. */
export function centsOf(decimal: string): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return BigInt(whole + fraction.padEnd(2, '0'));
}
