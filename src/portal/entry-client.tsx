import './theme/index.css';
import { noteInvitation } from './access/invitation.ts';
import { takeUrlTicket } from './access/url-ticket.ts';
import { reportFailure } from './app/report.ts';
import { start } from './app/start/start.tsx';

/** Not at the top level: the pages' code waits for this module to be done, and `start` waits for a page. */
async function main(): Promise<void> {
  takeUrlTicket();
  if (await isDoneWithSignIn()) return;
  // Also for a visitor who goes on before the portal runs.
  noteInvitation(window.location.search);
  const root = document.getElementById('root');
  if (root) await start(root);
}

/** The window of a sign-in has nothing to show once it has said what the provider answered. */
async function isDoneWithSignIn(): Promise<boolean> {
  if (!new URLSearchParams(window.location.search).has('state')) return false;
  try {
    const { takeProviderAnswer } = await import('./features/session/social/social-return.ts');
    return takeProviderAnswer();
  } catch (error) {
    // Without that code the sign-in is lost, and not the portal.
    reportFailure(error);
    return false;
  }
}

main().catch(reportFailure);
