import './theme/index.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { noteInvitation } from './access/invitation.ts';
import { takeUrlTicket } from './access/url-ticket.ts';
import { createQueryClient } from './api/query-client.ts';
import { Providers } from './app/providers.tsx';
import { reportFailure } from './app/report.ts';
import { createRouter } from './app/router.tsx';
import { beginLater, connect, prepare } from './app/start.ts';
import { breathe } from './lib/breathe.ts';

/** Not at the top level: the pages' code waits for this module to be done, and `prepare` may wait for a page. */
async function main(): Promise<void> {
  takeUrlTicket();
  if (await isDoneWithSignIn()) return;
  // Also for a visitor who goes on before the portal stands.
  noteInvitation(window.location.search);
  // The web fonts weigh more than the page: they come after the first picture, whose faces have the same measures.
  import('./theme/fonts.ts').then(({ bringFonts }) => bringFonts()).catch(reportFailure);
  await breathe();
  const queries = createQueryClient();
  connect(queries);
  await prepare(queries);
  await breathe();

  const root = document.getElementById('root');
  if (!root) return;
  // A boundary that catches reports by itself.
  const portal = createRoot(root, { onCaughtError: () => undefined, onUncaughtError: reportFailure });
  const router = createRouter();
  await breathe();
  // In slices, between which a slow device can scroll the server's picture.
  startTransition(() => portal.render(<Providers queries={queries} router={router} />));
  window.addEventListener('load', () => beginLater(queries), { once: true });
  if (document.readyState === 'complete') beginLater(queries);
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
