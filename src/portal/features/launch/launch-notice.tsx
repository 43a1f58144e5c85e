import { CircleAlert, LogIn } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useModals } from '../../access/use-modals.ts';
import { useHydrated } from '../../lib/browser-state.ts';
import { useStableCallback } from '../../lib/use-stable-callback.ts';
import { Button } from '../../ui/button.tsx';

type LaunchNoticeProps = {
  readonly icon?: ReactNode | undefined;
  readonly title: string;
  readonly text: string;
  readonly retryLabel?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
  readonly retrying?: boolean | undefined;
  readonly wayOut: ReactNode;
};

/** Shown instead of the game: what happened, what to do, and the exit. It takes the focus. */
export function LaunchNotice({ icon, title, text, retryLabel, onRetry, retrying, wayOut }: LaunchNoticeProps) {
  const { t } = useTranslation();
  const notice = useRef<HTMLElement>(null);
  useEffect(() => {
    if (document.activeElement?.closest('dialog') == null) notice.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section
      ref={notice}
      tabIndex={-1}
      aria-label={title}
      className="z-raised grid place-items-center bg-surface-0 p-gutter outline-none"
    >
      <div role="alert" className="grid max-w-105 justify-items-center gap-2 text-center">
        <span aria-hidden="true" className="mb-2 grid size-14 place-items-center rounded-full bg-surface-3 text-text-2">
          {icon ?? <CircleAlert size={26} />}
        </span>
        <h1 className="title text-xl">{title}</h1>
        <p className="text-balance text-text-2">{text}</p>
        <div className="mt-5 flex flex-wrap justify-center gap-2">
          {onRetry && (
            <Button size="lg" variant="brand" loading={retrying} onClick={onRetry}>
              {retryLabel ?? t('common.retry')}
            </Button>
          )}
          {wayOut}
        </div>
      </div>
    </section>
  );
}

type LaunchGuestProps = {
  /** Whether the game was played already. Then the end of the session asks for the login. */
  readonly played: boolean;
  readonly wayOut: ReactNode;
};

/** Asks a guest to log in at once; the login, or a registration in its place, leads back here, and the game starts (ROLE-06). */
export function LaunchGuest({ played, wayOut }: LaunchGuestProps) {
  const { t } = useTranslation();
  const { open, stack } = useModals();
  const { pathname, search, state } = useLocation();
  const asked = useRef(played || stack.length > 0);
  const askLogin = useStableCallback(() => {
    const query = new URLSearchParams(search);
    query.delete('modal');
    open('login', { leadsTo: { to: `${pathname}?${query}`, state: state ?? {} } });
  });
  // Until then a member is taken for a guest, as on the server.
  const isHydrated = useHydrated();
  useEffect(() => {
    if (asked.current || !isHydrated) return;
    asked.current = true;
    askLogin();
  }, [askLogin, isHydrated]);
  return (
    <LaunchNotice
      icon={<LogIn size={26} />}
      title={t(played ? 'launch.endedTitle' : 'launch.guestTitle')}
      text={t(played ? 'launch.lostText' : 'launch.guestText')}
      wayOut={
        <>
          <Button size="lg" variant="brand" onClick={askLogin}>
            {t('shell.header.login')}
          </Button>
          {wayOut}
        </>
      }
    />
  );
}
