import { type ComponentType, createElement, lazy, useState } from 'react';
import { loadPart } from './load-part.ts';

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
