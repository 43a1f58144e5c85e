import { CalendarRange } from 'lucide-react';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { cn } from '../../lib/cn.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Pager } from '../../ui/pager.tsx';
import { EmptyState } from '../../ui/state-panel.tsx';
import { LoadFailed } from '../loading/load-state.tsx';
import type { ListPage, ListQuery } from './list-query.ts';
import type { ListControl } from './use-list-state.ts';

/** Shown instead of an empty list. */
export type EmptyList = {
  /** Icon of 18 px. */
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  /** The next step; by default fewer filters or a longer range, if available. */
  readonly action?: ReactNode;
};

export type ListBodyProps<Data> = {
  readonly list: ListControl;
  readonly query: ListQuery<Data>;
  readonly empty: EmptyList;
  /** A short text that names the failed data. */
  readonly failed?: string | undefined;
  /** Renders the rows, or their placeholder while they load. */
  readonly children: (data: Data | undefined) => ReactNode;
  /** Whether the messages that replace rows get their own card. */
  readonly framed?: boolean;
  /** The class names of the whole, of the rows, and of the line with count and pages. */
  readonly classNames?: { readonly body?: string; readonly rows?: string; readonly foot?: string };
};

/**
 * A list in each of its states: loading, failed, empty, or loaded with its pages. It announces the shown rows when a
 * page has loaded. A pressed button keeps the focus.
 */
export function ListBody<Data extends ListPage<unknown>>({
  list,
  query,
  empty,
  failed,
  children,
  framed = false,
  classNames = {},
}: ListBodyProps<Data>) {
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  const body = useRef<HTMLDivElement>(null);
  const pages = useLastPages(data);
  const { page, showPage, correctPage } = list;

  // The page does not exist, because rows were removed or the address was edited.
  const last = isPlaceholderData ? undefined : data?.totalPages;
  const isBeyond = last !== undefined && last > 0 && page > last;
  useEffect(() => {
    if (isBeyond && last !== undefined) correctPage(last);
  });

  // All rows of the page were removed, and those of other pages follow.
  const isEmptied = isFetching && data?.content.length === 0 && data.totalElements > 0;

  async function retry() {
    const { isSuccess } = await refetch();
    // The pressed button disappeared with the error message.
    if (isSuccess) body.current?.focus({ preventScroll: true });
  }

  const isEmpty = pages === 0 && !(data === undefined && isFetching);
  const Frame = framed ? Card : Fragment;
  return (
    <div ref={body} tabIndex={-1} className={cn('min-w-0 outline-none', classNames.body)}>
      {list.problem ? (
        <Frame>
          <CorrectRange />
        </Frame>
      ) : data === undefined && isMissing(error) ? (
        <Frame>
          <NoRows list={list} {...empty} />
        </Frame>
      ) : data === undefined && error ? (
        <Frame>
          <LoadFailed title={failed} error={error} busy={isFetching} onRetry={() => void retry()} />
        </Frame>
      ) : data?.content.length === 0 && !isBeyond && !isEmptied ? (
        <Frame>
          <NoRows list={list} {...empty} />
        </Frame>
      ) : (
        <div
          aria-busy={isPlaceholderData}
          className={cn(classNames.rows, isPlaceholderData && 'opacity-60 transition-opacity')}
        >
          {children(isBeyond || isEmptied ? undefined : data)}
        </div>
      )}
      {pages > 1 && <PrintedRows list={list} query={query} />}
      <div
        className={cn(
          'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 print:hidden',
          isEmpty || list.problem ? 'sr-only' : classNames.foot,
        )}
      >
        <Showing list={list} query={query} />
        {!list.problem && (pages > 1 || page > 1) && <ListPager page={page} pages={pages} onChange={showPage} />}
      </div>
    </div>
  );
}

/** Whether what a filter of the address names is gone, or was never the reader's; asking again changes nothing. */
function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not_found';
}

/** On paper, which rows they are: the totals below them are of all. */
function PrintedRows({ list, query: { data } }: ShowingProps) {
  const { t } = useTranslation();
  if (data === undefined || data.content.length === 0) return null;
  return <p className="hidden py-2 text-sm print:block">{t('lists.printed', shownRows(list, data))}</p>;
}

function shownRows({ page, pageSize }: ListControl, { content, totalElements }: ListPage<unknown>) {
  const first = (page - 1) * pageSize + 1;
  return { first, last: first + content.length - 1, count: totalElements };
}

type ShowingProps = { readonly list: ListControl; readonly query: ListQuery<ListPage<unknown>> };

/** Shows which rows are visible, and announces new ones to screen readers. */
function Showing({ list, query }: ShowingProps) {
  const { t } = useTranslation();
  const { data, error, isPlaceholderData } = query;
  const isLoading = isPlaceholderData || (data === undefined && !error);
  const isShown = !list.problem && data !== undefined && data.content.length > 0;
  return (
    <p role="status" className="num min-h-5 text-sm font-medium text-text-3">
      {isLoading && !list.problem && <span className="sr-only">{t('common.loading')}</span>}
      {isShown && !isPlaceholderData && t('lists.showing', shownRows(list, data))}
    </p>
  );
}

type ListPagerProps = { readonly page: number; readonly pages: number; readonly onChange: (page: number) => void };

function ListPager({ page, pages, onChange }: ListPagerProps) {
  const { t } = useTranslation();
  return (
    <Pager
      page={page}
      pages={Math.max(pages, page)}
      onChange={onChange}
      label={t('lists.pages')}
      previousLabel={t('common.previous')}
      nextLabel={t('common.next')}
      pageLabel={(number) => t('lists.page', { page: number })}
    />
  );
}

function NoRows({ list, icon, title, text, action }: EmptyList & { readonly list: ListControl }) {
  const { t } = useTranslation();
  const { isUsual, reset, showLongest } = list;
  const usual = isUsual ? (
    showLongest && (
      <Button size="sm" onClick={showLongest}>
        {t('lists.longest')}
      </Button>
    )
  ) : (
    <Button size="sm" onClick={reset}>
      {t('lists.reset')}
    </Button>
  );
  return <EmptyState icon={icon} title={title} text={text} action={action ?? usual} />;
}

function CorrectRange() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<CalendarRange size={18} />}
      title={t('lists.range.correct')}
      text={t('lists.range.correctBody')}
    />
  );
}

/** The number of pages, also while another page loads or after it failed. */
function useLastPages(data: ListPage<unknown> | undefined): number {
  const [pages, setPages] = useState(data?.totalPages ?? 0);
  if (data !== undefined && data.totalPages !== pages) setPages(data.totalPages);
  return pages;
}
