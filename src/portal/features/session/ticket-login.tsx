import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { exchangeSessionTicket } from '#generated/client/session/session.ts';
import type { AccountSession } from '#generated/model/index.ts';
import { paths } from '../../access/paths.ts';
import { endSession } from '../../access/session.ts';
import { useSite } from '../../access/site.ts';
import { useModals } from '../../access/use-modals.ts';
import { ApiError } from '../../api/api-error.ts';
import { errorText } from '../../api/error-text.ts';
import { getToken } from '../../api/token.ts';
import { sessionStore } from '../../lib/storage.ts';
import { useStableCallback } from '../../lib/use-stable-callback.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Modal } from '../../ui/modal.tsx';
import { toast } from '../../ui/toast.tsx';
import { useEnter, useGoTo } from './use-enter.ts';
import { useTwoStep } from './use-two-step.tsx';

type TicketLoginProps = { readonly ticket: string; readonly onDone: () => void };

/** The format of a ticket. Anything else, for example a session token, is refused without a request. */
const ticketForm = /^[A-Za-z0-9_-]{20,128}$/;

/**
 * Logs in with the one-time ticket of the address (ROUTE-29). A session of another account is replaced only with
 * consent. A refused ticket leads to the login, and so does a second step that one leaves.
 */
export function TicketLogin({ ticket, onDone }: TicketLoginProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const goTo = useGoTo();
  const enter = useEnter();
  const { open } = useModals();
  const { pathname, search, hash } = useLocation();
  const here = pathname === paths.login ? paths.home : pathname + search + hash;
  const guarded = useSite()?.settings.loginedToHomePage ?? false;
  const [found, setFound] = useState<AccountSession>();
  const current = sessionStore.get('account') ?? '';
  const twoStep = useTwoStep(leaveTwoStep);

  async function accept({ session }: AccountSession) {
    const next = await enter(session, 'ticket');
    // At once: a guard that still saw the page of before would lead on from there by itself.
    await goTo(here, next, { flushSync: true });
    onDone();
  }

  async function offer(opened: AccountSession) {
    if (getToken() !== null && sessionStore.get('account') !== opened.account) setFound(opened);
    else await accept(opened);
  }

  function decline({ session }: AccountSession) {
    endSession(session.token);
    onDone();
  }

  function refuse(error: unknown) {
    const code = error instanceof ApiError ? error.code : undefined;
    // A member who is already logged in stays logged in.
    if (code !== 'session_ticket_invalid') toast.error(errorText(error));
    else if (getToken() !== null) toast.error(t('session.loginFirst'));
    else askForLogin();
    onDone();
  }

  function leaveTwoStep() {
    if (getToken() === null) askForLogin();
    onDone();
  }

  function askForLogin() {
    if (pathname !== paths.login && !guarded) open('login');
    else navigate(`${paths.login}?${new URLSearchParams({ redirect: here })}`, { replace: true });
  }

  const exchange = useStableCallback(() => {
    if (!ticketForm.test(ticket)) {
      refuse(new ApiError('session_ticket_invalid', 401));
      return;
    }
    twoStep
      .run(
        async () => offer(await exchangeSessionTicket({ ticket })),
        async (proof) => offer(await exchangeSessionTicket(proof)),
      )
      .catch(refuse);
  });
  useEffect(exchange, [exchange]);

  if (!found) {
    if (!twoStep.step) return null;
    return (
      <Modal title={t('session.title')} closeLabel={t('common.close')} onClose={leaveTwoStep}>
        <div className="px-6 pt-1 pb-6">{twoStep.step}</div>
      </Modal>
    );
  }
  return (
    <ConfirmDialog
      title={t('session.replace.title', { account: found.account })}
      body={t('session.replace.body', { current })}
      cancelLabel={t('session.replace.stay', { current })}
      confirmLabel={t('session.replace.confirm')}
      onCancel={() => decline(found)}
      onConfirm={() => void accept(found)}
    />
  );
}
