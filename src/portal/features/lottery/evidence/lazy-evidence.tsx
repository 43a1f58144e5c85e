import { type ComponentType, lazy, Suspense } from 'react';
import { loadArea } from '../../../i18n/i18n.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { useLottery } from '../use-lottery.ts';
import type { EvidenceModalProps } from './evidence-modal.tsx';

const EvidenceModal = lazy<ComponentType<EvidenceModalProps>>(async () => {
  const [part] = await Promise.all([import('./evidence-modal.tsx'), loadArea('fairness')]);
  return { default: part.EvidenceModal };
});

/** The evidence of the draw that the address names, over the page. Its code loads when it is opened. */
export function LazyEvidence() {
  const { verifiedId, closeVerified } = useLottery();
  const isHydrated = useHydrated();
  if (!isHydrated || verifiedId === undefined) return null;
  return (
    <Suspense fallback={null}>
      <EvidenceModal key={verifiedId} drawId={verifiedId} onClose={closeVerified} />
    </Suspense>
  );
}
