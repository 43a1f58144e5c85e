import { useState } from 'react';
import { localStore } from '../../lib/storage.ts';

/** Whether the visitor collapsed the side bar to icons, kept for the next visit (SIDEBAR-09). */
export function useMini(): readonly [mini: boolean, setMini: (mini: boolean) => void] {
  const [mini, setMini] = useState(() => localStore.get('sideBar') === 'mini');
  return [
    mini,
    (next) => {
      localStore.set('sideBar', next ? 'mini' : 'full');
      setMini(next);
    },
  ];
}
