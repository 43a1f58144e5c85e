/** Where the rows of a grid stand, in px from its top. */
export type RowHeights = {
  readonly start: (row: number) => number;
  readonly height: (row: number) => number;
  /** The row at a distance from the top; the first above the grid. */
  readonly rowAt: (distance: number) => number;
};

/** Heights of rows that are all alike but for some, which `higher` names in their order, that are `more` px higher. */
export function rowHeights(height: number, more: number, higher: readonly number[]): RowHeights {
  const start = (row: number) => row * height + more * countBelow(higher, row);
  return {
    start,
    height: (row) => start(row + 1) - start(row),
    rowAt(distance) {
      // No row is lower than `height`: the row is this one or one before it.
      let after = Math.max(0, Math.floor(distance / height)) + 1;
      let row = 0;
      while (after - row > 1) {
        const middle = (row + after) >> 1;
        if (start(middle) <= distance) row = middle;
        else after = middle;
      }
      return row;
    },
  };
}

/** How many of some ascending numbers are smaller than one. */
function countBelow(numbers: readonly number[], limit: number): number {
  let [from, to] = [0, numbers.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((numbers[middle] ?? limit) < limit) from = middle + 1;
    else to = middle;
  }
  return from;
}
