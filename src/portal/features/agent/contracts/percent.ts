/** The basis points, from 1, of a typed percentage; undefined for anything else. */
export function basisPointsIn(text: string): number | undefined {
  const parts = /^(\d{1,3})(?:[.,](\d{0,2}))?$/.exec(text.trim());
  if (parts === null) return undefined;
  const points = Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
  return points >= 1 && points <= 10_000 ? points : undefined;
}

/** A typed amount that is not negative as the contract writes it; undefined for anything else. */
export function amountIn(text: string): string | undefined {
  const parts = /^(\d{1,15})(?:[.,](\d{0,2}))?$/.exec(text.trim());
  if (parts === null) return undefined;
  const whole = (parts[1] ?? '').replace(/^0+(?=\d)/, '');
  return `${whole}.${(parts[2] ?? '').padEnd(2, '0')}`;
}

/** A typed count; undefined for anything else. */
export function countIn(text: string): number | undefined {
  return /^\d{1,6}$/.test(text.trim()) ? Number(text) : undefined;
}
