import { sessionStore } from '../../lib/storage.ts';
import { useStored } from '../../lib/use-stored.ts';

/** Whether the bars are shown on the pages that hide them at first; a choice holds for the session (ROUTE-31). */
export function useBars(): readonly [shown: boolean, setShown: (shown: boolean) => void] {
  const [kept, keep] = useStored(sessionStore, 'bars');
  return [kept === 'shown', (shown) => keep(shown ? 'shown' : 'hidden')];
}
