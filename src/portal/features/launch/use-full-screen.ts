import { type RefObject, useSyncExternalStore } from 'react';
import { useHydrated } from '../../lib/use-hydrated.ts';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** Full screen for an element. `can` is false if the browser does not support it, as on some phones. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const isHydrated = useHydrated();
  const on = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  );
  return {
    can: isHydrated && document.fullscreenEnabled === true,
    on,
    toggle: () => {
      // If the browser refuses, nothing changes.
      const change = on ? document.exitFullscreen() : element.current?.requestFullscreen();
      change?.catch(() => undefined);
    },
  };
}
