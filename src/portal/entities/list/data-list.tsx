import { Printer } from 'lucide-react';
import { type ReactNode, use, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language.ts';
import { cn } from '../../lib/cn.ts';
import { formatDay } from '../../lib/format.ts';
import { printElement } from '../../lib/print-element.ts';
import { IconButton } from '../../ui/button.tsx';
import { Card, TitleRow, TitleRowPlace } from '../../ui/card.tsx';
import type { DateRange } from '../date-range/date-range.ts';
import { RangeButton, RangeField, RangeSwitch } from '../date-range/range-fields.tsx';
import { type ChosenRow, DataTable } from './data-table.tsx';
import { ExportList, type ExportSource } from './export/export-list.tsx';
import { SearchField } from './filters.tsx';
import { type EmptyList, ListBody } from './list-body.tsx';
import type { ListColumns } from './list-columns.ts';
import type { ListPage, ListQuery } from './list-query.ts';
import type { PagedParams } from './list-spec.ts';
import type { ListState } from './use-list-state.ts';

type DataListProps<Params extends PagedParams, Row extends object> = {
  readonly title: string;
  readonly list: ListState<Params>;
  /** The result of the generated hook. */
  readonly query: ListQuery<ListPage<Row>>;
  readonly columns: ListColumns<Row>;
  readonly rowId: (row: Row) => string;
  readonly empty: EmptyList;
  /** The label of the search, if the list has one. */
  readonly searchLabel?: string;
  /** The filters besides range and search. */
  readonly filters?: ReactNode;
  /** Shown between the filters and the rows. */
  readonly summary?: ReactNode;
  readonly source: ExportSource<Partial<Params>, Row>;
  /** For tables of many columns. */
  readonly isDense?: boolean;
  readonly className?: string;
  /** The columns of the file, where it has more than the table. */
  readonly fileColumns?: ListColumns<Row>;
  /** The row shown beside the list, where rows can be chosen. */
  readonly chosen?: ChosenRow;
  /** Puts range, export and print beside the title of the sheet, if there is room: the range briefly beside tabs. */
  readonly inTitleRow?: 'brief' | 'full';
};

/** The frame of a list: title, filters, a table sorted and paged by the server, export and print. */
export function DataList<Params extends PagedParams, Row extends object>({
  title,
  list,
  query,
  columns,
  rowId,
  empty,
  searchLabel,
  filters,
  summary,
  source,
  isDense,
  className,
  fileColumns = columns,
  chosen,
  inTitleRow,
}: DataListProps<Params, Row>) {
  const { t } = useTranslation();
  const isLifted = use(TitleRowPlace) !== null && inTitleRow !== undefined;
  const titleId = useId();
  const card = useRef<HTMLDivElement>(null);
  const hasRows = !list.problem && (query.data?.totalElements ?? 0) > 0;
  const tools = hasRows && (
    <div className="flex flex-wrap items-center gap-1 print:hidden">
      <ExportList title={title} list={list} columns={fileColumns} source={source} />
      <IconButton size="sm" label={t('lists.print')} onClick={() => card.current && printElement(card.current)}>
        <Printer size={16} aria-hidden="true" />
      </IconButton>
    </div>
  );
  return (
    <Card ref={card} className={cn('min-w-0', className)}>
      <section aria-labelledby={titleId}>
        <div className="grid gap-3 border-b border-line px-4 py-4 sm:px-5">
          {isLifted ? (
            <>
              <h3 id={titleId} className="sr-only">
                {title}
              </h3>
              <TitleRow>
                <div className="order-last ml-auto flex flex-wrap items-center gap-2">
                  {list.range && <LiftedRange list={list} range={list.range} isBrief={inTitleRow === 'brief'} />}
                  {tools}
                </div>
              </TitleRow>
            </>
          ) : (
            // As high as its buttons, which appear with the rows.
            <div className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-2">
              <h3 id={titleId} className="mr-auto text-[15px] font-semibold">
                {title}
              </h3>
              {tools}
            </div>
          )}
          <PrintedDays list={list} />
          {((list.range && !isLifted) || filters || searchLabel) && (
            <div
              className={cn(
                'flex flex-wrap gap-x-4 gap-y-3 print:hidden',
                // Beside chips of several lines the filters begin where these do.
                isLifted ? 'items-end' : 'items-start',
              )}
            >
              {list.range && !isLifted && <RangeField value={list.range} onChange={list.showRange} />}
              {filters}
              {searchLabel && (
                <div className="min-w-0 flex-1 basis-60">
                  <SearchField label={searchLabel} list={list} />
                </div>
              )}
            </div>
          )}
        </div>
        {summary}
        <ListBody
          list={list}
          query={query}
          empty={empty}
          classNames={{ foot: 'border-t border-line px-4 py-3 sm:px-5' }}
        >
          {(data) => (
            <DataTable
              label={title}
              list={list}
              columns={columns}
              rowId={rowId}
              isDense={isDense}
              chosen={chosen}
              rows={data?.content}
            />
          )}
        </ListBody>
      </section>
    </Card>
  );
}

type LiftedRangeProps = {
  readonly list: Pick<ListState<PagedParams>, 'days' | 'showRange'>;
  readonly range: DateRange;
  readonly isBrief: boolean;
};

function LiftedRange({ list: { days, showRange }, range, isBrief }: LiftedRangeProps) {
  return (
    <>
      {!isBrief && <RangeSwitch value={range} onChange={showRange} />}
      <RangeButton value={range} days={days} onChange={showRange} isUnnamed={!isBrief} />
    </>
  );
}

/** The labels of the range chips. */
function PrintedDays({ list: { days } }: { readonly list: Pick<ListState<PagedParams>, 'days'> }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  if (days === undefined) return null;
  return (
    <p className="hidden text-sm print:block">
      {t('lists.period', { first: formatDay(days.first, locale), last: formatDay(days.last, locale) })}
    </p>
  );
}
