import { Suspense } from 'react';
import { lazyPart } from '#portal/i18n/lazy-part.ts';
import { useHydrated } from '#portal/lib/browser-state.ts';
import { useLottery } from '../use-lottery.ts';
import type { EvidenceModalProps } from './evidence-modal.tsx';

const EvidenceModal = lazyPart<EvidenceModalProps>(
  () => import('./evidence-modal.tsx').then((part) => part.EvidenceModal),
  'fairness',
);

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
