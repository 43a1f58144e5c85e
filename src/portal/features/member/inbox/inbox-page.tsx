import { CheckCheck, Inbox, MailOpen, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListMessages } from '#generated/client/messages/messages.ts';
import {
  type ListMessagesParams,
  ListMessagesReading,
  MessageCategory,
  type MessageSummary,
} from '#generated/model/index.ts';
import { useBrandZone, useDates } from '#portal/access/use-dates.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { boundsOf, longestRange } from '#portal/entities/date-range/date-range.ts';
import { FilterSelect } from '#portal/entities/list/filters.tsx';
import { ListBody } from '#portal/entities/list/list-body.tsx';
import type { ListSpec } from '#portal/entities/list/list-spec.ts';
import { useListState } from '#portal/entities/list/use-list-state.ts';
import { RowSkeletons } from '#portal/entities/loading/load-state.tsx';
import { useLanguage } from '#portal/i18n/language.ts';
import { now } from '#portal/lib/clock.ts';
import { cn } from '#portal/lib/cn.ts';
import { formatAgo } from '#portal/lib/relative-time.ts';
import { Button } from '#portal/ui/button.tsx';
import { Card } from '#portal/ui/card.tsx';
import { Checkbox } from '#portal/ui/checkbox.tsx';
import { Chip } from '#portal/ui/chip.tsx';
import { ConfirmDialog } from '#portal/ui/confirm-dialog.tsx';
import { CategoryIcon, MessageView, useInboxChanges } from './message-view.tsx';

/** `messageV2`, the inbox (MEMBER-16): its list, or the message that the address names. */
export function InboxPage() {
  const { params, change } = usePanel();
  const messageId = params.get('message');
  if (messageId)
    return <MessageView key={messageId} messageId={messageId} onBack={() => change({ message: undefined })} />;
  return <InboxList />;
}

const spec: ListSpec<ListMessagesParams> = {
  pageSize: 10,
  filters: { reading: ['unread', 'read'], category: Object.values(MessageCategory) },
};

/** The messages of the last three months, the newest first. */
function InboxList() {
  const { t } = useTranslation();
  const { params, change } = usePanel();
  const list = useListState(spec, { params, change });
  const { readAll } = useInboxChanges();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const timeZone = useBrandZone();
  const { from } = boundsOf(longestRange(now(), timeZone), now(), timeZone);
  const query = useListMessages({ ...list.query, from }, { query: list.options });
  const { data } = query;
  const onPage = data?.content.filter(({ messageId }) => chosen.has(messageId)).map(({ messageId }) => messageId) ?? [];

  function choose(messageId: string, isChosen: boolean) {
    const next = new Set(onPage);
    if (isChosen) next.add(messageId);
    else next.delete(messageId);
    setChosen(next);
  }

  return (
    <Card className="mx-auto w-full max-w-220">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 sm:px-5">
        <InboxFilters
          {...list.filters}
          onChange={(filters) => {
            setChosen(new Set());
            list.show({ filters });
          }}
        />
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
      <ListBody
        list={list}
        query={query}
        classNames={{ foot: 'border-t border-line px-5 py-3' }}
        empty={{
          icon: <Inbox size={18} />,
          title: t(list.isUsual ? 'member.inbox.emptyTitle' : 'member.inbox.noneTitle'),
          text: t(list.isUsual ? 'member.inbox.emptyBody' : 'member.inbox.noneBody'),
          action: !list.isUsual && (
            <Button size="sm" onClick={list.reset}>
              {t('member.inbox.showAll')}
            </Button>
          ),
        }}
      >
        {(page) =>
          page === undefined ? (
            <RowSkeletons />
          ) : (
            <ul className="divide-y divide-line">
              {page.content.map((message) => (
                <MessageRow
                  key={message.messageId}
                  message={message}
                  chosen={chosen.has(message.messageId)}
                  onChoose={(isChosen) => choose(message.messageId, isChosen)}
                  onOpen={() => change({ message: message.messageId })}
                />
              ))}
            </ul>
          )
        }
      </ListBody>
    </Card>
  );
}

const DAY = 86_400_000;

type MessageRowProps = {
  readonly message: MessageSummary;
  readonly chosen: boolean;
  readonly onChoose: (chosen: boolean) => void;
  readonly onOpen: () => void;
};

/** A message as a row of the inbox. Unread messages also say so in words. */
function MessageRow({ message, chosen, onChoose, onOpen }: MessageRowProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const dates = useDates();
  const { title, summary, category, sender, readAt, sentAt } = message;
  const sent = Date.parse(sentAt);
  const unread = readAt === null;
  const time = now() - sent < 2 * DAY ? formatAgo(sent, now(), locale) : dates.write(sent, 'date');
  return (
    <li
      className={cn(
        'relative flex items-start gap-3 px-4 py-3.5 hover:bg-surface-2 sm:px-5',
        unread && 'bg-surface-2/50',
      )}
    >
      <Checkbox
        checked={chosen}
        onChange={(event) => onChoose(event.target.checked)}
        aria-label={t('member.inbox.choose', { title })}
        className="z-raised mt-2"
      />
      <CategoryIcon category={category} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <button
            type="button"
            onClick={onOpen}
            className={cn(
              'min-w-0 text-left wrap-anywhere after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus',
              unread ? 'font-semibold text-text-1' : 'font-medium text-text-2',
            )}
          >
            {title}
          </button>
          <span className="flex items-center gap-2 text-xs text-text-3">
            <time dateTime={sentAt}>{time}</time>
            {unread && (
              <>
                <span aria-hidden="true" className="size-2 rounded-full bg-brand-graphic" />
                <span className="sr-only">{t('member.inbox.unread')}</span>
              </>
            )}
          </span>
        </div>
        <p className="line-clamp-2 text-sm text-text-2">{summary}</p>
        <p className="mt-0.5 text-xs text-text-3">
          {sender === undefined ? t(`member.inbox.category.${category}`) : t('member.inbox.from', { account: sender })}
        </p>
      </div>
    </li>
  );
}

type Shown = {
  readonly reading?: ListMessagesReading | undefined;
  readonly category?: MessageCategory | undefined;
};

type InboxFiltersProps = Shown & { readonly onChange: (filters: Shown) => void };

/** Which messages are listed. */
function InboxFilters({ reading = 'all', category, onChange }: InboxFiltersProps) {
  const { t } = useTranslation();
  return (
    <>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t('member.inbox.show')}</legend>
        {Object.values(ListMessagesReading).map((name) => (
          <Chip
            key={name}
            selected={reading === name}
            onClick={() => onChange({ reading: name === 'all' ? undefined : name })}
          >
            {t(`member.inbox.reading.${name}`)}
          </Chip>
        ))}
      </fieldset>
      <FilterSelect
        className="mr-auto"
        label={t('member.inbox.about')}
        all={t('member.inbox.anything')}
        value={category}
        options={Object.values(MessageCategory).map((name) => ({
          value: name,
          label: t(`member.inbox.category.${name}`),
        }))}
        onChange={(next) => onChange({ category: next })}
      />
    </>
  );
}

type SelectionBarProps = { readonly ids: readonly string[]; readonly onDone: () => void };

/** The actions for the selected messages. */
function SelectionBar({ ids, onDone }: SelectionBarProps) {
  const { t } = useTranslation();
  const { read, remove } = useInboxChanges();
  const [asking, setAsking] = useState(false);
  const count = ids.length;
  const data = { messageIds: [...ids] };

  function removeThem() {
    remove.mutate({ data }, { onSettled: () => setAsking(false), onSuccess: onDone });
  }

  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line bg-surface-2 px-4 py-2 sm:px-5">
      <p role="status" className="mr-auto text-sm font-semibold">
        {t('member.inbox.chosen', { count })}
      </p>
      <Button size="sm" loading={read.isPending} onClick={() => read.mutate({ data }, { onSuccess: onDone })}>
        <MailOpen size={16} aria-hidden="true" />
        {t('member.inbox.markRead')}
      </Button>
      <Button size="sm" variant="danger" onClick={() => setAsking(true)}>
        <Trash2 size={16} aria-hidden="true" />
        {t('member.inbox.delete')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('member.inbox.askTitle', { count })}
          body={t('member.inbox.askBody')}
          cancelLabel={t('member.inbox.keep')}
          confirmLabel={t('member.inbox.delete')}
          tone="danger"
          loading={remove.isPending}
          onCancel={() => setAsking(false)}
          onConfirm={removeThem}
        />
      )}
    </div>
  );
}
