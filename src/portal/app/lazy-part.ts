import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

type Part<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Fetches the code ahead of its first use. */
  readonly preload: () => Promise<unknown>;
};

/** A component whose code is fetched when it is first rendered, or on `preload`. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  return Object.assign(
    lazy(async () => ({ default: await load() })),
    { preload: load },
  );
}
