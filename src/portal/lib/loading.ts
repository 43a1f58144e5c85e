import { type ComponentType, createElement, lazy, useState } from 'react';

/** How long a part may take to load (PERF-03). */
const TIMEOUT_MS = 120_000;

let renewPage: () => Promise<boolean> = async () => false;

/** Says how the page is loaded anew where a deployment has replaced its code; it resolves to whether that happens. */
export function setRenewal(renew: () => Promise<boolean>): void {
  renewPage = renew;
}

/**
 * Fetches a part of the portal that is being waited for. A failed fetch is tried once more silently; after a new
 * deployment the page reloads instead. A second failure rejects, and the caller shows the error (ERROR-20, PERF-04).
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  const endWait = beginWait();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(`Nothing came within ${TIMEOUT_MS} ms`)), TIMEOUT_MS);
  });
  try {
    return await Promise.race([load().catch((error: unknown) => onceMore(load, error)), late]);
  } catch (error) {
    throw isChunkError(error) ? new ChunkLoadError('A part of the portal did not load', { cause: error }) : error;
  } finally {
    clearTimeout(timer);
    endWait();
  }
}

/** Fetches a part that the page can do without, and that nobody waits for; undefined where it does not come. */
export async function optionalPart<Part>(load: () => Promise<Part>): Promise<Part | undefined> {
  return await load().catch(() => undefined);
}

async function onceMore<Part>(load: () => Promise<Part>, error: unknown): Promise<Part> {
  // Code that arrived but failed would fail again.
  if (!isChunkError(error)) throw error;
  if (await renewPage()) {
    // The page is already reloading.
    return new Promise<never>(() => undefined);
  }
  return load();
}

/** A component with code of its own. */
export type LazyComponent<Props> = ComponentType<Props> & {
  /** Fetches the code ahead of its first use. */
  readonly preload: () => Promise<unknown>;
  readonly isLoaded: () => boolean;
};

interface Code<Props> {
  loaded: ComponentType<Props> | undefined;
  readonly waiting: ComponentType<Props>;
}

/**
 * A component whose code loads on its first render or on `preload`. Once the code is loaded it renders at once, without
 * the empty frame in which React unwraps a promise.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  const preload = async () => {
    code.loaded = await load();
    return code.loaded;
  };
  const code: Code<Props> = {
    loaded: undefined,
    // React's types do not infer the props of a lazy component.
    waiting: lazy(async () => ({ default: await loadPart(preload) })) as unknown as ComponentType<Props>,
  };
  const part = (props: Props) => createElement(Shown<Props>, { code, props });
  return Object.assign(part, { preload, isLoaded: () => code.loaded !== undefined });
}

/** Keeps the first component, because replacing it would lose the state. */
function Shown<Props extends object>({ code, props }: { readonly code: Code<Props>; readonly props: Props }) {
  const [component] = useState(() => code.loaded ?? code.waiting);
  return createElement(component, props);
}

/** The code of a part of the portal could not be fetched, or not in time (PERF-03). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** Whether an error means that code could not be fetched; browsers have no common name for that. */
export function isChunkError(error: unknown): boolean {
  return error instanceof ChunkLoadError || (error instanceof TypeError && /import|module script/i.test(error.message));
}

const listeners = new Set<(waiting: boolean) => void>();
let parts = 0;

/** Records that a part of the portal is loading. Returns the function that ends the wait. */
export function beginWait(): () => void {
  parts += 1;
  tell();
  return () => {
    parts -= 1;
    tell();
  };
}

/** Calls `listener` whenever the waiting state may have changed. Returns the function that unsubscribes. */
export function subscribeWait(listener: (waiting: boolean) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A wait begins while React renders, when state must not change yet. */
function tell(): void {
  queueMicrotask(() => {
    for (const listener of listeners) listener(parts > 0);
  });
}

/** Runs when the browser is idle, or shortly after if it lacks idle callbacks. Returns the function that cancels it. */
export function whenIdle(run: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const request = window.requestIdleCallback(run, { timeout: 2000 });
    return () => window.cancelIdleCallback(request);
  }
  const timer = setTimeout(run, 200);
  return () => clearTimeout(timer);
}
