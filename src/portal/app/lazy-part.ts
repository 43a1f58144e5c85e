import { type ComponentType, createElement, lazy, useState } from 'react';
import { type LazyArea, loadArea } from '../i18n/i18n.ts';
import { loadPart } from './loading/load-part.ts';

type Part<Props> = ComponentType<Props> & {
  /** Fetches the code ahead of its first use. */
  readonly preload: () => Promise<unknown>;
  readonly isLoaded: () => boolean;
};

interface Code<Props> {
  loaded: ComponentType<Props> | undefined;
  readonly waiting: ComponentType<Props>;
}

/**
 * A component whose code loads on its first render or on `preload`, together with its lazy texts. Once the code is
 * loaded it renders at once, without the empty frame in which React unwraps a promise.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ...texts: readonly LazyArea[]
): Part<Props> {
  const preload = async () => {
    const [component] = await Promise.all([load(), ...texts.map(loadArea)]);
    code.loaded = component;
    return component;
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
