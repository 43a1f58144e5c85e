import { paths } from '../../../access/paths.ts';
import { sessionStore } from '../../../lib/storage.ts';
import { tellTabs } from '../../../lib/tabs.ts';

/** What a provider adds to the return address. */
export type ProviderAnswer = { readonly state: string; readonly code: string | null; readonly error: string | null };

/** A sign-in that left this very tab, because the browser let no window open. */
export type LeftSignIn = {
  readonly provider: 'google' | 'facebook';
  readonly browserKey: string;
  readonly state: string;
};

let returned: { readonly answer: ProviderAnswer; readonly signIn: LeftSignIn } | undefined;

/**
 * Takes a provider's answer out of the address, before anything is shown. In the window that was opened for the sign-in
 * the answer goes to the tab that waits for it, and true says that there is nothing to show here.
 */
export function takeProviderAnswer(): boolean {
  const { pathname, search } = window.location;
  const params = new URLSearchParams(search);
  const state = params.get('state');
  const [code, error] = [params.get('code'), params.get('error')];
  if (pathname !== paths.login || !state || (!code && !error)) return false;
  window.history.replaceState(null, '', pathname);
  const answer = { state, code, error };
  const signIn = readLeftSignIn();
  sessionStore.remove('signIn');
  if (signIn?.state === state) {
    returned = { answer, signIn };
    return false;
  }
  tellTabs({ kind: 'signIn', ...answer });
  window.close();
  return window.closed;
}

/** The answer to a sign-in that left this tab; once. */
export function returnedAnswer() {
  const taken = returned;
  returned = undefined;
  return taken;
}

/** Keeps, for the way to the provider and back, what completes the sign-in. */
export function keepLeftSignIn(signIn: LeftSignIn): void {
  sessionStore.set('signIn', JSON.stringify(signIn));
}

function readLeftSignIn(): LeftSignIn | undefined {
  try {
    // Written by this very portal.
    return JSON.parse(sessionStore.get('signIn') ?? '') as LeftSignIn;
  } catch {
    return undefined;
  }
}
