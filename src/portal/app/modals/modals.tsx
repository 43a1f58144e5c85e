import { Suspense, useEffect, useMemo } from 'react';
import { type ModalName, useModals } from '../../access/use-modals.ts';
import { getToken } from '../../api/token.ts';
import { ModalBoundary } from './modal-boundary.tsx';
import { modals } from './registry.ts';

/** The modals that the address asks for, one over the other. */
export function Modals() {
  const { stack, own, close } = useModals();
  // Judged when the address changes, not when the session does: a login in progress closes its modal by itself.
  const [wanted, dropped] = useMemo(() => [stack.filter(fits), stack.find((name) => !fits(name))], [stack]);

  useEffect(() => {
    if (dropped) close(dropped);
  }, [dropped, close]);

  return wanted.map((name) => {
    const Modal = modals[name];
    const onClose = () => close(name);
    return (
      <ModalBoundary key={name} onClose={onClose}>
        <Suspense>
          <Modal own={name === stack.at(-1) ? own : undefined} onClose={onClose} />
        </Suspense>
      </ModalBoundary>
    );
  });
}

/** Nobody who is logged in logs in, and nobody else signs out. */
function fits(name: ModalName): boolean {
  const loggedIn = getToken() !== null;
  return (name !== 'login' || !loggedIn) && (name !== 'signOut' || loggedIn);
}
