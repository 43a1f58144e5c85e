import type { ComponentType } from 'react';
import { type LazyComponent, lazyComponent } from '../lib/loading.ts';
import { type LazyArea, loadArea } from './i18n.ts';

/** A component whose code loads on its first render or on `preload`, together with its lazy texts. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ...texts: readonly LazyArea[]
): LazyComponent<Props> {
  return lazyComponent(async () => {
    const [component] = await Promise.all([load(), ...texts.map(loadArea)]);
    return component;
  });
}
