import { Fragment, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDates } from '#portal/access/use-dates.ts';
import { errorText } from '#portal/api/error-text.ts';
import { useHelp } from '#portal/entities/help/use-help.ts';
import { now } from '#portal/lib/clock.ts';
import { cn } from '#portal/lib/cn.ts';
import { Button } from '#portal/ui/button.tsx';
import { Skeleton } from '#portal/ui/skeleton.tsx';
import { ErrorState } from '#portal/ui/state-panel.tsx';
import { BubbleGroup, UnsentBubble } from './chat-bubbles.tsx';
import { groupMessages } from './chat-groups.ts';
import { discard, type Outgoing, retry } from './outbox.ts';
import type { useChatLog } from './use-chat-log.ts';

const MOST = 4;

type ChatLogProps = {
  readonly log: ReturnType<typeof useChatLog>;
  readonly outgoing: readonly Outgoing[];
  readonly onAsk: (question: string) => void;
};

/** Within this distance of the end the log follows new messages. */
const NEAR = 80;

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
