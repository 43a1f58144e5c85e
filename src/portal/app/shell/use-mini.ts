import { localStore } from '../../lib/storage.ts';
import { useStored } from '../../lib/use-stored.ts';

/** Whether the side bar is collapsed to icons: as the visitor chose (SIDEBAR-09), else as the page does by default. */
export function useMini(byDefault: boolean): readonly [mini: boolean, setMini: (mini: boolean) => void] {
  const [kept, keep] = useStored(localStore, 'sideBar');
  return [kept === null ? byDefault : kept === 'mini', (mini) => keep(mini ? 'mini' : 'full')];
}
