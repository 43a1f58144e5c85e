import { type RefObject, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** Full screen for an element. `can` is false where the browser has none, as on some phones. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const on = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  );
  return {
    can: document.fullscreenEnabled === true,
    on,
    toggle: () => {
      // What the browser refuses leaves everything as it is.
      const change = on ? document.exitFullscreen() : element.current?.requestFullscreen();
      change?.catch(() => undefined);
    },
  };
}
