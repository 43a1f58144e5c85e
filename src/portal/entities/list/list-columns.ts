import {
  type Cell,
  type ColumnDef,
  createColumnHelper,
  type Header,
  metaHelper,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import type { ReactNode } from 'react';

/**
 * What the values of a column are in a file: text, an amount, an amount that is not rounded to the decimals of the
 * currency, a number, a share of one, a moment, a day.
 */
export type ColumnKind = 'text' | 'money' | 'exact' | 'number' | 'percent' | 'time' | 'day';

export type ColumnMeta = {
  /** By default text. */
  readonly kind?: ColumnKind;
  /** Aligns numbers at the right, in tabular figures. */
  readonly numeric?: boolean;
  /** The position on a phone's card: heading, corner, or hidden. By default the value is beside its label. */
  readonly card?: 'title' | 'corner' | 'none';
  /** The total of the rows of the page, where there are more pages; `footer` is that of all pages. */
  readonly ofPage?: ReactNode;
};

export const listFeatures = tableFeatures({ rowSortingFeature, columnMeta: metaHelper<ColumnMeta>() });
export type ListFeatures = typeof listFeatures;

/** The columns of a list, made by `columnsOf`. */
export type ListColumns<Row extends object> = ReadonlyArray<ColumnDef<ListFeatures, Row, unknown>>;

/**
 * Makes the columns of a list. `id` is the column's name in the sorts of the operation; `header` is its label; the
 * accessor gives the value for a file, by the column's kind; `cell` renders it on the screen; `footer` is its total.
 */
export function columnsOf<Row extends object>() {
  return createColumnHelper<ListFeatures, Row>();
}

/**
 * What a column shows in a cell. The library would render the function as a component, and a new one, as each
 * computation of the columns makes it, would be mounted anew: a press or the focus at that moment would be lost.
 */
export function cellContent<Row extends object>(cell: Cell<ListFeatures, Row>): ReactNode {
  const { cell: content } = cell.column.columnDef;
  return typeof content === 'function' ? content(cell.getContext()) : content;
}

/** The total of a column, called for the same reason. */
export function footContent<Row extends object>(footer: Header<ListFeatures, Row>): ReactNode {
  const { footer: content } = footer.column.columnDef;
  return typeof content === 'function' ? content(footer.getContext()) : content;
}

/** The label of a column; every list gives it as text. */
export function headerOf(header: unknown): string {
  return typeof header === 'string' ? header : '';
}
