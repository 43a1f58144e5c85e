import './theme/index.css';
import { noteInvitation, takeUrlTicket } from './access/invitation.ts';
import { reportFailure } from './app/part-boundary.tsx';
import { start } from './app/start/start.tsx';
import { loadPart } from './lib/loading.ts';

/** Not top-level await: the code of pages waits for this module, and `start` waits for a page. */
async function main(): Promise<void> {
  takeUrlTicket();
  if (await isDoneWithSignIn()) return;
  // Before the start, because the visitor may navigate before the portal runs.
  noteInvitation(window.location.search);
  const root = document.getElementById('root');
  // Before the first render, which shows popovers. Chrome has had them since 114 and Safari since 17.
  if (!('popover' in HTMLElement.prototype)) await loadPart(() => import('@oddbird/popover-polyfill'));
  if (root) await start(root);
}

/** Whether this is the window of a sign-in, which only passes on the provider's answer. */
async function isDoneWithSignIn(): Promise<boolean> {
  if (!new URLSearchParams(window.location.search).has('state')) return false;
  try {
    const { takeProviderAnswer } = await loadPart(() => import('./features/session/social/social-return.ts'));
    return takeProviderAnswer();
  } catch (error) {
    // Without that code only the sign-in fails, not the portal.
    reportFailure(error);
    return false;
  }
}

main().catch(reportFailure);
