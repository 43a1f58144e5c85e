import { Suspense } from 'react';
import { loadArea } from '../../i18n/i18n.ts';
import { lazyComponent, optionalPart } from '../../lib/loading.ts';
import { useNear } from '../../lib/use-near.ts';

const Nothing = () => null;

const WinnersSection = lazyComponent<object>(async () => {
  const parts = await optionalPart(() => Promise.all([import('./winners-section.tsx'), loadArea('winners')]));
  // The page works without this section.
  return parts?.[0].WinnersSection ?? Nothing;
});

/** The winners, loaded when the section comes near the screen, to keep the first load small. */
export function LazyWinners() {
  const [ref, isNear] = useNear<HTMLDivElement>();
  const empty = <div className="mt-5 h-27 sm:mt-7" />;
  return (
    <div ref={ref}>
      {isNear ? (
        <Suspense fallback={empty}>
          <WinnersSection />
        </Suspense>
      ) : (
        empty
      )}
    </div>
  );
}
