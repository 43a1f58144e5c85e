import { Suspense, useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useSite } from '../access/site.ts';
import { useModals } from '../access/use-modals.ts';
import { subscribeExpiry } from '../api/token.ts';
import { Modals } from './modals/modals.tsx';
import { usePageTitle } from './page-title.ts';

/** What every page has: its title, the modals over it, and the answer to a session that ended (API-79). */
export function Root() {
  usePageTitle();
  useExpiredSession();
  return (
    <>
      {/* the pages of the shell have their own, closer fallback */}
      <Suspense>
        <Outlet />
      </Suspense>
      <Modals />
      <ScrollRestoration />
    </>
  );
}

/** Asks for a login over the page that stands. Where every page needs a login, the guard does that. */
function useExpiredSession(): void {
  const { open } = useModals();
  const guarded = useSite()?.settings.loginedToHomePage ?? false;
  useEffect(() => (guarded ? undefined : subscribeExpiry(() => open('login'))), [open, guarded]);
}
