import { Suspense, useEffect, useRef, useState } from 'react';
import { isForAgents, useSite } from '../access/site.ts';
import { useModals } from '../access/use-modals.ts';
import { lazyPart } from '../i18n/lazy-part.ts';
import { whenIdle } from '../lib/loading.ts';
import { PartBoundary } from './part-boundary.tsx';

const Openers = lazyPart(() => import('./post-login/openers.tsx').then((part) => part.Openers));

const home = () => import('../features/home/home-page.tsx');
const HomePage = lazyPart(() => home().then((part) => part.HomePage));
const AgentHomePage = lazyPart(
  () => import('../features/agent-home/agent-home-page.tsx').then((part) => part.AgentHomePage),
  'agentHome',
);

/** The home page with its popups, once per session. A site for agents has its own (ROLE-13). */
function SiteHome() {
  return (
    <>
      {isForAgents(useSite()) ? <AgentHomePage /> : <HomePage />}
      <DeferredPopups />
    </>
  );
}

/** The home page of most sites loads at once; that of a site for agents when it is shown. */
export async function loadHome() {
  const [{ prefetchHome }] = await Promise.all([home(), HomePage.preload()]);
  return { Page: SiteHome, prefetch: prefetchHome };
}

/** What a visitor begins something with; a page that is only scrolled sends none of them. */
const beginnings = ['click', 'keydown', 'input'] as const;

/**
 * Opens what the home page asks or tells once per session, when the browser is idle. What the visitor begins until then
 * is noticed here, as the part that opens them loads later.
 */
function DeferredPopups() {
  const { stack } = useModals();
  const [ready, setReady] = useState(false);
  const hasBegun = useRef(false);
  useEffect(() => {
    const begin = () => {
      hasBegun.current = true;
    };
    // The page came from the server, and somebody may be typing already.
    if (document.activeElement?.matches('input, textarea')) begin();
    for (const moment of beginnings) window.addEventListener(moment, begin, true);
    return () => {
      for (const moment of beginnings) window.removeEventListener(moment, begin, true);
    };
  }, []);
  useEffect(() => {
    if (stack.length > 0) hasBegun.current = true;
  }, [stack]);
  useEffect(() => whenIdle(() => setReady(true)), []);
  if (!ready) return null;
  return (
    <PartBoundary>
      <Suspense>
        <Openers hasBegun={hasBegun} />
      </Suspense>
    </PartBoundary>
  );
}
