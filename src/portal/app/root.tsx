import { Suspense, useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { noteInvitation } from '../access/invitation.ts';
import { useSite } from '../access/site.ts';
import { useModals } from '../access/use-modals.ts';
import { subscribeExpiry } from '../api/token.ts';
import { Modals } from './modals/modals.tsx';
import { usePageTitle } from './page-title.ts';
import { SiteGate } from './site-gate.tsx';

/** The portal, for whom the site is open. */
export function Root() {
  return (
    <SiteGate>
      <Page />
    </SiteGate>
  );
}

/**
 * What every page has: its title, the modals over it, what its address says of who sent the visitor, and the answer to a
 * session that ended (API-79).
 */
function Page() {
  usePageTitle();
  useExpiredSession();
  const { search } = useLocation();
  useEffect(() => noteInvitation(search), [search]);
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
