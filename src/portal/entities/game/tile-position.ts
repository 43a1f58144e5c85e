/** The position of the keyboard focus in the grid, as the index among all tiles. */
type Walk = {
  readonly position: number;
  /** The number of tiles in a row. */
  readonly columns: number;
  /** The number of all tiles, rendered or not. */
  readonly all: number;
  /** The number of rows on the screen. */
  readonly page: number;
};

/** The next position for a key; undefined if the key does nothing in the grid. */
export function nextPosition(
  { key, ctrlKey, shiftKey }: { readonly key: string; readonly ctrlKey: boolean; readonly shiftKey: boolean },
  { position, columns, all, page }: Walk,
): number | undefined {
  if (shiftKey) return undefined;
  const rowStart = position - (position % columns);
  const inColumn = (target: number) => {
    if (target < 0) return position % columns;
    // The last row may be shorter.
    return target < all ? target : Math.max(position, all - 1);
  };
  const goals: Readonly<Record<string, number>> = {
    ArrowRight: Math.min(position + 1, all - 1),
    ArrowLeft: Math.max(position - 1, 0),
    ArrowDown: inColumn(position + columns),
    ArrowUp: position < columns ? position : position - columns,
    PageDown: inColumn(position + columns * page),
    PageUp: inColumn(position - columns * page),
    Home: ctrlKey ? 0 : rowStart,
    End: ctrlKey ? all - 1 : Math.min(rowStart + columns, all) - 1,
  };
  return goals[key];
}
