import { useEffect, useState } from 'react';
import { useLoggedIn } from '#portal/access/session.ts';
import { useModals } from '#portal/access/use-modals.ts';
import { useChatRefusal } from '#portal/entities/support/customer-service.ts';
import { useStableCallback } from '#portal/lib/use-stable-callback.ts';
import { ChatWindow } from './chat-window.tsx';

/**
 * The chat (CHAT-02). Visitors without access are led to the login or see the reason (CHAT-06). The end of the session
 * closes it.
 */
export function ChatModal({ onClose }: { readonly onClose: () => void }) {
  const loggedIn = useLoggedIn();
  const [cameAsGuest] = useState(!loggedIn);
  const refusal = useChatRefusal();
  const { swap } = useModals();
  const leave = useStableCallback(() => {
    if (!loggedIn && cameAsGuest) swap('chat', 'login');
    else if (!loggedIn) onClose();
    else if (refusal) swap('chat', 'chatRefused');
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: judged again whenever one of them changes
  useEffect(leave, [leave, loggedIn, refusal]);
  return loggedIn && !refusal ? <ChatWindow onClose={onClose} /> : null;
}
