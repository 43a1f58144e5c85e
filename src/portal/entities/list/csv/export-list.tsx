import { now } from '#portal/lib/clock.ts';
import type { ListColumns } from '../list-columns.ts';
import type { ListPage } from '../list-query.ts';
import type { PagedParams } from '../list-spec.ts';
import type { ListState } from '../use-list-state.ts';
import { columnsOfFile } from './csv-columns.ts';
import { ExportButton } from './export-button.tsx';
import { useCsvExport } from './use-csv-export.ts';

/** The maximum page size in the contract. */
const PAGE_SIZE = 100;

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
