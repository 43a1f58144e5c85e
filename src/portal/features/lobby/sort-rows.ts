/**
 * Puts the rows of a grid, which stand where they stand whatever their order, into the order in which they are read and
 * reached by keyboard. To move an element costs as much as to make it, and takes the focus from it: so the row with the
 * focus stays, else the larger part of the rows.
 */
export function sortRows(list: HTMLElement): void {
  const rows = [...list.children].filter((row) => row instanceof HTMLElement);
  const sorted = [...rows].sort((a, b) => Number(a.dataset['row']) - Number(b.dataset['row']));
  const [first] = rows;
  if (!first) return;
  const turn = sorted.indexOf(first);
  const focused = sorted.findIndex((row) => row.contains(document.activeElement));
  const largerPart = turn > sorted.length / 2 ? 0 : turn;
  const pivot = focused < 0 ? largerPart : focused;
  for (let place = pivot - 1; place >= 0; place -= 1) {
    const [row, next] = [sorted[place], sorted[place + 1]];
    if (row && next && row.nextElementSibling !== next) next.before(row);
  }
  for (let place = pivot + 1; place < sorted.length; place += 1) {
    const [before, row] = [sorted[place - 1], sorted[place]];
    if (before && row && row.previousElementSibling !== before) before.after(row);
  }
}
