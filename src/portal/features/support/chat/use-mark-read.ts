import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { getGetChatUnreadQueryKey, markChatRead } from '#generated/client/service/service.ts';
import type { ChatMessage } from '#generated/model/index.ts';
import { useStableCallback } from '#portal/lib/use-stable-callback.ts';

/** Reports to the server what the member has seen: all messages while the chat is visible. */
export function useMarkRead(messages: readonly ChatMessage[]): void {
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
