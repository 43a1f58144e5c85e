import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  getGetMessageQueryKey,
  getGetUnreadCountQueryKey,
  getListMessagesQueryKey,
  useDeleteMessages,
  useReadAllMessages,
  useReadMessages,
} from '#generated/client/messages/messages.ts';
import type { InboxState, MessagePage, MessageSummary } from '#generated/model/index.ts';
import { errorText } from '#portal/api/error-text.ts';
import { changeRows } from '#portal/entities/list/list-query.ts';
import { now } from '#portal/lib/clock.ts';
import { toast } from '#portal/ui/toast.tsx';

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
