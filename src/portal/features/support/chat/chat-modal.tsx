import { ExternalLink, X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetChatUrl } from '#generated/client/service/service.ts';
import { useLoggedIn } from '#portal/access/session.ts';
import { useSite } from '#portal/access/site.ts';
import { useModals } from '#portal/access/use-modals.ts';
import { chatAddress, chatLook, isOutsideChat } from '#portal/entities/support/chat-address.ts';
import { openWindow, useChatRefusal } from '#portal/entities/support/customer-service.ts';
import { useStableCallback } from '#portal/lib/use-stable-callback.ts';
import { Button, IconButton } from '#portal/ui/button.tsx';
import { useDialog } from '#portal/ui/use-dialog.ts';
import { ChatPanel } from './chat-panel.tsx';

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

/** The chat window over the page: the portal's own chat, or a link to an external one. */
function ChatWindow({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const titleId = useId();
  const dialog = useDialog(onClose);
  const { swap } = useModals();
  const brand = useSite()?.brand.name ?? '';
  // Asked once, to learn which it is: each opening gets an address of its own.
  const address = useGetChatUrl(chatLook(brand), { query: { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 } });
  const isOutside = address.data !== undefined && isOutsideChat(address.data.chatUrl);

  function openOwnWindow() {
    if (openWindow(() => chatAddress(brand))) onClose();
    else swap('chat', 'serviceLink');
  }

  const close = (
    <IconButton label={t('common.close')} onClick={onClose}>
      <X size={20} aria-hidden="true" />
    </IconButton>
  );
  return (
    <dialog
      ref={dialog.ref}
      {...dialog.props}
      aria-labelledby={titleId}
      className="m-0 animate-rise overflow-hidden bg-surface-1 text-text-1 max-sm:size-full max-sm:max-h-none max-sm:max-w-none sm:mt-auto sm:mr-6 sm:mb-6 sm:ml-auto sm:h-179 sm:max-h-[calc(100dvh-48px)] sm:w-98 sm:rounded-xl sm:border sm:border-line-strong sm:shadow-3"
    >
      <div className="flex h-full flex-col">
        {isOutside ? (
          <>
            <header className="flex h-17 flex-none items-center justify-between border-b border-line pr-2.5 pl-4.5">
              <h2 id={titleId} className="text-[15px]/5 font-semibold">
                {t('support.chat.title', { brand })}
              </h2>
              {close}
            </header>
            <div className="m-auto grid justify-items-center gap-4 p-6 text-center">
              <p className="text-balance text-text-2">{t('support.chat.outside')}</p>
              <Button variant="brand" size="lg" data-focus-first onClick={openOwnWindow}>
                <ExternalLink size={18} aria-hidden="true" />
                {t('support.chat.openOutside')}
              </Button>
            </div>
          </>
        ) : (
          <ChatPanel
            titleId={titleId}
            actions={
              <>
                <IconButton label={t('support.chat.ownWindow')} className="max-sm:hidden" onClick={openOwnWindow}>
                  <ExternalLink size={18} aria-hidden="true" />
                </IconButton>
                {close}
              </>
            }
          />
        )}
      </div>
    </dialog>
  );
}
