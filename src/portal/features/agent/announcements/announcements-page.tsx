import { Megaphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useListAgentAnnouncements } from '#generated/client/agent/agent.ts';
import type { Announcement, ListAgentAnnouncementsParams } from '#generated/model/index.ts';
import { listAgentAnnouncementsQuerySearchMax } from '#generated/zod/agent/agent.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { RangeField } from '#portal/entities/date-range/range-fields.tsx';
import { SearchField } from '#portal/entities/list/filters.tsx';
import { ListItems } from '#portal/entities/list/list-items.tsx';
import type { ListSpec } from '#portal/entities/list/list-spec.ts';
import { useListState } from '#portal/entities/list/use-list-state.ts';
import { RichText } from '#portal/entities/rich-text/rich-text.tsx';
import { Card } from '#portal/ui/card.tsx';

const spec: ListSpec<ListAgentAnnouncementsParams> = {
  pageSize: 5,
  range: 'month',
  search: listAgentAnnouncementsQuerySearchMax,
};

/** The site's announcements for agents (AGENT-02). */
export function AnnouncementsPage() {
  const { t } = useTranslation();
  const list = useListState(spec, usePanel());
  const query = useListAgentAnnouncements(list.query, { query: list.options });
  return (
    <div className="mx-auto grid w-full max-w-220 gap-4">
      <Card className="grid gap-3 p-4 sm:p-5">
        <SearchField label={t('centre.news.search')} list={list} />
        {list.range && <RangeField value={list.range} onChange={list.showRange} />}
      </Card>
      <ListItems
        list={list}
        query={query}
        itemId={({ id }) => id}
        skeletonClassName="h-40"
        empty={{
          icon: <Megaphone size={18} />,
          title: t('centre.news.emptyTitle'),
          text: t('centre.news.emptyBody'),
        }}
        render={(announcement) => <AnnouncementCard announcement={announcement} />}
      />
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
