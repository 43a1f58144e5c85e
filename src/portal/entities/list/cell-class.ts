/** The class names of a cell of a table. */
export const CELL = 'px-3 py-2 text-left align-middle first:pl-5 last:pr-5';
/** Besides, where it holds numbers. */
export const NUMERIC = 'num text-right whitespace-nowrap';
