import { type ComponentType, lazy, Suspense } from 'react';
import { loadArea } from '../../i18n/i18n.ts';
import { useNear } from '../../lib/use-near.ts';

const Nothing: ComponentType = () => null;

const WinnersSection = lazy<ComponentType>(async () => {
  try {
    const [part] = await Promise.all([import('./winners-section.tsx'), loadArea('winners')]);
    return { default: part.WinnersSection };
  } catch {
    // The page is whole without it.
    return { default: Nothing };
  }
});

/** The winners, fetched when their place comes near the screen: the first load does without them. */
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
