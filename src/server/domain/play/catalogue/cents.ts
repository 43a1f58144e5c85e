/** A decimal string of at most two decimals as exact hundredths. */
export function centsOf(decimal: string): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return BigInt(whole + fraction.padEnd(2, '0'));
}
