import type { Game } from '#generated/model/index.ts';
import type { LobbyFilters } from './lobby-filters.ts';

/**
 * Returns whether a game passes vendor, name and stake, by the rules of the server's game list. For lists that the
 * server does not filter.
 */
export function matchesFilters({ vassalage, gameName, minBet }: LobbyFilters): (game: Game) => boolean {
  const words = plain(gameName).split(/\s+/);
  return (game) => {
    if (vassalage && game.vassalage !== vassalage) return false;
    if (minBet && isMore(game.minBet, minBet)) return false;
    const name = plainName(game);
    return words.every((word) => name.includes(word));
  };
}

const plainNames = new WeakMap<Game, string>();

/** Each key of a search looks through hundreds of names. */
function plainName(game: Game): string {
  const known = plainNames.get(game);
  if (known !== undefined) return known;
  const name = plain(game.gameName);
  plainNames.set(game, name);
  return name;
}

/** Without case and diacritics. Unicode does not decompose the Vietnamese đ, so it is replaced here. */
function plain(text: string): string {
  // Most names are plain ASCII already, and the full conversion takes ten times as long.
  if (/^[ -~]*$/.test(text)) return text.toLowerCase();
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd');
}

/** Compares two decimal strings that are not negative, without a float. */
function isMore(amount: string, limit: string): boolean {
  const [whole = '', fraction = ''] = amount.split('.');
  const [limitWhole = '', limitFraction = ''] = limit.split('.');
  const digits = Math.max(fraction.length, limitFraction.length);
  return BigInt(whole + fraction.padEnd(digits, '0')) > BigInt(limitWhole + limitFraction.padEnd(digits, '0'));
}
