import { useEffect, useRef } from 'react';
import { trialType, useLoggedIn } from '../../access/session.ts';
import { useSite } from '../../access/site.ts';
import { useAddress, useRouter } from '../../access/use-address.ts';
import { type ModalName, useModals } from '../../access/use-modals.ts';
import { hearTabs } from '../../lib/tabs.ts';
import { agentTypes } from './agent-types.ts';
import { useAccountType } from './use-account-type.ts';

export type CentreName = Extract<ModalName, 'memberCenter' | 'agentCenter'>;

type Verdict = 'unknown' | 'open' | 'waiting' | 'guest' | 'trial' | 'closed';

/**
 * Whether the centre in the address is shown. A guest is asked to log in and then continues in the centre (ROLE-06). A
 * trial account sees the reason for the refusal (ROLE-08). A centre that the site or the account lacks leaves the
 * address.
 */
export function useCentreGate(name: CentreName): boolean {
  const { stack, close } = useModals();
  const [, change] = useAddress();
  const router = useRouter();
  const verdict = useVerdict(name);
  const asking = stack.includes('login') || stack.includes('register');
  // When a session ends here, the page asks for the login; this asks guests who arrive without a session.
  const cameAsGuest = useRef(!useLoggedIn());
  const asked = useRef(false);

  useEffect(() => {
    if (verdict === 'closed') close(name);
    if (verdict === 'trial') {
      change(
        (now) => {
          now.delete('modal', name);
          now.delete('panel');
          if (!now.has('modal', 'trial')) now.append('modal', 'trial');
        },
        { replace: true, memory: () => undefined },
      );
    }
    // Before the site is known nothing tells whether it has this centre.
    if (verdict === 'unknown') return;
    if (verdict !== 'guest') {
      asked.current = false;
      cameAsGuest.current = false;
      return;
    }
    if (asking) asked.current = true;
    // The user cancelled the login, so the centre behind it closes too.
    else if (asked.current) close(name);
    // A site that requires a login has led to its login page in the same moment.
    else if (cameAsGuest.current && isAsked(router?.state.location.search, name)) {
      change((now) => now.append('modal', 'login'), { replace: true });
    }
  }, [verdict, asking, name, close, change, router]);

  // Nobody asks for a login after a sign-out in another tab, so no address of an unseen centre is left.
  useEffect(
    () =>
      hearTabs((message) => {
        if (message.kind === 'left' && verdict === 'open') close(name);
      }),
    [verdict, name, close],
  );

  return verdict === 'open';
}

/** Whether an address shows the centre. */
function isAsked(search: string | undefined, name: CentreName): boolean {
  return new URLSearchParams(search).getAll('modal').includes(name);
}

function useVerdict(name: CentreName): Verdict {
  const site = useSite();
  const loggedIn = useLoggedIn();
  const type = useAccountType();
  if (site === undefined) return 'unknown';
  const { isShowMC, isShowAC } = site.settings;
  if (!(name === 'memberCenter' ? isShowMC : isShowAC)) return 'closed';
  if (!loggedIn) return 'guest';
  if (type === undefined) return 'waiting';
  if (type === trialType) return 'trial';
  return name === 'memberCenter' || agentTypes.has(type) ? 'open' : 'closed';
}
