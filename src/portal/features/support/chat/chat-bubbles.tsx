import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatMessage } from '#generated/model/index.ts';
import { paths } from '#portal/access/paths.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { cn } from '#portal/lib/cn.ts';
import { Button } from '#portal/ui/button.tsx';
import type { ChatGroup } from './chat-groups.ts';
import type { Outgoing } from './outbox.ts';

const ADDRESS = /https?:\/\/[^\s<>"'`]+/gi;

/** Punctuation at the end of a sentence is not part of an address. */
const END = /[.,;:!?)\]}…]+$/;

/** Messages of one author, with who wrote them and when below. */
export function BubbleGroup({ group: { messages } }: { readonly group: ChatGroup }) {
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
export function UnsentBubble({ message: { content }, reason, onRetry, onDiscard }: UnsentProps) {
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
    if (!URL.canParse(url)) continue;
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
