import { Download, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listBetsQueryPageSizeMax } from '#generated/zod/bets/bets.ts';
import { useSite } from '#portal/access/site.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { errorSentence } from '#portal/api/error-text.ts';
import { now } from '#portal/lib/clock.ts';
import { loadPart } from '#portal/lib/loading.ts';
import { saveFile } from '#portal/lib/save-file.ts';
import { Button } from '#portal/ui/button.tsx';
import { toast } from '#portal/ui/toast.tsx';
import type { ListColumns } from '../list-columns.ts';
import type { ListPage } from '../list-query.ts';
import type { PagedParams } from '../list-spec.ts';
import type { ListState } from '../use-list-state.ts';
import { csvText } from './csv.ts';
import { columnsOfFile, type FileColumn } from './file-columns.ts';
import { listPages, patiently } from './list-pages.ts';

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

/** CSV for programs, XLSX for people. */
type FileFormat = 'csv' | 'xlsx';

type ListFile<Row> = {
  readonly format: FileFormat;
  /** Without its ending. */
  readonly name: string;
  readonly title: string;
  readonly columns: readonly FileColumn<Row>[];
  readonly pageAt: (page: number, signal: AbortSignal) => Promise<ListPage<Row>>;
};

type Progress = { readonly format: FileFormat; readonly rows: number; readonly count: number };

/** Saves all pages of a list as a file. One export runs at a time and can be cancelled. */
function useExport<Row>() {
  const { t } = useTranslation();
  const { zone } = useDates();
  const currency = useSite()?.brand.currency;
  const [progress, setProgress] = useState<Progress>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  /** The file; the browser stores its parts outside of the page's memory. */
  async function write({ format, title, columns }: ListFile<Row>, pages: AsyncIterable<readonly Row[]>): Promise<Blob> {
    if (format === 'xlsx') {
      const { xlsxStream } = await loadPart(() => import('./xlsx.ts'));
      const words = { title, zone, currency: currency ?? { symbol: '', decimals: 2 } };
      return new Response(xlsxStream(columns, pages, words)).blob();
    }
    const parts: Blob[] = [];
    for await (const text of csvText(columns, pages, zone)) parts.push(new Blob([text]));
    return new Blob(parts, { type: 'text/csv;charset=utf-8' });
  }

  async function start(file: ListFile<Row>) {
    if (running.current) return;
    const cancel = new AbortController();
    const { signal } = cancel;
    running.current = cancel;
    setProgress({ format: file.format, rows: 0, count: 0 });
    let done = 0;
    const patient = async (page: number) => {
      const answer = await patiently(() => file.pageAt(page, signal), signal);
      signal.throwIfAborted();
      return answer;
    };
    const pages = listPages(patient, ({ rows, count }) => {
      done = rows;
      setProgress({ format: file.format, rows, count });
    });
    try {
      const blob = await write(file, pages);
      signal.throwIfAborted();
      saveFile(blob, `${file.name}.${file.format}`);
      toast.success(t('lists.export.done', { count: done }));
    } catch (error) {
      if (signal.aborted) toast.info(t('lists.export.cancelled'));
      else toast.error(t('lists.export.failed', { reason: errorSentence(error) }));
    } finally {
      running.current = undefined;
      setProgress(undefined);
    }
  }

  return { progress, start, cancel: () => running.current?.abort() };
}
