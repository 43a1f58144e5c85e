import { keepPreviousData } from '@tanstack/react-query';
import { CheckCheck, Inbox } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListMessages } from '../../../../../generated/client/messages/messages.ts';
import { MessageCategory } from '../../../../../generated/client/model/index.ts';
import { usePanel } from '../../../access/use-panel.ts';
import { ListPager, readPage } from '../../../entities/centre/list-pager.tsx';
import { LoadFailed } from '../../../entities/centre/load-failed.tsx';
import { RowSkeletons } from '../../../entities/centre/row-skeletons.tsx';
import { MOST_DAYS } from '../../../entities/date-range/date-range.ts';
import { now } from '../../../lib/clock.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/state-panel.tsx';
import { InboxFilters, readings } from './inbox-filters.tsx';
import { MessageRow } from './message-row.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useInboxChanges } from './use-inbox-changes.ts';

const PAGE_SIZE = 10;

/** The messages of the last three months, the newest first. The address holds filters and page. */
export function InboxList() {
  const { t } = useTranslation();
  const { params, change } = usePanel();
  const { readAll } = useInboxChanges();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const reading = readings.find((known) => known === params.get('reading')) ?? 'all';
  const category = Object.values(MessageCategory).find((known) => known === params.get('category'));
  const pageNo = readPage(params);
  const { data, error, isFetching, refetch } = useListMessages(
    { from: beginning(), reading, ...(category && { category }), pageNo, pageSize: PAGE_SIZE },
    { query: { placeholderData: keepPreviousData } },
  );
  const onPage = data?.content.filter(({ messageId }) => chosen.has(messageId)).map(({ messageId }) => messageId) ?? [];

  function choose(messageId: string, isChosen: boolean) {
    const next = new Set(onPage);
    if (isChosen) next.add(messageId);
    else next.delete(messageId);
    setChosen(next);
  }

  function filter(values: Readonly<Record<string, string | undefined>>) {
    setChosen(new Set());
    change({ ...values, pageNo: undefined });
  }

  const filtered = reading !== 'all' || category !== undefined;
  return (
    <Card className="mx-auto w-full max-w-220">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 sm:px-5">
        <InboxFilters reading={reading} category={category} onChange={filter} />
        <Button
          size="sm"
          variant="ghost"
          disabled={!data || data.unReadCount === 0}
          loading={readAll.isPending}
          onClick={() => data && readAll.mutate({ data: { until: data.asOf } })}
        >
          <CheckCheck size={16} aria-hidden="true" />
          {t('member.inbox.readAll')}
        </Button>
      </div>
      {onPage.length > 0 && <SelectionBar ids={onPage} onDone={() => setChosen(new Set())} />}
      {!data &&
        (error ? <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} /> : <RowSkeletons />)}
      {data && data.content.length > 0 && (
        <ul aria-busy={isFetching} className="divide-y divide-line">
          {data.content.map((message) => (
            <MessageRow
              key={message.messageId}
              message={message}
              chosen={chosen.has(message.messageId)}
              onChoose={(isChosen) => choose(message.messageId, isChosen)}
              onOpen={() => change({ message: message.messageId })}
            />
          ))}
        </ul>
      )}
      {data?.content.length === 0 && (
        <EmptyState
          icon={<Inbox size={18} />}
          title={t(filtered ? 'member.inbox.noneTitle' : 'member.inbox.emptyTitle')}
          text={t(filtered ? 'member.inbox.noneBody' : 'member.inbox.emptyBody')}
          action={
            (filtered || pageNo > 1) && (
              <Button size="sm" onClick={() => filter({ reading: undefined, category: undefined })}>
                {t('member.inbox.showAll')}
              </Button>
            )
          }
        />
      )}
      {data && data.totalPages > 1 && (
        <div className="border-t border-line px-5 py-3">
          <ListPager page={pageNo} pages={data.totalPages} onChange={(page) => change({ pageNo: String(page) })} />
        </div>
      )}
    </Card>
  );
}

/** Whole days, so that the same list is asked for all day long. */
function beginning(): string {
  const day = new Date(now());
  day.setHours(0, 0, 0, 0);
  day.setDate(day.getDate() - MOST_DAYS + 1);
  return day.toISOString();
}
