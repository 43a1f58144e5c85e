import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getListChatMessagesQueryKey, listChatMessages } from '#generated/client/service/service.ts';
import type { ChatMessage, ChatMessagePage, SentChatMessage } from '#generated/model/index.ts';
import { inBackground } from '#portal/api/background.ts';
import { useLive } from '#portal/entities/live/live-state.ts';
import { hearTabs, tellTabs } from '#portal/lib/tabs.ts';
import { useStableCallback } from '#portal/lib/use-stable-callback.ts';

/** How often the portal asks for news while the chat is seen. */
const NEWS_MS = 4_000;
const PAGE = 50;

type Pages = InfiniteData<ChatMessagePage, number>;

/** The messages, updated while the chat is visible, and the loader of older ones. */
export function useChatLog() {
  const queries = useQueryClient();
  const queryKey = [...getListChatMessagesQueryKey(), 'pages'];
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => listChatMessages({ pageNo: pageParam, pageSize: PAGE }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ totalPages }, _all, last) => (last < totalPages ? last + 1 : undefined),
    staleTime: 0,
  });
  const messages = joinMessages(query.data?.pages ?? []);
  const newest = messages.at(-1)?.messageId;
  const { refetch } = query;

  const live = useLive();
  const look = useStableCallback(() => {
    if (document.visibilityState !== 'visible' || query.isFetching) return;
    inBackground(() => {
      // Only checks for new messages; the log is reloaded if there are any.
      listChatMessages({ pageSize: 1, ...(newest !== undefined && { after: newest }) })
        .then(({ totalElements }) => {
          if (totalElements > 0 || query.isError) inBackground(() => void refetch());
        })
        // The next look comes soon.
        .catch(() => undefined);
    });
  });
  useEffect(() => {
    const timer = live ? undefined : setInterval(look, NEWS_MS);
    document.addEventListener('visibilitychange', look);
    const endHearing = hearTabs(({ kind }) => {
      if (kind === 'chat') look();
    });
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      endHearing();
    };
  }, [look, live]);

  const addSent = useStableCallback(({ message, answer }: SentChatMessage) => {
    const added = answer === null ? [message] : [answer, message];
    queries.setQueryData<Pages>(queryKey, (now) => withNewest(now, added));
    tellTabs({ kind: 'chat' });
    // Messages of others may have come in between.
    void refetch();
  });
  return { query, messages, addSent };
}

/** All messages of the loaded pages in the order in which they were sent, each once. */
function joinMessages(pages: readonly ChatMessagePage[]): readonly ChatMessage[] {
  const found = new Map<string, ChatMessage>();
  for (const { content } of pages) {
    for (const message of content) if (!found.has(message.messageId)) found.set(message.messageId, message);
  }
  return [...found.values()].sort(byAge);
}

/** Ids rise with time, and differ in nothing but their number. */
function byAge({ messageId: one }: ChatMessage, { messageId: other }: ChatMessage): number {
  return one.length - other.length || (one < other ? -1 : 1);
}

function withNewest(now: Pages | undefined, added: readonly ChatMessage[]): Pages | undefined {
  const [first, ...rest] = now?.pages ?? [];
  if (now === undefined || first === undefined) return now;
  return { ...now, pages: [{ ...first, content: [...added, ...first.content] }, ...rest] };
}
