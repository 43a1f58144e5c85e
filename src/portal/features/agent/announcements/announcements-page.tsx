import { keepPreviousData } from '@tanstack/react-query';
import { Megaphone, Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListAgentAnnouncements } from '../../../../../generated/client/agent/agent.ts';
import type { Announcement } from '../../../../../generated/client/model/index.ts';
import { useDates } from '../../../access/use-dates.ts';
import { usePanel } from '../../../access/use-panel.ts';
import { ListPager, readPage } from '../../../entities/centre/list-pager.tsx';
import { LoadFailed } from '../../../entities/centre/load-failed.tsx';
import { RowSkeletons } from '../../../entities/centre/row-skeletons.tsx';
import { boundsOf, rangeProblem, readRange, writeRange } from '../../../entities/date-range/date-range.ts';
import { RangeField } from '../../../entities/date-range/range-field.tsx';
import { RichText } from '../../../entities/rich-text/rich-text.tsx';
import { now } from '../../../lib/clock.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/state-panel.tsx';
import { TextField } from '../../../ui/text-field.tsx';

const PAGE_SIZE = 5;
const USUAL = 'month';
const LONGEST_SEARCH = 60;

/** What the site says to agents (AGENT-02). The address holds what is asked for. */
export function AnnouncementsPage() {
  const { t } = useTranslation();
  const { params, change } = usePanel();
  const range = readRange(params, USUAL);
  const search = (params.get('search') ?? '').trim().slice(0, LONGEST_SEARCH);
  const [typed, setTyped] = useState(search);
  const pageNo = readPage(params);
  const { data, error, isFetching, refetch } = useListAgentAnnouncements(
    { ...boundsOf(range, now()), ...(search && { search }), pageNo, pageSize: PAGE_SIZE },
    { query: { enabled: rangeProblem(range) === undefined, placeholderData: keepPreviousData } },
  );

  function clear() {
    setTyped('');
    change({ ...writeRange({ name: USUAL }, USUAL), search: undefined, pageNo: undefined });
  }

  return (
    <div className="mx-auto grid w-full max-w-220 gap-4">
      <Card className="grid gap-3 p-4 sm:p-5">
        <form
          className="flex items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            change({ search: typed.trim() || undefined, pageNo: undefined });
          }}
        >
          <div className="min-w-0 flex-1">
            <TextField
              type="search"
              label={t('centre.news.search')}
              icon={<Search size={18} aria-hidden="true" />}
              value={typed}
              maxLength={LONGEST_SEARCH}
              onChange={(event) => setTyped(event.target.value)}
            />
          </div>
          <Button type="submit" className="h-touch">
            {t('centre.news.find')}
          </Button>
        </form>
        <RangeField value={range} onChange={(next) => change({ ...writeRange(next, USUAL), pageNo: undefined })} />
      </Card>
      {!data && (
        <Card>
          {error ? <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} /> : <RowSkeletons />}
        </Card>
      )}
      {data?.content.map((announcement) => (
        <AnnouncementCard key={announcement.id} announcement={announcement} />
      ))}
      {data?.content.length === 0 && (
        <Card>
          <EmptyState
            icon={<Megaphone size={18} />}
            title={t('centre.news.emptyTitle')}
            text={t('centre.news.emptyBody')}
            action={
              (search || range.name !== USUAL || pageNo > 1) && (
                <Button size="sm" onClick={clear}>
                  {t('centre.news.clear')}
                </Button>
              )
            }
          />
        </Card>
      )}
      {data && (
        <ListPager page={pageNo} pages={data.totalPages} onChange={(page) => change({ pageNo: String(page) })} />
      )}
    </div>
  );
}

function AnnouncementCard({ announcement: { title, content, timestamp } }: { readonly announcement: Announcement }) {
  const dates = useDates();
  return (
    <Card className="p-5">
      <article className="grid gap-2">
        <header>
          <h3 className="text-[15px] font-semibold wrap-anywhere">{title}</h3>
          <p className="text-xs text-text-3">{dates.write(timestamp)}</p>
        </header>
        <RichText html={content} under={3} />
      </article>
    </Card>
  );
}
