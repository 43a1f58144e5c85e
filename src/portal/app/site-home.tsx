import { isForAgents, useSite } from '../access/site.ts';
import { AgentHomePage, HomePage } from './pages.ts';

/** The home page: a site for agents has one of its own (ROLE-13). */
export function SiteHome() {
  return isForAgents(useSite()) ? <AgentHomePage /> : <HomePage />;
}
