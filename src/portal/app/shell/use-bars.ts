import { sessionStore } from '../../lib/storage.ts';
import { useStored } from '../../lib/use-stored.ts';

/** Whether the bars are shown on pages that hide them by default; the choice lasts for the session (ROUTE-31). */
export function useBars(): readonly [shown: boolean, setShown: (shown: boolean) => void] {
  const [kept, keep] = useStored(sessionStore, 'bars');
  return [kept === 'shown', (shown) => keep(shown ? 'shown' : 'hidden')];
}
