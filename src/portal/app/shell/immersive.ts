import { lazyPart } from '../lazy-part.ts';

/** The frame of `/seamless` and `/vnlottery`, fetched with the first of them. */
export const ImmersiveFrame = lazyPart(() => import('./immersive-frame.tsx').then((part) => part.ImmersiveFrame));
