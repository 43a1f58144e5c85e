import { LogIn } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useModals } from '../../access/use-modals.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { LaunchNotice } from './launch-notice.tsx';

type LaunchGuestProps = {
  /** Whether the game was played already. Then the end of the session asks for the login. */
  readonly played: boolean;
  readonly wayOut: ReactNode;
};

/** Asks a guest to log in at once; the login leads back here, and the game starts (ROLE-06). */
export function LaunchGuest({ played, wayOut }: LaunchGuestProps) {
  const { t } = useTranslation();
  const { open, stack } = useModals();
  const asked = useRef(played || stack.length > 0);
  // Until then a member is taken for a guest, as on the server.
  const isHydrated = useHydrated();
  useEffect(() => {
    if (asked.current || !isHydrated) return;
    asked.current = true;
    open('login');
  }, [open, isHydrated]);
  return (
    <LaunchNotice
      icon={<LogIn size={26} />}
      title={t(played ? 'launch.endedTitle' : 'launch.guestTitle')}
      text={t(played ? 'launch.lostText' : 'launch.guestText')}
      wayOut={
        <>
          <Button size="lg" variant="brand" onClick={() => open('login')}>
            {t('shell.header.login')}
          </Button>
          {wayOut}
        </>
      }
    />
  );
}
