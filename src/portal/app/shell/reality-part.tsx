import { Suspense } from 'react';
import { lazyPart } from '../../i18n/lazy-part.ts';
import { PartBoundary } from '../part-boundary.tsx';

const RealityCheck = lazyPart(
  () => import('../../features/member/limits/reality-check.tsx').then((part) => part.RealityCheck),
  'member',
);

/** The reality check. The lazy code of members mounts it, so that a guest's first page does not load it. */
export function RealityPart() {
  return (
    <PartBoundary>
      <Suspense>
        <RealityCheck />
      </Suspense>
    </PartBoundary>
  );
}
