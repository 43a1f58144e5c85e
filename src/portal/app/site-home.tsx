import { isForAgents, useSite } from '../access/site.ts';
import { lazyPart } from '../i18n/lazy-part.ts';
import { DeferredPopups } from './post-login/deferred-popups.tsx';

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
