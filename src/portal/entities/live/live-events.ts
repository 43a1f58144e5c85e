import type { StreamEvent } from '#generated/model/index.ts';

type Listener = (event: StreamEvent) => void;

const listeners = new Set<Listener>();

/** Hears every event of the live stream. Returns the function that ends it. */
export function hearLive(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Passes an event on to those who hear it. */
export function tellLive(event: StreamEvent): void {
  for (const listener of listeners) listener(event);
}
