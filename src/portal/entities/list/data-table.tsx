import { type Header, type ReactTable, type SortingState, type Row as TableRow, useTable } from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../../lib/browser-state.ts';
import { cn } from '../../lib/cn.ts';
import { Skeleton } from '../../ui/loading.tsx';
import { DataCards } from './data-cards.tsx';
import { cellContent, footContent, type ListColumns, type ListFeatures, listFeatures } from './list-columns.ts';
import type { ListControl } from './use-list-state.ts';

type DataTableProps<Row extends object> = {
  /** The accessible name of the table. */
  readonly label: string;
  readonly list: ListControl;
  readonly columns: ListColumns<Row>;
  readonly rowId: (row: Row) => string;
  /** Undefined while they are loading. */
  readonly rows: readonly Row[] | undefined;
  /** For tables of many columns. */
  readonly isDense?: boolean | undefined;
  /** The row shown beside the table, where rows can be chosen: as a whole, or with the arrow keys. */
  readonly chosen?: ChosenRow;
};

const NONE: readonly never[] = [];

/** Rows as a table sorted by the server; on a phone, which is too narrow, as labelled cards. */
export function DataTable<Row extends object>({
  label,
  list,
  columns,
  rowId,
  rows,
  isDense,
  chosen,
}: DataTableProps<Row>) {
  const hasRoom = useMediaQuery('(width >= 640px)');
  const { sort, sorts, showSort } = list;
  const sorting = useMemo(() => (sort === undefined ? [] : [sortingOf(sort)]), [sort]);
  const sortable = useMemo(
    () =>
      columns.map((column) => ({
        ...column,
        enableSorting: sorts.some((name) => sortingOf(name).id === idOf(column)),
      })),
    [columns, sorts],
  );
  const table = useTable<ListFeatures, Row>({
    features: listFeatures,
    columns: sortable,
    data: rows ?? NONE,
    getRowId: rowId,
    manualSorting: true,
    enableSortingRemoval: false,
    state: { sorting },
    onSortingChange: (change) => {
      const [next] = typeof change === 'function' ? change(sorting) : change;
      if (next) showSort(next.desc ? `-${next.id}` : next.id);
    },
  });
  if (!hasRoom) return <DataCards label={label} table={table} list={list} isLoading={rows === undefined} />;
  return (
    <Wide
      skeletons={rows === undefined ? list.pageSize : 0}
      label={label}
      table={table}
      isDense={isDense}
      chosen={chosen}
    />
  );
}

type WideProps<Row extends object> = {
  readonly label: string;
  readonly table: ReactTable<ListFeatures, Row>;
  readonly skeletons: number;
  readonly isDense: boolean | undefined;
  readonly chosen: ChosenRow;
};

function Wide<Row extends object>({ label, table, skeletons, isDense, chosen }: WideProps<Row>) {
  const { t } = useTranslation();
  const columns = table.getAllLeafColumns();
  return (
    <section
      aria-label={t('lists.scroll', { list: label })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto outline-offset-[-2px] print:overflow-visible"
    >
      <table className={cn('w-full border-collapse text-sm', isDense && DENSE)}>
        <caption className="sr-only">{label}</caption>
        <thead>
          {table.getHeaderGroups().map(({ id, headers }) => (
            <tr key={id} className="border-b border-line text-xs text-text-3">
              {headers.map((header) => (
                <ColumnHeader key={header.id} header={header} table={table} />
              ))}
            </tr>
          ))}
        </thead>
        <tbody onKeyDown={chosen === undefined ? undefined : walkRows}>
          <TableRows table={table} chosen={chosen} />
          {Array.from({ length: skeletons }, (_, row) => `row-${row}`).map((row) => (
            <tr key={row} className="h-12 border-b border-line last:border-b-0">
              {columns.map(({ id }) => (
                <td key={id} className={CELL}>
                  <Skeleton className="h-4" />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {skeletons === 0 && <TableTotals table={table} />}
      </table>
    </section>
  );
}

type ColumnHeaderProps<Row extends object> = {
  readonly header: Header<ListFeatures, Row>;
  readonly table: ReactTable<ListFeatures, Row>;
};

function ColumnHeader<Row extends object>({ header, table }: ColumnHeaderProps<Row>) {
  const { column } = header;
  const numeric = column.columnDef.meta?.numeric ?? false;
  const className = cn(CELL, 'h-10 py-0 font-medium whitespace-nowrap', numeric ? 'text-right' : 'text-left');
  const name = <table.FlexRender header={header} />;
  if (!column.getCanSort()) {
    return (
      <th scope="col" className={className}>
        {name}
      </th>
    );
  }
  const sorted = column.getIsSorted();
  const Icon = sorted === 'asc' ? ArrowUp : sorted === 'desc' ? ArrowDown : ArrowUpDown;
  return (
    <th
      scope="col"
      aria-sort={sorted === false ? 'none' : sorted === 'asc' ? 'ascending' : 'descending'}
      className={className}
    >
      <button
        type="button"
        onClick={column.getToggleSortingHandler()}
        className={cn(
          'target inline-flex items-center gap-1 rounded-xs text-right hover:text-text-1',
          sorted && 'font-semibold text-text-1',
        )}
      >
        {name}
        <Icon size={14} aria-hidden="true" className={cn(!sorted && 'opacity-50', 'print:hidden')} />
      </button>
    </th>
  );
}

/** Headers longer than their columns take more than one line. */
const DENSE = '[&_td]:px-2 [&_th]:px-2 [&_:is(td,th):first-child]:pl-5 [&_thead_th]:whitespace-normal';

function sortingOf(sort: string): SortingState[number] {
  return sort.startsWith('-') ? { id: sort.slice(1), desc: true } : { id: sort, desc: false };
}

function idOf<Row extends object>(column: ListColumns<Row>[number]): string | undefined {
  if (column.id !== undefined) return column.id;
  return 'accessorKey' in column ? String(column.accessorKey) : undefined;
}

/** The id of the row that is shown beside the table; undefined where rows cannot be chosen. */
export type ChosenRow = string | null | undefined;

type TableRowsProps<Row extends object> = { readonly table: ReactTable<ListFeatures, Row>; readonly chosen: ChosenRow };

/** The rows of a table. Where a row can be chosen, a press anywhere in it presses its first button. */
function TableRows<Row extends object>({ table, chosen }: TableRowsProps<Row>) {
  return table.getRowModel().rows.map((row) => <OneRow key={row.id} row={row} chosen={chosen} />);
}

type OneRowProps<Row extends object> = { readonly row: TableRow<ListFeatures, Row>; readonly chosen: ChosenRow };

function OneRow<Row extends object>({ row, chosen }: OneRowProps<Row>) {
  const canChoose = chosen !== undefined;
  return (
    <tr
      onClick={canChoose ? pressRow : undefined}
      className={cn(
        'h-12 break-inside-avoid border-b border-line last:border-b-0 hover:bg-surface-2',
        canChoose && 'cursor-pointer',
        chosen === row.id && 'bg-surface-2 shadow-[inset_2px_0_0_var(--brand-graphic)]',
      )}
    >
      {row.getAllCells().map((cell) => {
        const { card, numeric } = cell.column.columnDef.meta ?? {};
        const Cell = card === 'title' ? 'th' : 'td';
        return (
          <Cell
            key={cell.id}
            scope={card === 'title' ? 'row' : undefined}
            className={cn(CELL, card === 'title' && 'font-semibold', numeric && NUMERIC)}
          >
            {cellContent(cell)}
          </Cell>
        );
      })}
    </tr>
  );
}

function pressRow({ target, currentTarget }: MouseEvent<HTMLTableRowElement>) {
  const isPressed = target instanceof Element && target.closest('button, a') !== null;
  // Who marks a text to copy it does not choose.
  if (!isPressed && window.getSelection()?.isCollapsed !== false) press(currentTarget);
}

/** Up and down choose the row before and after the one with the focus. */
function walkRows(event: KeyboardEvent<HTMLTableSectionElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const rows = [...event.currentTarget.rows];
  const next = step && rows[rows.findIndex((row) => row.contains(document.activeElement)) + step];
  if (!next) return;
  event.preventDefault();
  press(next);
}

function press(row: HTMLTableRowElement) {
  const button = row.querySelector('button');
  button?.focus();
  button?.click();
}

type TableTotalsProps<Row extends object> = { readonly table: ReactTable<ListFeatures, Row> };

/** The totals of all pages, and above them those of this page where the columns have them. */
function TableTotals<Row extends object>({ table }: TableTotalsProps<Row>) {
  const { t } = useTranslation();
  const columns = table.getAllLeafColumns();
  const hasPage = columns.some(({ columnDef }) => columnDef.meta?.ofPage !== undefined);
  if (!columns.some(({ columnDef }) => columnDef.footer !== undefined)) return null;
  return (
    <tfoot>
      {hasPage && (
        <TotalsRow
          title={t('lists.ofPage')}
          totals={columns.map(({ id, columnDef: { meta } }) => ({ id, ...meta, content: meta?.ofPage }))}
        />
      )}
      {table.getFooterGroups().map(({ id, headers }) => (
        <TotalsRow
          key={id}
          title={t(hasPage ? 'lists.ofAll' : 'lists.totals')}
          totals={headers.map((footer) => ({
            id: footer.id,
            ...footer.column.columnDef.meta,
            content: footContent(footer),
          }))}
        />
      ))}
    </tfoot>
  );
}

type Total = { readonly id: string; readonly numeric?: boolean; readonly content: ReactNode };

/** A row of totals; its title stands in the first column where that has no total. */
function TotalsRow({ title, totals }: { readonly title: string; readonly totals: readonly Total[] }) {
  return (
    <tr className="h-12 border-t border-line-strong font-semibold">
      {totals.map(({ id, numeric, content }, place) =>
        place === 0 && !content ? (
          <th key={id} scope="row" className={CELL}>
            {title}
          </th>
        ) : (
          <td key={id} className={cn(CELL, numeric && NUMERIC)}>
            {content}
          </td>
        ),
      )}
    </tr>
  );
}

/** The class names of a cell of a table. */
const CELL = 'px-3 py-2 text-left align-middle first:pl-5 last:pr-5';
/** Besides, where it holds numbers. */
const NUMERIC = 'num text-right whitespace-nowrap';
