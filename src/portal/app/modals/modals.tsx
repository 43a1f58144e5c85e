import { Suspense, useEffect, useMemo } from 'react';
import { subscribeFollowedLogin } from '../../access/followed-login.ts';
import { isTrial, useLoggedIn } from '../../access/session.ts';
import { type ModalName, useModals } from '../../access/use-modals.ts';
import { getToken } from '../../api/token.ts';
import { justLoggedIn } from '../../entities/session/just-logged-in.ts';
import { preloadRegistration } from './auth-part.ts';
import { ModalBoundary } from './modal-boundary.tsx';
import { modals } from './registry.ts';

/** The modals that the address asks for, one over the other. */
export function Modals() {
  const { stack, own, close } = useModals();
  const loggedIn = useLoggedIn();
  // Judged when the address changes, not when a session begins: a login in progress closes its modal by itself.
  const [judged, dropped] = useMemo(() => {
    const isShown = (name: ModalName) => fits(name) && !(isEntry(name) && stack.findLast(isEntry) !== name);
    return [stack.filter(isShown), stack.find((name) => !isShown(name))];
  }, [stack]);
  // What belongs to a session goes with it, also when another tab ended it. The address is left to who ended it here.
  const wanted = judged.filter((name) => loggedIn || !forMembers.includes(name));

  useEffect(() => {
    if (dropped) close(dropped);
  }, [dropped, close]);

  // A login of another tab leaves nothing to log in for.
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

/** Fetches the code of a modal ahead of its opening; for the registration also that of its tab. */
export async function preload(name: ModalName): Promise<void> {
  await (name === 'register' ? preloadRegistration() : modals[name].preload());
}

/** Login and registration are two tabs of one dialog: the later of both is shown. */
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
];

/**
 * Nobody who is logged in logs in or registers but for who only tries, and nobody else signs out. What a login brings
 * along is told once, on the page that it was made on.
 */
function fits(name: ModalName): boolean {
  const loggedIn = getToken() !== null;
  if (isEntry(name)) return !loggedIn || isTrial();
  if (name === 'afterLogin' || name === 'welcome') return loggedIn && justLoggedIn() !== undefined;
  return loggedIn || !forMembers.includes(name);
}
