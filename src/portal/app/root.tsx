import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { useGetMemberInfo } from '#generated/client/member/member.ts';
import { noteInvitation } from '../access/invitation.ts';
import { scrollKeyOf } from '../access/opener.ts';
import { paths } from '../access/paths.ts';
import { useLoggedIn } from '../access/session.ts';
import { useSite } from '../access/site.ts';
import { useModals } from '../access/use-modals.ts';
import { getToken, subscribeExpiry, subscribeToken } from '../api/token.ts';
import { lazyPart } from '../i18n/lazy-part.ts';
import { optionalPart, whenIdle } from '../lib/loading.ts';
import { sessionStore } from '../lib/storage.ts';
import { ProgressBar } from './loading.tsx';
import { ModalLayer } from './modals/modal-layer.tsx';
import { usePageTitle } from './page-head.tsx';
import { PartBoundary, reportFailure } from './part-boundary.tsx';
import { mainId } from './shell/frame-main.tsx';
import { SiteGate } from './site-gate.tsx';
import { TicketGate } from './ticket-gate.tsx';

const ConsentBar = lazyPart(
  () => import('../features/consent/consent-bar.tsx').then((part) => part.ConsentBar),
  'consent',
);

/** The portal, for visitors who may use the site. A login ticket in the address is exchanged first. */
export function Root() {
  return (
    <SiteGate>
      <TicketGate>
        <Page />
      </TicketGate>
    </SiteGate>
  );
}

/** The parts of every page. It also reacts to an ended session (API-79) and a required change of password. */
function Page() {
  usePageTitle();
  useFocusOnNewPage();
  useExpiredSession();
  useDuePassword();
  useLiveStream();
  const { search } = useLocation();
  useEffect(() => noteInvitation(search), [search]);
  return (
    <>
      {/* the pages of the shell have their own fallback */}
      <Suspense>
        <Outlet />
      </Suspense>
      <ProgressBar />
      <ModalLayer />
      <PartBoundary>
        <Counting />
      </PartBoundary>
      <ScrollRestoration getKey={scrollKeyOf} />
    </>
  );
}

/** Moves the focus to the new page for screen readers and keyboards. */
function useFocusOnNewPage(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  // Before the paint: a later effect could take the focus from a field that the user already pressed.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [pathname]);
}

/** Counts visits with the visitor's consent, if the brand has a measurement id. */
function Counting() {
  const gtagId = useSite()?.analytics.gtagId;
  if (!gtagId) return null;
  return (
    <Suspense>
      <ConsentBar gtagId={gtagId} />
    </Suspense>
  );
}

/** Asks for a login over the current page. On sites where every page needs a login, the guard does that. */
function useExpiredSession(): void {
  const { open } = useModals();
  const guarded = useSite()?.settings.loginedToHomePage ?? false;
  useEffect(() => (guarded ? undefined : subscribeExpiry(() => open('login'))), [open, guarded]);
}

/** Asks for a required change of password (STORE-18) on every page, also after a reload or a step back. */
function useDuePassword(): void {
  const { open, stack } = useModals();
  const { pathname } = useLocation();
  const loggedIn = useLoggedIn();
  // A login or registration in progress first continues to its page.
  const entering = pathname === paths.login || pathname === paths.register || pathname === paths.registerHtml;
  const busy = entering || stack.some((name) => ['login', 'register', 'forgetPassword'].includes(name));
  const asked = stack.includes('changePassword');
  useEffect(() => {
    if (loggedIn && !busy && !asked && sessionStore.get('cpw') === '1') open('changePassword');
  }, [loggedIn, busy, asked, open]);
}

/** Opens the member's live stream for as long as the session lasts. Its code loads in an idle task. */
function useLiveStream(): void {
  const queries = useQueryClient();
  const token = useSyncExternalStore(subscribeToken, getToken, () => null);
  // Other queries provide the id: the session of a chat page has no stream and may not request the member.
  const member = useGetMemberInfo({ query: { enabled: false } }).data?.id ?? sessionStore.get('customerId');
  useEffect(() => {
    if (token === null || !member) return;
    const ending = new AbortController();
    const callOff = whenIdle(() => {
      optionalPart(() => import('../entities/live/follow-live.ts'))
        .then((part) => {
          if (!ending.signal.aborted) part?.followLive(queries, member, ending.signal);
        })
        .catch(reportFailure);
    });
    return () => {
      callOff();
      ending.abort();
    };
  }, [queries, token, member]);
}
