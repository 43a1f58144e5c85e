import { localStore } from '../../lib/storage.ts';
import { useStored } from '../../lib/use-stored.ts';

/** Whether the visitor collapsed the side bar to icons, kept for the next visit (SIDEBAR-09). */
export function useMini(): readonly [mini: boolean, setMini: (mini: boolean) => void] {
  const [kept, keep] = useStored(localStore, 'sideBar');
  return [kept === 'mini', (mini) => keep(mini ? 'mini' : 'full')];
}
