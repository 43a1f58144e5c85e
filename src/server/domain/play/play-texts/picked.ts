/** Picks in one line, rows apart. */
export function picked(picks: readonly (readonly string[])[]): string {
  return picks.map((row) => row.join(' ')).join(' | ');
}
