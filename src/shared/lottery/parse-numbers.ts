import { isOf } from './pick-problems.ts';
import type { PickRow } from './play-type.ts';

/** Why a part of a text is no pick. */
export interface TokenProblem {
  /** The part as it was written. */
  readonly token: string;
  readonly kind: 'not_a_number' | 'wrong_length' | 'out_of_range' | 'twice';
}

export interface ParsedNumbers {
  /** The picks in the order of the text, none twice. */
  readonly picks: string[];
  readonly problems: TokenProblem[];
}

/**
 * Reads typed or pasted picks of a row. Anything but letters and digits separates them. Full-width digits are digits.
 * Where a row has numbers of one digit, `07` are two; balls may lack their zero. Other numbers need all their digits,
 * since a missing one could stand anywhere.
 */
export function parseNumbers(text: string, row: PickRow): ParsedNumbers {
  const picks = new Set<string>();
  const problems: TokenProblem[] = [];
  for (const token of text.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '')) {
    for (const pick of picksOf(halfWidth(token).toUpperCase(), row)) {
      const kind = problemOf(pick, row) ?? (picks.has(pick) ? 'twice' : null);
      if (kind === null) picks.add(pick);
      else problems.push({ token, kind });
    }
  }
  return { picks: [...picks], problems };
}

function problemOf(pick: string, row: PickRow): TokenProblem['kind'] | null {
  if (isOf(row, pick)) return null;
  if (!/^[0-9]+$/.test(pick)) return 'not_a_number';
  return row.from !== null && pick.length !== row.from.length ? 'wrong_length' : 'out_of_range';
}

function picksOf(token: string, { from, options }: PickRow): string[] {
  if (!/^[0-9]+$/.test(token)) return [token];
  if (from === null) {
    const bare = String(Number(token));
    return [options.includes(bare) ? bare : token];
  }
  if (from.length === 1) return [...token];
  return [/^0+$/.test(from) ? token : token.padStart(from.length, '0')];
}

const FULL_WIDTH_ZERO = 0xff10;

function halfWidth(token: string): string {
  return token.replace(/[\uff10-\uff19]/g, (digit) => String(digit.charCodeAt(0) - FULL_WIDTH_ZERO));
}
