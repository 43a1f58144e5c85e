import { useQueryClient } from '@tanstack/react-query';
import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getGetChatUnreadQueryKey, markChatRead } from '#generated/client/service/service.ts';
import type { ChatMessage } from '#generated/model/index.ts';
import { sendChatMessageBodyContentMax } from '#generated/zod/service/service.ts';
import { useSite } from '#portal/access/site.ts';
import { useLanguage } from '#portal/i18n/language.ts';
import { cn } from '#portal/lib/cn.ts';
import { formatNumber } from '#portal/lib/format.ts';
import { useStableCallback } from '#portal/lib/use-stable-callback.ts';
import { ChatLog, useChatLog } from './chat-log.tsx';
import { chatDraft, keepChatDraft, send, useOutgoing } from './outbox.ts';

type ChatPanelProps = {
  /** Shown instead of the operator's name. */
  readonly title?: string | undefined;
  readonly titleId: string;
  /** Whether the chat is a page of its own. */
  readonly isPage?: boolean;
  readonly headerColor?: string | undefined;
  /** Buttons at the end of the head. */
  readonly actions?: ReactNode;
};

/** The live chat: operator, messages and composer. */
export function ChatPanel({ title, titleId, isPage = false, headerColor, actions }: ChatPanelProps) {
  const { t } = useTranslation();
  const brand = useSite()?.brand.name ?? '';
  const log = useChatLog();
  const outgoing = useOutgoing();
  useMarkRead(log.messages);
  const operator = log.messages.findLast(({ author }) => author === 'operator')?.authorName;
  const named = operator ? t('support.chat.operator', { name: operator, brand }) : t('support.chat.title', { brand });
  const Heading = isPage ? 'h1' : 'h2';
  const onSend = (content: string) => send(content, log.addSent);
  return (
    <>
      <header
        className="flex h-17 flex-none items-center gap-3 border-b border-line pr-2.5 pl-4.5"
        style={headerColor ? { backgroundColor: headerColor, color: inkOn(headerColor) } : undefined}
      >
        <span
          aria-hidden="true"
          data-initial={[...(operator ?? brand)][0]?.toUpperCase()}
          className="display grid size-9 flex-none place-items-center rounded-full bg-avatar text-sm/none text-on-art after:content-[attr(data-initial)]"
        />
        <div className="min-w-0 flex-1">
          <Heading id={titleId} className="truncate text-[15px]/5 font-semibold">
            {title ?? named}
          </Heading>
          <p className={headerColor ? 'truncate text-xs' : 'flex items-center gap-1.5 text-xs text-text-2'}>
            {!headerColor && <span aria-hidden="true" className="size-1.75 flex-none rounded-full bg-success" />}
            <span className="truncate">{t('support.chat.languages')}</span>
          </p>
        </div>
        <div className="flex flex-none">{actions}</div>
      </header>
      <ChatLog log={log} outgoing={outgoing} onAsk={onSend} />
      <Composer onSend={onSend} />
      <p className="px-4 pb-3 text-center text-2xs text-text-3">{t('support.chat.never')}</p>
    </>
  );
}

/** From this length on the remaining characters are shown. */
const NEARLY = 0.9 * sendChatMessageBodyContentMax;

/** The field of a new message: Enter sends, Shift+Enter adds a line. Overlong text is reported and kept. */
function Composer({ onSend }: { readonly onSend: (content: string) => void }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(chatDraft);
  const tooLong = text.length > sendChatMessageBodyContentMax;
  const blank = text.trim() === '';

  // Grows with the text. Of the floor's browsers few can do that by `field-sizing`. Not before the dialog around it is open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useEffect(() => {
    const area = field.current;
    if (!area) return;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight}px`;
  }, [text]);

  function write(next: string) {
    setText(next);
    keepChatDraft(next);
  }

  function send() {
    field.current?.focus();
    if (blank || tooLong) return;
    onSend(text.trim());
    write('');
  }

  function onKeyDown(event: KeyboardEvent) {
    // Enter also confirms the choice of an input method.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      className="px-3.5 pb-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {text.length > NEARLY && (
        <p
          id={`${id}-length`}
          role={tooLong ? 'alert' : undefined}
          className={cn('px-1 pb-1.5 text-xs', tooLong ? 'text-danger' : 'text-text-3')}
        >
          {t(tooLong ? 'support.chat.tooLong' : 'support.chat.length', {
            size: formatNumber(text.length, locale),
            most: formatNumber(sendChatMessageBodyContentMax, locale),
          })}
        </p>
      )}
      <div
        className={cn(
          'flex min-h-12 items-end gap-1 rounded-md border bg-surface-2 p-1 pl-3.5 light:bg-surface-1',
          'has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:-outline-offset-1 has-[textarea:focus-visible]:outline-focus',
          tooLong ? 'border-danger' : 'border-line-control',
        )}
      >
        <textarea
          ref={field}
          data-focus-first
          rows={1}
          dir="auto"
          value={text}
          aria-label={t('support.chat.write')}
          placeholder={t('support.chat.write')}
          aria-invalid={tooLong || undefined}
          aria-describedby={text.length > NEARLY ? `${id}-length` : undefined}
          enterKeyHint="send"
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
          className="max-h-33 min-h-5 min-w-0 flex-1 resize-none self-center bg-transparent py-1 text-md text-text-1 outline-none placeholder:text-text-3 touch:text-lg"
        />
        <button
          type="submit"
          aria-label={t('support.chat.send')}
          aria-disabled={blank || tooLong || undefined}
          className={cn(
            'target grid size-9.5 flex-none place-items-center rounded-sm',
            blank || tooLong ? 'bg-surface-3 text-text-3' : 'bg-brand text-brand-contrast hover:bg-brand-hover',
          )}
        >
          <SendHorizontal size={18} aria-hidden="true" />
        </button>
      </div>
    </form>
  );
}

/** Black or white, whichever is readable on a colour. */
function inkOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return light > 0.179 ? '#000000' : '#ffffff';
}

/** Reports to the server what the member has seen: all messages while the chat is visible. */
function useMarkRead(messages: readonly ChatMessage[]): void {
  const queries = useQueryClient();
  const unread = messages.findLast(({ author, readAt }) => author !== 'member' && readAt === null)?.messageId;
  const told = useRef<string>(undefined);
  const tell = useStableCallback(() => {
    if (unread === undefined || told.current === unread || document.visibilityState !== 'visible') return;
    told.current = unread;
    markChatRead({ messageId: unread }).then(
      (left) => queries.setQueryData(getGetChatUnreadQueryKey(), left),
      () => {
        told.current = undefined;
      },
    );
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told again for each message that comes
  useEffect(tell, [tell, unread]);
  useEffect(() => {
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [tell]);
}
