import { Suspense, useEffect, useMemo } from 'react';
import { isTrial, subscribeFollowedLogin, useLoggedIn } from '../../access/session.ts';
import { type ModalName, useModals } from '../../access/use-modals.ts';
import { getToken } from '../../api/token.ts';
import { justLoggedIn } from '../../entities/session/start-session.ts';
import { preloadRegistration } from './auth-part.ts';
import { ModalBoundary } from './modal-boundary.tsx';
import { modals } from './registry.ts';

/** The modals that the address asks for, stacked in its order. */
export function Modals() {
  const { stack, own, close } = useModals();
  const loggedIn = useLoggedIn();
  // Checked when the address changes, not when a session begins: a login in progress closes its own modal.
  const [judged, dropped] = useMemo(() => {
    const isShown = (name: ModalName) => fits(name) && !(isEntry(name) && stack.findLast(isEntry) !== name);
    return [stack.filter(isShown), stack.find((name) => !isShown(name))];
  }, [stack]);
  // Another tab may end the session, and its modals close. In this tab the caller changes the address.
  const wanted = judged.filter((name) => loggedIn || !forMembers.includes(name));

  useEffect(() => {
    if (dropped) close(dropped);
  }, [dropped, close]);

  // After a login in another tab, this tab needs no login.
  const entry = wanted.findLast(isEntry);
  useEffect(() => (entry ? subscribeFollowedLogin(() => close(entry)) : undefined), [entry, close]);

  return wanted.map((name) => {
    const Modal = modals[name];
    const onClose = () => close(name);
    return (
      <ModalBoundary key={frameOf(name)} onClose={onClose}>
        <Suspense>
          <Modal name={name} own={name === stack.at(-1) ? own : undefined} onClose={onClose} />
        </Suspense>
      </ModalBoundary>
    );
  });
}

/** Fetches the code of a modal before it opens; for the registration also that of its tab. */
export async function preload(name: ModalName): Promise<void> {
  await (name === 'register' ? preloadRegistration() : modals[name].preload());
}

/** Login and registration are two tabs of one dialog: only the last of them is shown. */
function isEntry(name: ModalName): boolean {
  return name === 'login' || name === 'register';
}

function frameOf(name: ModalName): string {
  return isEntry(name) ? 'auth' : name;
}

/** Modals that need a session. */
const forMembers: readonly ModalName[] = [
  'registerSuccess',
  'accountNumber',
  'signOut',
  'changePassword',
  'afterLogin',
  'welcome',
  'withdrawal',
];

/** Guests and trial accounts may log in or register; members may sign out. The post-login dialog shows once, there. */
function fits(name: ModalName): boolean {
  const loggedIn = getToken() !== null;
  if (isEntry(name)) return !loggedIn || isTrial();
  if (name === 'afterLogin' || name === 'welcome') return loggedIn && justLoggedIn() !== undefined;
  return loggedIn || !forMembers.includes(name);
}
