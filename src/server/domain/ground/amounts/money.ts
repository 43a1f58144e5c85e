/**
 * Converts a `numeric` of the database to money on the wire. It never passes through a float; trailing zeros are cut to
 * the currency's decimals, at least two (contract: `Money`).
 */
export function money(numeric: string, decimals: number): string {
  const [whole = '0', fraction = ''] = numeric.split('.');
  const least = Math.max(2, decimals);
  const trimmed = fraction.replace(/0+$/, '');
  return `${whole}.${trimmed.padEnd(least, '0')}`;
}
