import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { getGetChatUnreadQueryKey, markChatRead } from '#generated/client/service/service.ts';
import type { ChatMessage } from '#generated/model/index.ts';
import { useSite } from '#portal/access/site.ts';
import { useStableCallback } from '#portal/lib/use-stable-callback.ts';
import { ChatLog } from './chat-log.tsx';
import { Composer } from './composer.tsx';
import { send, useOutgoing } from './outbox.ts';
import { useChatLog } from './use-chat-log.ts';

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
