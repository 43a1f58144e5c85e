import { Download, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listBetsQueryPageSizeMax } from '#generated/zod/bets/bets.ts';
import { now } from '#portal/lib/clock.ts';
import { Button } from '#portal/ui/button.tsx';
import type { ListColumns } from '../list-columns.ts';
import type { ListPage } from '../list-query.ts';
import type { PagedParams } from '../list-spec.ts';
import type { ListState } from '../use-list-state.ts';
import { columnsOfFile } from './file-columns.ts';
import { type FileFormat, useExport } from './use-export.ts';

/** The largest page, the same for all lists. */
const PAGE_SIZE = listBetsQueryPageSizeMax;

export type ExportSource<Params, Row> = {
  /** The file name, without its days. */
  readonly name: string;
  /** The generated function of the list's operation. */
  readonly fetchPage: (params: Params, signal: AbortSignal) => Promise<ListPage<Row>>;
};

type ExportListProps<Params extends PagedParams, Row extends object> = {
  /** The title of the list. */
  readonly title: string;
  readonly list: ListState<Params>;
  readonly columns: ListColumns<Row>;
  readonly source: ExportSource<Partial<Params>, Row>;
};

/** Saves all pages of a list, with its filters and its sort, as an XLSX or CSV file. */
export function ExportList<Params extends PagedParams, Row extends object>({
  title,
  list,
  columns,
  source: { name, fetchPage },
}: ExportListProps<Params, Row>) {
  const { progress, start, cancel } = useExport<Row>();
  const { query, days } = list;

  function exportAll(format: FileFormat) {
    const asked = { ...query, ...untilNow(query), pageSize: PAGE_SIZE };
    void start({
      format,
      name: [name, ...(days ? [days.first, days.last] : [])].join('-'),
      title,
      columns: columnsOfFile(columns),
      pageAt: (pageNo, signal) => fetchPage({ ...asked, pageNo }, signal),
    });
  }

  return <ExportButtons progress={progress} onStart={exportAll} onCancel={cancel} />;
}

/** Ends the range now, because new rows would shift the others between pages during the export. */
function untilNow(query: object): { readonly to?: string } {
  if (!('to' in query) || typeof query.to !== 'string') return {};
  return { to: new Date(Math.min(Date.parse(query.to), now())).toISOString() };
}

type ExportButtonsProps = {
  /** The progress of an export; undefined while none runs. */
  readonly progress: { readonly format: FileFormat; readonly rows: number; readonly count: number } | undefined;
  readonly onStart: (format: FileFormat) => void;
  readonly onCancel: () => void;
};

/** Start an export, or cancel the running one: the button that started it becomes the one that cancels, and keeps the focus. */
function ExportButtons({ progress, onStart, onCancel }: ExportButtonsProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {progress && (
        <label className="flex items-center gap-2 text-xs text-text-3">
          <progress max={progress.count || 1} value={progress.rows} className="w-24 accent-brand-graphic" />
          <span className="num">{t('lists.export.running', progress)}</span>
        </label>
      )}
      {(['xlsx', 'csv'] as const).map((format) => {
        if (progress && progress.format !== format) return null;
        const Icon = progress ? X : Download;
        return (
          <Button key={format} size="sm" onClick={progress ? onCancel : () => onStart(format)}>
            <Icon size={16} aria-hidden="true" />
            {t(progress ? 'lists.export.cancel' : `lists.export.${format}`)}
          </Button>
        );
      })}
    </div>
  );
}
