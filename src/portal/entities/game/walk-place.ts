/** Where the walk over tiles stands, as the index of a tile among all of them. */
type Walk = {
  readonly place: number;
  /** How many tiles stand side by side. */
  readonly columns: number;
  /** How many tiles there are, also those not in the page. */
  readonly all: number;
  /** How many rows fit on the screen. */
  readonly page: number;
};

/** The place that a key leads to; undefined for a key that leads nowhere. */
export function nextPlace(
  { key, ctrlKey, shiftKey }: { readonly key: string; readonly ctrlKey: boolean; readonly shiftKey: boolean },
  { place, columns, all, page }: Walk,
): number | undefined {
  if (shiftKey) return undefined;
  const rowStart = place - (place % columns);
  const inColumn = (target: number) => {
    if (target < 0) return place % columns;
    // The last row may be shorter.
    return target < all ? target : Math.max(place, all - 1);
  };
  const goals: Readonly<Record<string, number>> = {
    ArrowRight: Math.min(place + 1, all - 1),
    ArrowLeft: Math.max(place - 1, 0),
    ArrowDown: inColumn(place + columns),
    ArrowUp: place < columns ? place : place - columns,
    PageDown: inColumn(place + columns * page),
    PageUp: inColumn(place - columns * page),
    Home: ctrlKey ? 0 : rowStart,
    End: ctrlKey ? all - 1 : Math.min(rowStart + columns, all) - 1,
  };
  return goals[key];
}
