import { useEffect, useState } from 'react';
import { useLoggedIn } from '../../../access/session.ts';
import { useModals } from '../../../access/use-modals.ts';
import { useChatRefusal } from '../../../entities/support/use-customer-service.ts';
import { useStableCallback } from '../../../lib/use-stable-callback.ts';
import { ChatWindow } from './chat-window.tsx';

/** The chat (CHAT-02). Who may not chat is led to the login, or reads why (CHAT-06); whose session ends leaves it. */
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
