import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '#portal/access/site.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { errorSentence } from '#portal/api/error-text.ts';
import { saveFile } from '#portal/lib/files.ts';
import { loadPart } from '#portal/lib/loading.ts';
import { toast } from '#portal/ui/toast.ts';
import type { ListPage } from '../list-query.ts';
import { csvText } from './csv.ts';
import type { FileColumn } from './file-columns.ts';
import { listPages } from './list-pages.ts';
import { patiently } from './patiently.ts';

/** CSV for programs, XLSX for people. */
export type FileFormat = 'csv' | 'xlsx';

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
export function useExport<Row>() {
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
