import {
  type ColumnDef,
  createColumnHelper,
  metaHelper,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';

export type ColumnMeta = {
  /** Numbers stand at the right, in tabular figures. */
  readonly numeric?: boolean;
  /** Where it stands on a phone's card: as its heading, at its corner, or not at all. Otherwise beside its label. */
  readonly card?: 'title' | 'corner' | 'none';
};

export const listFeatures = tableFeatures({ rowSortingFeature, columnMeta: metaHelper<ColumnMeta>() });
export type ListFeatures = typeof listFeatures;

/** The columns of a list, made by `columnsOf`. */
export type ListColumns<Row extends object> = ReadonlyArray<ColumnDef<ListFeatures, Row, unknown>>;

/**
 * Makes the columns of a list. `id` is the column's name in the sorts of the operation; `header` is its label; the accessor
 * is what a CSV file has of it; `cell` is what the screen shows; `footer` is its total.
 */
export function columnsOf<Row extends object>() {
  return createColumnHelper<ListFeatures, Row>();
}

/** The label of a column, which every list gives as text. */
export function headerOf(header: unknown): string {
  return typeof header === 'string' ? header : '';
}
