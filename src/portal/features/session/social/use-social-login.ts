import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { beginSocialLogin, completeSocialLogin } from '#generated/client/session/session.ts';
import type { SocialCodePayload, SocialIdentity, SocialRefusalPayload } from '#generated/model/index.ts';
import { paths } from '#portal/access/paths.ts';
import { ApiError } from '#portal/api/api-error.ts';
import { draftOf, keepDraft } from '#portal/form/drafts.ts';
import { now } from '#portal/lib/clock.ts';
import { hearTabs } from '#portal/lib/tabs.ts';
import { useStableCallback } from '#portal/lib/use-stable-callback.ts';
import { type LoginDone, type TwoStepProof, useEnter } from '../use-enter.ts';
import type { RunTwoStep } from '../use-two-step.tsx';
import { keepLeftSignIn, type ProviderAnswer, returnedAnswer } from './social-return.ts';

type Provider = SocialIdentity['provider'];

/**
 * Sign-in with Google and Facebook: opens the provider, then logs in or continues with the registration. `runTwoStep` asks
 * for the second step of an account with two-step login.
 */
export function useSocialLogin(onDone: LoginDone, runTwoStep: RunTwoStep) {
  const navigate = useNavigate();
  const enter = useEnter();
  const [running, setRunning] = useState<Provider>();

  async function complete(provider: Provider, { state, code, error }: ProviderAnswer, browserKey: string) {
    const answer = code ? { state, browserKey, code } : { state, browserKey, error: refusal(error) };
    await runTwoStep(
      () => finish(provider, answer),
      (proof) => finish(provider, proof),
    );
  }

  async function finish(provider: Provider, answer: SocialCodePayload | SocialRefusalPayload | TwoStepProof) {
    const { session, identity } = await completeSocialLogin(provider, answer);
    if (session) onDone(await enter(session, 'social'));
    else if (identity) register(identity);
  }

  /** An identity without an account: name and address fill the form, the ticket binds it to the new account. */
  function register({ socialTicket, name, email }: SocialIdentity) {
    const draft = draftOf('register');
    keepDraft('register', {
      ...draft,
      payeeName: draft['payeeName'] || name || '',
      email: draft['email'] || email || '',
    });
    navigate(paths.register, { replace: true, state: { socialTicket } });
  }

  /** Call it directly in the press handler: browsers block other windows. */
  async function start(provider: Provider): Promise<void> {
    if (!globalThis.isSecureContext) throw new ApiError('insecure_context', 0);
    const popup = window.open('', 'signIn', 'popup,width=480,height=640');
    setRunning(provider);
    try {
      const browserKey = newBrowserKey();
      const returnUrl = window.location.origin + paths.login;
      const begun = await beginSocialLogin(provider, { returnUrl, browserKeyHash: await hashOf(browserKey) });
      const state = new URL(begun.authorizationUrl).searchParams.get('state') ?? '';
      if (!popup) {
        keepLeftSignIn({ provider, browserKey, state });
        window.location.assign(begun.authorizationUrl);
        return;
      }
      popup.location.replace(begun.authorizationUrl);
      await complete(provider, await waitForProvider(popup, state), browserKey);
    } finally {
      popup?.close();
      setRunning(undefined);
    }
  }

  return { start, running, complete };
}

const LOOK_MS = 500;
/** This tab cannot see a window whose page loads. Its answer comes when the portal runs there, seconds later. */
const GRACE_MS = 10_000;

/** Waits for the provider's answer in another window. A closed window counts as declined. */
export function waitForProvider(popup: Pick<Window, 'closed'>, state: string): Promise<ProviderAnswer> {
  return new Promise((resolve) => {
    let closedAt: number | undefined;
    const done = (answer: ProviderAnswer) => {
      clearInterval(timer);
      endHearing();
      resolve(answer);
    };
    const endHearing = hearTabs((message) => {
      if (message.kind === 'signIn' && message.state === state) done(message);
    });
    const timer = setInterval(() => {
      if (!popup.closed) return;
      closedAt ??= now();
      if (now() - closedAt >= GRACE_MS) done({ state, code: null, error: 'access_denied' });
    }, LOOK_MS);
  });
}

/** Completes a sign-in that left this tab and returned; rejects if it failed. */
export function useReturnedSignIn(
  complete: ReturnType<typeof useSocialLogin>['complete'],
  run: (action: () => Promise<void>) => Promise<void>,
): void {
  const finish = useStableCallback(() => {
    const left = returnedAnswer();
    if (left) void run(() => complete(left.signIn.provider, left.answer, left.signIn.browserKey));
  });
  useEffect(finish, [finish]);
}

/** The provider's proof, if it has the format of the contract. */
function refusal(error: string | null): string {
  return error && /^[a-z_]{1,60}$/.test(error) ? error : 'access_denied';
}

/** A random key that only this browser knows, in base64url (LOGIN-34). */
function newBrowserKey(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)));
}

/** The SHA-256 of the key's text. The server gets only this at first. */
async function hashOf(browserKey: string): Promise<string> {
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(browserKey))));
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
