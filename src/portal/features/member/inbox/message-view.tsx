import { useQueryClient } from '@tanstack/react-query';
import { Gamepad2, Gift, Headset, type LucideIcon, MailX, Tag, Trash2, UserRound, Users, Wallet } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  getGetMessageQueryKey,
  getGetUnreadCountQueryKey,
  getListMessagesQueryKey,
  useDeleteMessages,
  useGetMessage,
  useReadAllMessages,
  useReadMessages,
} from '#generated/client/messages/messages.ts';
import type { InboxState, Message, MessageCategory, MessagePage, MessageSummary } from '#generated/model/index.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { errorText } from '#portal/api/error-text.ts';
import { changeRows } from '#portal/entities/list/list-query.ts';
import { RowSkeletons } from '#portal/entities/loading/load-state.tsx';
import { RecordDetails } from '#portal/entities/record/record-details.tsx';
import { RecordPage } from '#portal/entities/record/record-page.tsx';
import { RichText } from '#portal/entities/rich-text/rich-text.tsx';
import { now } from '#portal/lib/clock.ts';
import { Button, buttonClass } from '#portal/ui/button.tsx';
import { Card } from '#portal/ui/card.tsx';
import { ConfirmDialog } from '#portal/ui/confirm-dialog.tsx';
import { toast } from '#portal/ui/toast.tsx';

type MessageViewProps = { readonly messageId: string; readonly onBack: () => void };

/** A whole message. Opening it marks it as read. */
export function MessageView({ messageId, onBack }: MessageViewProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const query = useGetMessage({ messageId });
  const { read, remove } = useInboxChanges();
  const [asking, setAsking] = useState(false);
  const { mutate: markRead } = read;
  const isUnread = query.data?.readAt === null;

  useEffect(() => {
    if (isUnread) markRead({ data: { messageIds: [messageId] } });
  }, [isUnread, markRead, messageId]);

  function removeIt() {
    remove.mutate({ data: { messageIds: [messageId] } }, { onSettled: () => setAsking(false), onSuccess: onBack });
  }

  return (
    <Card className="mx-auto w-full max-w-220">
      <RecordPage
        query={query}
        back={{ label: t('member.inbox.back'), onBack }}
        barClassName="border-b border-line px-3 py-2 sm:px-4"
        gone={{ icon: <MailX size={18} />, title: t('member.inbox.goneTitle'), text: t('member.inbox.goneBody') }}
        skeleton={<RowSkeletons rows={2} />}
        actions={() => (
          <Button size="sm" variant="ghost" onClick={() => setAsking(true)}>
            <Trash2 size={16} aria-hidden="true" />
            {t('member.inbox.delete')}
          </Button>
        )}
      >
        {(message) => (
          <RecordDetails
            className="px-5 py-5 sm:px-6"
            icon={<CategoryIcon category={message.category} />}
            title={message.title}
            subtitle={`${message.sender === undefined ? t(`member.inbox.category.${message.category}`) : t('member.inbox.from', { account: message.sender })} · ${dates.write(Date.parse(message.sentAt))}`}
          >
            <RichText html={message.content} under={3} />
            <MessageLink message={message} />
          </RecordDetails>
        )}
      </RecordPage>
      {asking && (
        <ConfirmDialog
          title={t('member.inbox.askTitle', { count: 1 })}
          body={t('member.inbox.askBody')}
          cancelLabel={t('member.inbox.keep')}
          confirmLabel={t('member.inbox.delete')}
          tone="danger"
          loading={remove.isPending}
          onCancel={() => setAsking(false)}
          onConfirm={removeIt}
        />
      )}
    </Card>
  );
}

/** The link of a message: a page of the portal, or an address in a new window without access to this one. */
function MessageLink({ message: { linkageType, linkage } }: { readonly message: Message }) {
  const { t } = useTranslation();
  const look = buttonClass({ variant: 'brand', className: 'justify-self-start' });
  if (linkageType === 'ROUTE' && linkage && /^\/(?![/\\])/.test(linkage)) {
    return (
      <Link to={linkage} className={look}>
        {t('member.inbox.open')}
      </Link>
    );
  }
  if (linkageType === 'URL' && linkage && /^https:\/\//i.test(linkage)) {
    return (
      <a href={linkage} target="_blank" rel="noopener noreferrer" className={look}>
        {t('member.inbox.open')}
      </a>
    );
  }
  return null;
}

const ICON = {
  account: UserRound,
  money: Wallet,
  promotion: Tag,
  reward: Gift,
  game: Gamepad2,
  service: Headset,
  team: Users,
} as const satisfies Record<MessageCategory, LucideIcon>;

/** The icon of a message's category; the name stands beside it. */
export function CategoryIcon({ category }: { readonly category: MessageCategory }) {
  const Icon = ICON[category];
  return (
    <span aria-hidden="true" className="grid size-9 flex-none place-items-center rounded-md bg-surface-2 text-text-2">
      <Icon size={18} />
    </span>
  );
}

type Rows = readonly MessageSummary[];

const listKey = getListMessagesQueryKey();
const countKey = getGetUnreadCountQueryKey();

/** The mutations of the inbox. Each updates the list, the message and the badges. */
export function useInboxChanges() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const messages = [getGetMessageQueryKey()[0]];
  const seenIn = (keys: readonly (readonly unknown[])[]) => ({
    onError: (failure: unknown) => toast.error(errorText(failure)),
    // What follows a change must not wait for the lists.
    onSettled: () => {
      for (const queryKey of keys) void queries.invalidateQueries({ queryKey });
    },
  });
  /** Shows the answer of a change until the list is read again. */
  const show = ({ unReadCount }: InboxState, change: (rows: Rows) => Rows) => {
    changeRows(queries, listKey, change);
    queries.setQueriesData<MessagePage>({ queryKey: listKey }, (page) => page && { ...page, unReadCount });
    queries.setQueryData<InboxState>(countKey, { unReadCount });
  };
  const readAt = (row: MessageSummary) => ({ ...row, readAt: row.readAt ?? new Date(now()).toISOString() });
  return {
    read: useReadMessages({
      mutation: {
        ...seenIn([listKey, countKey, messages]),
        onSuccess: (state, { data: { messageIds } }) =>
          show(state, (rows) => rows.map((row) => (messageIds.includes(row.messageId) ? readAt(row) : row))),
      },
    }),
    readAll: useReadAllMessages({
      mutation: {
        ...seenIn([listKey, countKey, messages]),
        onSuccess: (state, { data: { until } }) =>
          show(state, (rows) => rows.map((row) => (Date.parse(row.sentAt) <= Date.parse(until) ? readAt(row) : row))),
      },
    }),
    remove: useDeleteMessages({
      mutation: {
        // A deleted message is not requested again.
        ...seenIn([listKey, countKey]),
        onSuccess: (state, { data: { messageIds } }) => {
          toast.success(t('member.inbox.deleted', { count: messageIds.length }));
          show(state, (rows) => rows.filter((row) => !messageIds.includes(row.messageId)));
        },
      },
    }),
  };
}
