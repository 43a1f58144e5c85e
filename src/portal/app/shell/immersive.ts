import { isImmersive } from '../../access/paths.ts';
import { lazyPart } from '../../i18n/lazy-part.ts';

/** The frame of `/seamless` and `/vnlottery`, loaded with the first of them. */
export const ImmersiveFrame = lazyPart(() => import('./immersive-frame.tsx').then((part) => part.ImmersiveFrame));

/** Loads the frame before a page that uses it. */
export async function preloadFrame(path: string): Promise<void> {
  if (isImmersive(path)) await ImmersiveFrame.preload();
}
