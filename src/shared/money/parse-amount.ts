/** Why a text is no amount. Each reason has a message that tells how to correct it. */
export type AmountProblem =
  | 'empty'
  | 'not_a_number'
  | 'other_digits'
  | 'exponent'
  | 'negative'
  | 'zero'
  | 'ambiguous'
  | 'grouping'
  | 'too_many_decimals'
  | 'too_large';

export type ParsedAmount =
  | { readonly ok: true /** As on the wire: no grouping, a point, at least two decimals. */; readonly amount: string }
  | { readonly ok: false; readonly problem: AmountProblem };

export interface AmountNotation {
  /** English groups by comma and has a decimal point, Vietnamese the other way round. */
  readonly language: 'en' | 'vi';
  /** Of the currency. */
  readonly decimals: number;
  /** The currency's symbol, allowed before or after the digits, also as people spell it. */
  readonly symbol?: string;
}

const MAX_WHOLE_DIGITS = 15;
const EXPONENT = /^[+-]?\d[\d.,]*e[+-]?\d+$/i;
const GROUPED = /^\d{1,3}(?:([., ])\d{3})(?:\1\d{3})*$/;

/**
 * Reads a typed or pasted text as an amount above zero. Both notations are accepted in both languages where only one
 * reading is possible (`1.000,50`, `1,000.50`, `1,5`). A lone separator before exactly three digits groups them where
 * the language writes it so. Otherwise the text is refused as ambiguous.
 */
export function parseAmount(text: string, { language, decimals, symbol = '' }: AmountNotation): ParsedAmount {
  const typed = text.replace(/[\u00a0\u202f\u2009]/g, ' ').trim();
  if (typed === '') return refused('empty');
  const bare = withoutSymbol(typed, symbol);
  if (/^[-\u2212\u2012\u2013]|^\(.*\)$/.test(bare)) return refused('negative');
  if (EXPONENT.test(bare)) return refused('exponent');
  if (/[^\P{Nd}0-9]/u.test(bare)) return refused('other_digits');
  if (!/^[\d., ]*\d[\d., ]*$/.test(bare)) return refused('not_a_number');
  const split = splitAt(bare, language, decimals);
  if (typeof split === 'string') return refused(split);
  const whole = split.whole.replace(/^0+(?=\d)/, '') || '0';
  const fraction = split.fraction.replace(/0+$/, '');
  if (whole.length > MAX_WHOLE_DIGITS) return refused('too_large');
  if (fraction.length > decimals) return refused('too_many_decimals');
  if (whole === '0' && fraction === '') return refused('zero');
  // The contract writes amounts below a hundredth without zeros at the end.
  const length = whole === '0' && fraction.startsWith('00') ? 2 : Math.max(2, decimals);
  return { ok: true, amount: `${whole}.${fraction.padEnd(length, '0')}` };
}

function refused(problem: AmountProblem): ParsedAmount {
  return { ok: false, problem };
}

/** Spellings of a symbol that keyboards lack, in lower case, the longer ones first. */
const spellings: Readonly<Record<string, readonly string[]>> = { '₫': ['vnđ', 'vnd', 'đ'] };

function withoutSymbol(typed: string, symbol: string): string {
  const lower = typed.toLowerCase();
  for (const sign of [symbol.toLowerCase(), ...(spellings[symbol] ?? [])]) {
    if (lower.startsWith(sign)) return typed.slice(sign.length).trim();
    if (lower.endsWith(sign)) return typed.slice(0, -sign.length).trim();
  }
  return typed;
}

interface Split {
  readonly whole: string;
  readonly fraction: string;
}

/** Finds the decimal sign among the separators and removes the grouping. */
function splitAt(bare: string, language: 'en' | 'vi', decimals: number): Split | AmountProblem {
  const separators = bare.replace(/[\d ]/g, '');
  const last = separators.at(-1);
  if (last === undefined) return ungrouped(bare, '');
  const at = bare.lastIndexOf(last);
  const [before, behind] = [bare.slice(0, at), bare.slice(at + 1)];
  const isMixed = new Set(separators).size > 1;
  if (isMixed || bare.includes(' ')) return ungrouped(before, behind);
  if (separators.length > 1) return ungrouped(bare, '');
  const couldGroup = behind.length === 3 && /^[1-9]\d{0,2}$/.test(before);
  if (!couldGroup) return ungrouped(before, behind);
  const groups = language === 'en' ? ',' : '.';
  if (last === groups) return ungrouped(bare, '');
  return decimals >= 3 ? ungrouped(before, behind) : 'ambiguous';
}

function ungrouped(whole: string, fraction: string): Split | AmountProblem {
  const isPlain = /^\d*$/.test(whole);
  if ((!isPlain && !GROUPED.test(whole)) || !/^\d*$/.test(fraction)) return 'grouping';
  return { whole: whole.replace(/[., ]/g, ''), fraction };
}
