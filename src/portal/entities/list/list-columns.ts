import {
  type ColumnDef,
  createColumnHelper,
  metaHelper,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import type { ReactNode } from 'react';

export type ColumnMeta = {
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
 * accessor gives the value for a CSV file; `cell` renders it on the screen; `footer` is its total.
 */
export function columnsOf<Row extends object>() {
  return createColumnHelper<ListFeatures, Row>();
}

/** The label of a column; every list gives it as text. */
export function headerOf(header: unknown): string {
  return typeof header === 'string' ? header : '';
}
