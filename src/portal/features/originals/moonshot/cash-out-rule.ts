import { LEAST_CASH_OUT, MOST_CASH_OUT } from '#shared/games/moonshot.ts';

/** What a text means as rule to leave: nothing, a multiplier of the contract, or a mistake. */
export type CashOutRule =
  | { readonly kind: 'none' }
  | { readonly kind: 'at'; readonly multiplier: string }
  | { readonly kind: 'wrong' };

/** Reads `5`, `5.0`, `5,00` or `5.00x`. */
export function readCashOutRule(text: string): CashOutRule {
  const trimmed = text.trim().replace(/\s*[x×]$/i, '');
  if (trimmed === '') return { kind: 'none' };
  const match = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(trimmed);
  if (match === null) return { kind: 'wrong' };
  const [, whole = '', fraction = ''] = match;
  const hundredths = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  if (hundredths < LEAST_CASH_OUT || hundredths > MOST_CASH_OUT) return { kind: 'wrong' };
  return { kind: 'at', multiplier: `${Number(whole)}.${fraction.padEnd(2, '0')}` };
}
