import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exchangeSessionTicket } from '#generated/client/session/session.ts';
import { getChatUrlQueryTitleMax } from '#generated/zod/service/service.ts';
import { useLoggedIn } from '#portal/access/session.ts';
import { useAddress } from '#portal/access/use-address.ts';
import { useModals } from '#portal/access/use-modals.ts';
import { getToken, setToken } from '#portal/api/token.ts';
import { useChatRefusal } from '#portal/entities/support/customer-service.ts';
import { currentLanguage, showLanguage } from '#portal/i18n/language.ts';
import { useStableCallback } from '#portal/lib/use-stable-callback.ts';
import { Button } from '#portal/ui/button.tsx';
import { ChatPanel } from './chat-panel.tsx';

/** The chat as a page for its own window, the target of the built-in chat's `chatUrl` (CHAT-13). */
export function ChatPage() {
  const titleId = useId();
  const { title, headerColor } = useLook();
  const entered = useTicket();
  const loggedIn = useLoggedIn();
  const refusal = useChatRefusal();
  return (
    <div className="mx-auto flex h-dvh max-w-180 flex-col bg-surface-1 text-text-1">
      {loggedIn && !refusal && <ChatPanel isPage titleId={titleId} title={title} headerColor={headerColor} />}
      {entered && (!loggedIn || refusal) && <NoChat titleId={titleId} refusal={loggedIn ? refusal : undefined} />}
    </div>
  );
}

type NoChatProps = { readonly titleId: string; readonly refusal: 'trial' | 'off' | undefined };

function NoChat({ titleId, refusal }: NoChatProps) {
  const { t } = useTranslation();
  const { open } = useModals();
  return (
    <div className="m-auto grid justify-items-center gap-4 p-6 text-center">
      <h1 id={titleId} className="title text-xl text-balance">
        {refusal ? t(`support.refused.${refusal}`) : t('support.chat.loginFirst')}
      </h1>
      {!refusal && (
        <Button variant="brand" size="lg" onClick={() => open('login')}>
          {t('shell.header.login')}
        </Button>
      )}
    </div>
  );
}

/** The appearance that the address requests; only text and a colour are accepted. */
function useLook() {
  const [params] = useAddress();
  const language = params.get('language');
  useEffect(() => {
    if ((language === 'EN' || language === 'VI') && language !== currentLanguage()) void showLanguage(language);
  }, [language]);
  const colour = params.get('headerColor') ?? '';
  return {
    title: params.get('title')?.trim().slice(0, getChatUrlQueryTitleMax) || undefined,
    headerColor: /^#[0-9a-f]{6}$/i.test(colour) ? colour : undefined,
  };
}

/** Begins a session with the ticket of the address if this window has none. Returns whether that is done. */
function useTicket(): boolean {
  const [params, change] = useAddress();
  const [ticket] = useState(() => params.get('ticket'));
  const [done, setDone] = useState(ticket === null || getToken() !== null);
  const enter = useStableCallback(() => {
    // The ticket is valid once, so it is removed from the address.
    if (ticket !== null) change({ ticket: undefined }, { replace: true });
    if (done || ticket === null) return;
    exchangeSessionTicket({ ticket })
      .then(({ session }) => setToken(session.token))
      .catch(() => undefined)
      .finally(() => setDone(true));
  });
  useEffect(enter, [enter]);
  return done;
}
