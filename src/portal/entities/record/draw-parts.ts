/** The day of a draw on the brand's clock, `yyyy-MM-dd`, and what its id adds to it: a number, a station, or nothing. */
export function drawParts(drawId: string): { readonly day: string; readonly part: string } {
  const [, year, month, date, part = ''] = /-(\d{4})(\d{2})(\d{2})(?:-(\w+))?$/.exec(drawId) ?? [];
  return { day: `${year}-${month}-${date}`, part };
}
