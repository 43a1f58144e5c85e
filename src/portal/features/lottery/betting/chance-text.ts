import { formatNumber } from '#portal/lib/format.ts';

/** Odds without needless zeros: `97,000`, `9.7`. */
export function oddsText(odds: string, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 4 }).format(Number(odds));
}

/** A share in per cent: `23.82%`. */
export function percentText(share: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(share);
}

/** One in how many times something happens; undefined unless that is rarer than one in ten. */
function oneIn(probability: string, locale: string): string | undefined {
  const share = Number(probability);
  if (share <= 0 || share >= 0.1) return undefined;
  return formatNumber(Math.round(1 / share), locale);
}

/** How likely something is: `1 / 1,000` where it is rare, else in per cent. */
export function chanceText(probability: string, locale: string): string {
  const rare = oneIn(probability, locale);
  return rare === undefined ? percentText(Number(probability), locale) : `1 / ${rare}`;
}
