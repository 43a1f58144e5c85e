import { Suspense, useEffect, useState } from 'react';
import { isForAgents, useSite } from '../access/site.ts';
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

/** Opens what the home page asks or tells once per session, when the browser is idle. */
function DeferredPopups() {
  const [ready, setReady] = useState(false);
  useEffect(() => whenIdle(() => setReady(true)), []);
  if (!ready) return null;
  return (
    <PartBoundary>
      <Suspense>
        <Openers />
      </Suspense>
    </PartBoundary>
  );
}
