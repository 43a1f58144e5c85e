import { LogIn } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useModals } from '../../access/use-modals.ts';
import { useHydrated } from '../../lib/browser-state.ts';
import { useStableCallback } from '../../lib/use-stable-callback.ts';
import { Button } from '../../ui/button.tsx';
import { LaunchNotice } from './launch-notice.tsx';

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
