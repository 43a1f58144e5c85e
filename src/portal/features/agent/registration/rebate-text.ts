import { formatNumber } from '#portal/lib/format.ts';

/** Basis points as percent: 30 is `0.3`, in Vietnamese `0,3`. */
export function percentText(basisPoints: number, locale: string): string {
  return formatNumber(basisPoints / 100, locale);
}

/** The basis points of a typed percentage, with a point or a comma; undefined above `most` or if it is no number. */
export function rebateIn(text: string, most: number): number | undefined {
  const parts = /^(\d{1,3})(?:[.,](\d{0,2}))?$/.exec(text.trim());
  if (parts === null) return undefined;
  const basisPoints = Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
  return basisPoints <= most ? basisPoints : undefined;
}
