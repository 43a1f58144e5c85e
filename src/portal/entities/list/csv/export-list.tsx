import { Download, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listBetsQueryPageSizeMax } from '#generated/zod/bets/bets.ts';
import { now } from '#portal/lib/clock.ts';
import { Button } from '#portal/ui/button.tsx';
import type { ListColumns } from '../list-columns.ts';
import { headerOf } from '../list-columns.ts';
import type { ListPage } from '../list-query.ts';
import type { PagedParams } from '../list-spec.ts';
import type { ListState } from '../use-list-state.ts';
import type { CsvColumn } from './csv-pages.ts';
import type { CsvValue } from './csv-text.ts';
import { useCsvExport } from './use-csv-export.ts';

/** The largest page, the same for all lists. */
const PAGE_SIZE = listBetsQueryPageSizeMax;

export type ExportSource<Params, Row> = {
  /** The file name, without its days. */
  readonly name: string;
  /** The generated function of the list's operation. */
  readonly fetchPage: (params: Params, signal: AbortSignal) => Promise<ListPage<Row>>;
};

type ExportListProps<Params extends PagedParams, Row extends object> = {
  readonly list: ListState<Params>;
  readonly columns: ListColumns<Row>;
  readonly source: ExportSource<Partial<Params>, Row>;
};

/** Saves all pages of a list, with its filters and its sort, as a CSV file. */
export function ExportList<Params extends PagedParams, Row extends object>({
  list,
  columns,
  source: { name, fetchPage },
}: ExportListProps<Params, Row>) {
  const { progress, start, cancel } = useCsvExport<Row>();
  const { query, days } = list;

  function exportAll() {
    const asked = { ...query, ...untilNow(query), pageSize: PAGE_SIZE };
    const file = [name, ...(days ? [days.first, days.last] : [])].join('-');
    void start(file, columnsOfFile(columns), (pageNo, signal) => fetchPage({ ...asked, pageNo }, signal));
  }

  return <ExportButton progress={progress} onStart={exportAll} onCancel={cancel} />;
}

/** Ends the range now, because new rows would shift the others between pages during the export. */
function untilNow(query: object): { readonly to?: string } {
  if (!('to' in query) || typeof query.to !== 'string') return {};
  return { to: new Date(Math.min(Date.parse(query.to), now())).toISOString() };
}

/** The CSV columns of a list, with the values of their accessors. A column without an accessor is left out. */
function columnsOfFile<Row extends object>(columns: ListColumns<Row>): readonly CsvColumn<Row>[] {
  return columns.flatMap((column) => {
    const label = headerOf(column.header);
    if ('accessorFn' in column) {
      const { accessorFn } = column;
      return [{ label, valueOf: (row: Row, index: number) => csvValue(accessorFn(row, index)) }];
    }
    if (!('accessorKey' in column)) return [];
    const { accessorKey } = column;
    const path = String(accessorKey).split('.');
    return [{ label, valueOf: (row: Row) => csvValue(valueAt(row, path)) }];
  });
}

/** The value at a path of keys, such as `member.account`. */
function valueAt(row: object, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    row,
  );
}

function csvValue(value: unknown): CsvValue {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined;
}

type ExportButtonProps = {
  /** The progress of an export; undefined while none runs. */
  readonly progress: { readonly rows: number; readonly count: number } | undefined;
  readonly onStart: () => void;
  readonly onCancel: () => void;
};

/** Starts an export, or cancels the running one. It is a single button, so that it keeps the focus. */
function ExportButton({ progress, onStart, onCancel }: ExportButtonProps) {
  const { t } = useTranslation();
  const Icon = progress ? X : Download;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {progress && (
        <label className="flex items-center gap-2 text-xs text-text-3">
          <progress max={progress.count || 1} value={progress.rows} className="w-24 accent-brand-graphic" />
          <span className="num">{t('lists.export.running', progress)}</span>
        </label>
      )}
      <Button size="sm" onClick={progress ? onCancel : onStart}>
        <Icon size={16} aria-hidden="true" />
        {t(progress ? 'lists.export.cancel' : 'lists.export.start')}
      </Button>
    </div>
  );
}
