import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { getListChatMessagesQueryKey, listChatMessages } from '#generated/client/service/service.ts';
import type { ChatMessage, ChatMessagePage, SentChatMessage } from '#generated/model/index.ts';
import { paths } from '#portal/access/paths.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { inBackground } from '#portal/api/background.ts';
import { errorText } from '#portal/api/error-text.ts';
import { useHelp } from '#portal/entities/help/use-help.ts';
import { useLive } from '#portal/entities/live/live-state.ts';
import { now } from '#portal/lib/clock.ts';
import { cn } from '#portal/lib/cn.ts';
import { hearTabs, tellTabs } from '#portal/lib/tabs.ts';
import { parseUrl } from '#portal/lib/urls.ts';
import { useStableCallback } from '#portal/lib/use-stable-callback.ts';
import { Button } from '#portal/ui/button.tsx';
import { Skeleton } from '#portal/ui/loading.tsx';
import { ErrorState } from '#portal/ui/state-panel.tsx';
import { discard, type Outgoing, retry } from './outbox.ts';

const MOST = 4;

type ChatLogProps = {
  readonly log: ReturnType<typeof useChatLog>;
  readonly outgoing: readonly Outgoing[];
  readonly onAsk: (question: string) => void;
};

/** Within this distance of the end the log follows new messages. */
const NEAR = 80;

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

/** The messages, the newest at the end. The end stays visible while the reader is there. */
export function ChatLog({ log: { query, messages, addSent }, outgoing, onAsk }: ChatLogProps) {
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const height = useRef(0);
  const first = messages[0]?.messageId;
  const sent = outgoing.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again for whatever makes the log longer
  useLayoutEffect(() => {
    const log = frame.current;
    if (!log) return;
    if (isAtEnd.current) log.scrollTop = log.scrollHeight;
    height.current = log.scrollHeight;
  }, [messages, sent]);
  // Older messages are inserted above; the visible ones keep their position.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another beginning moves the rest
  useLayoutEffect(() => {
    const log = frame.current;
    if (log && !isAtEnd.current) log.scrollTop += log.scrollHeight - height.current;
    if (log) height.current = log.scrollHeight;
  }, [first]);

  return (
    <div
      ref={frame}
      role="log"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      aria-label={t('support.chat.log')}
      className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain px-4.5 pt-3.5 pb-4"
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR;
        height.current = scrollHeight;
      }}
    >
      {query.isPending && <Loading />}
      {query.isError && messages.length === 0 && (
        <ErrorState
          title={t('support.chat.failed')}
          text={errorText(query.error)}
          retryLabel={t('common.retry')}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isSuccess && messages.length === 0 && sent === 0 && <FirstQuestions onAsk={onAsk} />}
      {query.hasNextPage && (
        <Button
          size="sm"
          variant="ghost"
          className="mb-2 self-center"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('support.chat.earlier')}
        </Button>
      )}
      <ol className={cn('grid gap-2', messages.length + sent > 0 && 'mt-auto')}>
        {groupMessages(messages).map((group) => (
          <Fragment key={group.messages[0].messageId}>
            {group.begins && <Begin time={Date.parse(group.messages[0].sentAt)} />}
            <BubbleGroup group={group} />
          </Fragment>
        ))}
        {outgoing.map((message) => (
          <UnsentBubble
            key={message.clientMessageId}
            message={message}
            reason={message.failure === undefined ? undefined : errorText(message.failure)}
            onRetry={() => retry(message.clientMessageId, addSent)}
            onDiscard={() => discard(message.clientMessageId)}
          />
        ))}
      </ol>
    </div>
  );
}

/** Consecutive messages of one author with a common line for name and time. */
type ChatGroup = {
  readonly messages: readonly [ChatMessage, ...ChatMessage[]];
  /** Begins a day or follows a pause: the time is shown above it. */
  readonly begins: boolean;
};

const CLOSE_MS = 5 * 60_000;
const SILENCE_MS = 60 * 60_000;

/** The messages, oldest first, in groups. */
function groupMessages(messages: readonly ChatMessage[]): readonly ChatGroup[] {
  const groups: { messages: [ChatMessage, ...ChatMessage[]]; begins: boolean }[] = [];
  let before: ChatMessage | undefined;
  for (const message of messages) {
    const current = groups.at(-1);
    const gap = before === undefined ? Number.POSITIVE_INFINITY : timeOf(message) - timeOf(before);
    const begins = gap > SILENCE_MS || (before !== undefined && dayOf(message) !== dayOf(before));
    const same = before?.author === message.author && before.authorName === message.authorName;
    if (current !== undefined && same && !begins && gap <= CLOSE_MS) current.messages.push(message);
    else groups.push({ messages: [message], begins });
    before = message;
  }
  return groups;
}

function timeOf({ sentAt }: ChatMessage): number {
  return Date.parse(sentAt);
}

function dayOf({ sentAt }: ChatMessage): string {
  return new Date(sentAt).toDateString();
}

const ADDRESS = /https?:\/\/[^\s<>"'`]+/gi;

/** Punctuation at the end of a sentence is not part of an address. */
const END = /[.,;:!?)\]}…]+$/;

/** Messages of one author, with who wrote them and when below. */
function BubbleGroup({ group: { messages } }: { readonly group: ChatGroup }) {
  const last = messages.at(-1) ?? messages[0];
  const mine = last.author === 'member';
  return (
    <li className={cn('flex flex-col gap-2', mine ? 'items-end' : 'items-start')}>
      {messages.map((message) => (
        <Bubble key={message.messageId} content={message.content} mine={mine} />
      ))}
      <Stamp message={last} />
    </li>
  );
}

function Bubble({ content, mine, faded = false }: { content: string; mine: boolean; faded?: boolean }) {
  return (
    <p
      dir="auto"
      className={cn(
        'max-w-72 rounded-[14px] px-3.25 py-2.25 text-md wrap-anywhere whitespace-pre-wrap',
        mine ? 'rounded-br-[5px] bg-text-1 text-surface-0' : 'rounded-bl-[5px] bg-surface-3',
        faded && 'opacity-60',
      )}
    >
      <LinkedText text={content} />
    </p>
  );
}

const STAMP = 'text-2xs text-text-3';

function Stamp({ message: { author, authorName, sentAt, readAt, helpItemId } }: { readonly message: ChatMessage }) {
  const { t } = useTranslation();
  const dates = useDates();
  const time = dates.write(Date.parse(sentAt), 'time');
  if (author === 'member') {
    return <p className={cn(STAMP, '-mt-0.75 mr-1')}>{readAt === null ? time : t('support.chat.read', { time })}</p>;
  }
  if (author === 'operator') {
    return <p className={cn(STAMP, '-mt-0.75 ml-1')}>{t('support.chat.by', { name: authorName, time })}</p>;
  }
  return (
    <p className={cn(STAMP, '-mt-0.75 ml-1 flex flex-wrap gap-x-2')}>
      {t('support.chat.automatic', { name: authorName, time })}
      {helpItemId !== null && (
        <a
          href={`${paths.help}#${helpItemId}`}
          target="_blank"
          rel="noopener noreferrer"
          className="font-semibold text-text-2 underline underline-offset-2"
        >
          {t('support.chat.article')}
        </a>
      )}
    </p>
  );
}

type UnsentProps = {
  readonly message: Outgoing;
  /** Why it failed, in words. */
  readonly reason: string | undefined;
  readonly onRetry: () => void;
  readonly onDiscard: () => void;
};

/** A message that the server does not have yet. */
function UnsentBubble({ message: { content }, reason, onRetry, onDiscard }: UnsentProps) {
  const { t } = useTranslation();
  return (
    <li className="flex flex-col items-end gap-2">
      <Bubble content={content} mine faded={reason === undefined} />
      {reason === undefined ? (
        <p className={cn(STAMP, '-mt-0.75 mr-1')}>{t('support.chat.sending')}</p>
      ) : (
        <div role="alert" className="flex max-w-72 flex-wrap items-center justify-end gap-1.5">
          <p className="w-full text-right text-xs text-danger">{t('support.chat.notSent', { reason })}</p>
          <Button size="sm" variant="ghost" onClick={onDiscard}>
            {t('support.chat.discard')}
          </Button>
          <Button size="sm" onClick={onRetry}>
            {t('common.retry')}
          </Button>
        </div>
      )}
    </li>
  );
}

/** Plain text, never parsed as markup; web addresses become links. */
function LinkedText({ text }: { readonly text: string }) {
  const parts: { readonly at: number; readonly text: string; readonly url?: string }[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const url = found.replace(END, '');
    if (!parseUrl(url)) continue;
    parts.push({ at: from, text: text.slice(from, index) }, { at: index, text: url, url });
    from = index + url.length;
  }
  parts.push({ at: from, text: text.slice(from) });
  return parts.map(({ at, text: part, url }) =>
    url === undefined ? (
      <Fragment key={`text ${at}`}>{part}</Fragment>
    ) : (
      <a key={`link ${at}`} href={url} target="_blank" rel="noopener noreferrer nofollow" className="underline">
        {part}
      </a>
    ),
  );
}

function Begin({ time }: { readonly time: number }) {
  const { t } = useTranslation();
  const dates = useDates();
  const today = dates.write(time, 'date') === dates.write(now(), 'date');
  return (
    <li className="justify-self-center py-1 text-2xs text-text-3">
      {today ? t('support.chat.today', { time: dates.write(time, 'time') }) : dates.write(time)}
    </li>
  );
}

function Loading() {
  return (
    <div className="mt-auto grid gap-2" aria-hidden="true">
      <Skeleton className="h-10 w-56" />
      <Skeleton className="ml-auto h-10 w-48" />
      <Skeleton className="h-16 w-64" />
    </div>
  );
}

/** Shown in an empty chat: its purpose and frequent questions. */
function FirstQuestions({ onAsk }: { readonly onAsk: (question: string) => void }) {
  const { t } = useTranslation();
  const help = useHelp().data;
  const titles = help?.categories.flatMap(({ items }) => items.map(({ title }) => title)) ?? [];
  const questions = titles.filter((title) => title.endsWith('?')).slice(0, MOST);
  return (
    <div className="mt-auto grid justify-items-start gap-3 pb-1">
      <p className="max-w-72 rounded-[14px] rounded-bl-[5px] bg-surface-3 px-3.25 py-2.25 text-md">
        {t('support.chat.welcome')}
      </p>
      {questions.length > 0 && (
        <ul aria-label={t('support.chat.questions')} className="flex flex-wrap gap-1.5">
          {questions.map((question) => (
            <li key={question}>
              <button
                type="button"
                onClick={() => onAsk(question)}
                className="target min-h-8 rounded-full border border-line-strong px-3 py-1 text-left text-sm font-medium text-text-2 hover:bg-surface-3 hover:text-text-1"
              >
                {question}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
