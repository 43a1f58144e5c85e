import type { Cell, ReactTable } from '@tanstack/react-table';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cn } from '../../lib/cn.ts';
import { RowSkeletons } from '../loading/load-state.tsx';
import { FilterSelect } from './filters.tsx';
import { cellContent, footContent, headerOf, type ListFeatures } from './list-columns.ts';
import type { ListControl } from './use-list-state.ts';

type DataCardsProps<Row extends object> = {
  readonly label: string;
  readonly table: ReactTable<ListFeatures, Row>;
  readonly list: ListControl;
  readonly isLoading: boolean;
};

/** The rows of a table as cards: a heading, and each other column beside its label. */
export function DataCards<Row extends object>({ label, table, list, isLoading }: DataCardsProps<Row>) {
  if (isLoading) return <RowSkeletons rows={list.pageSize} />;
  return (
    <>
      <CardSort table={table} list={list} />
      <ul aria-label={label} className="divide-y divide-line">
        {table.getRowModel().rows.map((row) => (
          <RowCard key={row.id} cells={row.getAllCells()} />
        ))}
      </ul>
      <CardTotals table={table} />
    </>
  );
}

type RowCardProps<Row extends object> = {
  readonly cells: readonly Cell<ListFeatures, Row>[];
};

function RowCard<Row extends object>({ cells }: RowCardProps<Row>) {
  const at = (slot: 'title' | 'corner') =>
    cells
      .filter(({ column }) => column.columnDef.meta?.card === slot)
      .map((cell) => <Fragment key={cell.id}>{cellContent(cell)}</Fragment>);
  const rest = cells.filter(({ column }) => column.columnDef.meta?.card === undefined);
  return (
    <li className="grid break-inside-avoid gap-2 px-4 py-3.5 text-sm">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0 font-semibold wrap-anywhere">{at('title')}</div>
        <div className="flex flex-none flex-wrap justify-end gap-1">{at('corner')}</div>
      </div>
      <dl className="grid gap-1">
        {rest.map((cell) => (
          <div key={cell.id} className="flex items-baseline justify-between gap-4">
            <dt className="flex-none text-text-3">{headerOf(cell.column.columnDef.header)}</dt>
            <dd className={cn('min-w-0 text-right wrap-anywhere', cell.column.columnDef.meta?.numeric && 'num')}>
              {cellContent(cell)}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** The rows of totals as cards. */
function CardTotals<Row extends object>({ table }: { readonly table: ReactTable<ListFeatures, Row> }) {
  const { t } = useTranslation();
  const footers = table.getFooterGroups().flatMap(({ headers }) => headers);
  // The foot of a column without numbers counts the rows.
  const totals = footers
    .filter(({ column }) => column.columnDef.footer !== undefined)
    .map((footer) => ({
      id: footer.id,
      label: footer.column.columnDef.meta?.numeric ? headerOf(footer.column.columnDef.header) : t('lists.totals'),
      numeric: footer.column.columnDef.meta?.numeric,
      content: footContent(footer),
    }));
  const ofPage = footers.flatMap(({ id, column: { columnDef } }) => {
    if (columnDef.meta?.ofPage === undefined) return [];
    const { numeric, ofPage: content } = columnDef.meta;
    return [{ id, label: headerOf(columnDef.header), numeric, content }];
  });
  return (
    <>
      {ofPage.length > 0 && <TotalsCard title={t('lists.ofPage')} totals={ofPage} isTitled />}
      {totals.length > 0 && (
        <TotalsCard
          title={t(ofPage.length > 0 ? 'lists.ofAll' : 'lists.totals')}
          totals={totals}
          isTitled={ofPage.length > 0}
        />
      )}
    </>
  );
}

type TotalsCardProps = {
  readonly title: string;
  /** Whether the title is seen: where there are two, they need it. */
  readonly isTitled: boolean;
  readonly totals: readonly {
    readonly id: string;
    readonly label: string;
    readonly numeric: boolean | undefined;
    readonly content: ReactNode;
  }[];
};

function TotalsCard({ title, isTitled, totals }: TotalsCardProps) {
  return (
    <section aria-label={title} className="grid gap-1 border-t border-line-strong px-4 py-3.5 text-sm">
      {isTitled && <p className="font-semibold">{title}</p>}
      <dl className="grid gap-1">
        {totals.map(({ id, label, numeric, content }) => (
          <div key={id} className="flex items-baseline justify-between gap-4">
            <dt className="flex-none text-text-3">{label}</dt>
            <dd className={cn('min-w-0 text-right font-semibold', numeric && 'num')}>{content}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Cards have no column headers, so the sorts are a select. */
function CardSort<Row extends object>({ table, list }: Pick<DataCardsProps<Row>, 'table' | 'list'>) {
  const { t } = useTranslation();
  const columns = table.getAllLeafColumns();
  const options = list.sorts.flatMap((sort) => {
    const column = columns.find(({ id }) => id === sort.replace(/^-/, ''));
    if (column === undefined) return [];
    const name = { column: headerOf(column.columnDef.header) };
    return [{ value: sort, label: sort.startsWith('-') ? t('lists.down', name) : t('lists.up', name) }];
  });
  if (options.length === 0) return null;
  return (
    <div className="border-b border-line px-4 py-1 print:hidden">
      <FilterSelect
        label={t('lists.sort')}
        value={list.sort}
        options={options}
        onChange={(sort) => sort && list.showSort(sort)}
      />
    </div>
  );
}
