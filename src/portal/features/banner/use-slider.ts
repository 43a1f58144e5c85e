import { type RefObject, useEffect, useState } from 'react';
import { optionalPart } from '../../lib/loading/load-part.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import type { Slider } from './create-slider.ts';
import type { movingParts } from './moving-parts.ts';

const SPEED_MS = 600;

type Moving = { readonly slider: Slider; readonly Controls: typeof movingParts.Controls };

/**
 * Lets the carousel take over the slides of an element once the browser is idle after the first image. Before that, and
 * if its code fails to load, there are no controls and the first slide stands still.
 */
export function useSlider(container: RefObject<HTMLElement | null>, isCalm: boolean) {
  const [moving, setMoving] = useState<Moving>();
  const [index, setIndex] = useState(0);

  useEffect(() => {
    const root = container.current;
    if (!root) return;
    let gone = false;
    let created: Slider | undefined;
    const stopWaiting = afterFirstPicture(root, async () => {
      const parts = (await optionalPart(() => import('./moving-parts.ts')))?.movingParts;
      if (gone || !parts) return;
      created = parts.createSlider(root, isCalm ? 0 : SPEED_MS, setIndex);
      setMoving({ slider: created, Controls: parts.Controls });
    });
    return () => {
      gone = true;
      stopWaiting();
      created?.destroy();
      setMoving(undefined);
      setIndex(0);
    };
  }, [container, isCalm]);

  return { moving, index };
}

/** Runs when the first image has loaded or failed and the browser is idle. Returns the function that cancels it. */
function afterFirstPicture(root: HTMLElement, run: () => void): () => void {
  const picture = root.querySelector('img');
  let cancelIdle = () => {};
  let begun = false;
  const ready = () => {
    // A complete image may still fire its load event.
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
