import { paths } from '#portal/access/paths.ts';
import { sessionStore } from '#portal/lib/storage.ts';
import { tellTabs } from '#portal/lib/tabs.ts';

/** What a provider adds to the return address. */
export type ProviderAnswer = { readonly state: string; readonly code: string | null; readonly error: string | null };

/** A sign-in that used this tab, because the browser blocked a new window. */
export type LeftSignIn = {
  readonly provider: 'google' | 'facebook';
  readonly browserKey: string;
  readonly state: string;
};

let returned: { readonly answer: ProviderAnswer; readonly signIn: LeftSignIn } | undefined;

/**
 * Removes a provider's answer from the address before anything is shown. In the sign-in window the answer goes to the
 * waiting tab, and the result is true: this window shows nothing.
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

/** Returns the answer to a sign-in of this tab, only once. */
export function returnedAnswer() {
  const taken = returned;
  returned = undefined;
  return taken;
}

/** Stores the data that completes the sign-in after the return from the provider. */
export function keepLeftSignIn(signIn: LeftSignIn): void {
  sessionStore.set('signIn', JSON.stringify(signIn));
}

function readLeftSignIn(): LeftSignIn | undefined {
  try {
    // This portal wrote the value.
    return JSON.parse(sessionStore.get('signIn') ?? '') as LeftSignIn;
  } catch {
    return undefined;
  }
}
