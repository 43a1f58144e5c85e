import { now } from '#portal/lib/clock.ts';
import { hearTabs } from '#portal/lib/tabs.ts';
import type { ProviderAnswer } from './social-return.ts';

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
