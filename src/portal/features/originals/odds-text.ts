/** A probability (`0.495000000000`) in per cent of the language: `49.5%`. Small ones keep three digits. */
export function chanceText(chance: string, locale: string): string {
  const value = Number(chance);
  const digits = value > 0 && value < 0.001 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 2 };
  return new Intl.NumberFormat(locale, { style: 'percent', ...digits }).format(value);
}

/** A return in basis points in per cent of the language: `99%`. */
export function returnText(basisPoints: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(basisPoints / 10_000);
}

/** A multiplier with the decimal sign of the language: `1.98x`, `1,98x`. */
export function multiplierText(multiplier: string, locale: 'en' | 'vi'): string {
  return `${decimalText(multiplier, locale)}x`;
}

/** A multiplier without zeros that say nothing: `0.50` is `0.5`, `13.00` is `13`. */
export const shortMultiplier = (multiplier: string): string => multiplier.replace(/\.?0+$/, '');

/** A decimal of the contract with the decimal sign of the language, ungrouped. */
export function decimalText(decimal: string, locale: 'en' | 'vi'): string {
  return locale === 'vi' ? decimal.replace('.', ',') : decimal;
}

const SHOWN = 10;

/** The id of a round, or the end of a long one. */
export function roundName(roundId: string): string {
  return roundId.length > SHOWN ? `…${roundId.slice(-SHOWN + 2)}` : roundId;
}
