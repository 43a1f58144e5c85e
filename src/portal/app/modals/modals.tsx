import { Suspense, useEffect, useMemo } from 'react';
import { type ModalName, useModals } from '../../access/use-modals.ts';
import { getToken } from '../../api/token.ts';
import { ModalBoundary } from './modal-boundary.tsx';
import { modals } from './registry.ts';

/** The modals that the address asks for, one over the other. */
export function Modals() {
  const { stack, own, close } = useModals();
  // Judged when the address changes, not when the session does: a login in progress closes its modal by itself.
  const [wanted, dropped] = useMemo(() => {
    const isShown = (name: ModalName) => fits(name) && !(isEntry(name) && stack.findLast(isEntry) !== name);
    return [stack.filter(isShown), stack.find((name) => !isShown(name))];
  }, [stack]);

  useEffect(() => {
    if (dropped) close(dropped);
  }, [dropped, close]);

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

/** Login and registration are two tabs of one dialog: the later of both is shown. */
function isEntry(name: ModalName): boolean {
  return name === 'login' || name === 'register';
}

function frameOf(name: ModalName): string {
  return isEntry(name) ? 'auth' : name;
}

/** What only who is logged in is shown. */
const forMembers: readonly ModalName[] = ['registerSuccess', 'accountNumber', 'signOut'];

/** Nobody who is logged in logs in or registers, and nobody else signs out. */
function fits(name: ModalName): boolean {
  const loggedIn = getToken() !== null;
  return (!isEntry(name) || !loggedIn) && (!forMembers.includes(name) || loggedIn);
}
