import { useEffect, useState } from 'react';
import { whenIdle } from '../../lib/when-idle.ts';
import type { Slider } from './create-slider.ts';

const SPEED_MS = 600;

/**
 * Lets the carousel take over the slides in `root` once the first picture is there and the browser has time. Until
 * then, and where its code does not arrive, there is no slider and the first slide stands still.
 */
export function useSlider(root: HTMLElement | null, isCalm: boolean) {
  const [slider, setSlider] = useState<Slider>();
  const [index, setIndex] = useState(0);

  useEffect(() => {
    if (!root) return;
    let gone = false;
    let created: Slider | undefined;
    const stopWaiting = afterFirstPicture(root, async () => {
      const module = await import('./create-slider.ts').catch(() => undefined);
      if (gone || !module) return;
      created = module.createSlider(root, isCalm ? 0 : SPEED_MS, setIndex);
      setSlider(created);
    });
    return () => {
      gone = true;
      stopWaiting();
      created?.destroy();
      setSlider(undefined);
      setIndex(0);
    };
  }, [root, isCalm]);

  return { slider, index };
}

/** Runs when the first picture has loaded, or has failed to, and the browser is idle. Returns the way to call it off. */
function afterFirstPicture(root: HTMLElement, run: () => void): () => void {
  const picture = root.querySelector('img');
  let cancelIdle = () => {};
  let begun = false;
  const ready = () => {
    // A picture that is complete may still be about to tell so.
    if (begun) return;
    begun = true;
    cancelIdle = whenIdle(run);
  };
  if (!picture || picture.complete) ready();
  picture?.addEventListener('load', ready, { once: true });
  picture?.addEventListener('error', ready, { once: true });
  return () => {
    cancelIdle();
    picture?.removeEventListener('load', ready);
    picture?.removeEventListener('error', ready);
  };
}
