/** The turnover for a number of points, a decimal string like `turnoverPerPoint`; no digit passes through a float. */
export function turnoverFor(points: number, turnoverPerPoint: string): string {
  const [whole = '0', fraction = ''] = turnoverPerPoint.split('.');
  const digits = String(BigInt(points) * BigInt(whole + fraction)).padStart(fraction.length + 1, '0');
  const end = digits.length - fraction.length;
  return fraction === '' ? digits : `${digits.slice(0, end)}.${digits.slice(end)}`;
}
