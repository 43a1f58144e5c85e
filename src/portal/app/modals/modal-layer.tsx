import { Suspense } from 'react';
import { type ModalName, useModals } from '../../access/use-modals.ts';
import { lazyPart } from '../../i18n/lazy-part.ts';
import { ModalBoundary } from './modal-boundary.tsx';

const code = () => import('./modals.tsx');
const Modals = lazyPart(() => code().then((part) => part.Modals));

/** The layer that shows modals. The code that knows all of them loads with the first modal. */
export function ModalLayer() {
  const { stack, close } = useModals();
  const top = stack.at(-1);
  if (top === undefined) return null;
  return (
    <ModalBoundary onClose={() => close(top)}>
      <Suspense>
        <Modals />
      </Suspense>
    </ModalBoundary>
  );
}

/** Fetches the code of a modal before it opens. */
export async function preloadModal(name: ModalName): Promise<void> {
  const [{ preload }] = await Promise.all([code(), Modals.preload()]);
  await preload(name);
}
