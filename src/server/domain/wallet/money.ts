/**
 * A `numeric` of the database as money on the wire: never through a float, trailing zeros cut down to the currency's
 * decimals, of which there are at least two (contract: `Money`).
 */
export function money(numeric: string, decimals: number): string {
  const [whole = '0', fraction = ''] = numeric.split('.');
  const least = Math.max(2, decimals);
  const trimmed = fraction.replace(/0+$/, '');
  return `${whole}.${trimmed.padEnd(least, '0')}`;
}
