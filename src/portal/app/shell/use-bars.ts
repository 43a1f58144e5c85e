import { useState } from 'react';
import { sessionStore } from '../../lib/storage.ts';

/** Whether the bars are shown on the pages that hide them at first; a choice holds for the session (ROUTE-31). */
export function useBars(): readonly [shown: boolean, setShown: (shown: boolean) => void] {
  const [shown, setShown] = useState(() => sessionStore.get('bars') === 'shown');
  return [
    shown,
    (next) => {
      sessionStore.set('bars', next ? 'shown' : 'hidden');
      setShown(next);
    },
  ];
}
