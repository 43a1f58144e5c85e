import type { ReactTable } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cn } from '../../lib/cn.ts';
import { CELL, NUMERIC } from './cell-class.ts';
import { footContent, type ListFeatures } from './list-columns.ts';

type TableTotalsProps<Row extends object> = { readonly table: ReactTable<ListFeatures, Row> };

/** The totals of all pages, and above them those of this page where the columns have them. */
export function TableTotals<Row extends object>({ table }: TableTotalsProps<Row>) {
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
