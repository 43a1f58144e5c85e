import { isForAgents, useSite } from '../access/site.ts';
import { LatePopups } from './arrival/late-popups.tsx';
import { AgentHomePage, HomePage } from './pages.ts';

/** The home page, and what is told there once a session. A site for agents has a home of its own (ROLE-13). */
export function SiteHome() {
  return (
    <>
      {isForAgents(useSite()) ? <AgentHomePage /> : <HomePage />}
      <LatePopups />
    </>
  );
}
