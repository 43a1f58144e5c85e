import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDates } from '#portal/access/use-dates.ts';
import { errorSentence } from '#portal/api/error-text.ts';
import { saveFile } from '#portal/lib/save-file.ts';
import { toast } from '#portal/ui/toast.ts';
import type { ListPage } from '../list-query.ts';
import { type CsvColumn, csvPages } from './csv-pages.ts';
import { patiently } from './patiently.ts';

type Progress = { readonly rows: number; readonly count: number };

/** Saves all pages of a list as a CSV file. One export runs at a time and can be cancelled. */
export function useCsvExport<Row>() {
  const { t } = useTranslation();
  const { zone } = useDates();
  const [progress, setProgress] = useState<Progress>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function start(
    name: string,
    columns: readonly CsvColumn<Row>[],
    pageAt: (page: number, signal: AbortSignal) => Promise<ListPage<Row>>,
  ) {
    if (running.current) return;
    const cancel = new AbortController();
    running.current = cancel;
    setProgress({ rows: 0, count: 0 });
    try {
      // The browser stores blobs outside of the page's memory.
      const parts: Blob[] = [];
      let done = 0;
      const patient = (page: number) => patiently(() => pageAt(page, cancel.signal), cancel.signal);
      for await (const { text, rows, count } of csvPages(columns, patient, zone)) {
        cancel.signal.throwIfAborted();
        parts.push(new Blob([text]));
        done = rows;
        setProgress({ rows, count });
      }
      saveFile(new Blob(parts, { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
      toast.success(t('lists.export.done', { count: done }));
    } catch (error) {
      if (cancel.signal.aborted) toast.info(t('lists.export.cancelled'));
      else toast.error(t('lists.export.failed', { reason: errorSentence(error) }));
    } finally {
      running.current = undefined;
      setProgress(undefined);
    }
  }

  return { progress, start, cancel: () => running.current?.abort() };
}
