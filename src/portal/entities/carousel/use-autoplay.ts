import { type FocusEvent, useEffect, useState, useSyncExternalStore } from 'react';

/** How long a banner stands (BANNER-08). */
const STAND_MS = 5000;
/** Nothing moves beside who types: the next one waits for so long (ms) after a key. */
const QUIET_MS = 1000;

type Autoplay = {
  /** Where nothing moves by itself there is nothing to pause. */
  readonly enabled: boolean;
  /** What is on the screen; it stands for its full time from each change. */
  readonly index: number;
  readonly onNext: () => void;
};

/**
 * Moves on every 5 s, but not while a pointer or the keyboard's focus is on it, not while somebody types, not in a hidden
 * tab, and not after the visitor paused it.
 */
export function useAutoplay({ enabled, index, onNext }: Autoplay) {
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const visible = useTabVisible();
  const playing = enabled && !paused && !hovered && !focused && visible;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new slide begins a new wait
  useEffect(() => {
    if (!playing) return;
    let isDue = false;
    let typing: ReturnType<typeof setTimeout> | undefined;
    const standing = setTimeout(() => {
      isDue = true;
      if (typing === undefined) onNext();
    }, STAND_MS);
    const waitForQuiet = () => {
      clearTimeout(typing);
      typing = setTimeout(() => {
        typing = undefined;
        if (isDue) onNext();
      }, QUIET_MS);
    };
    document.addEventListener('keydown', waitForQuiet);
    return () => {
      clearTimeout(standing);
      clearTimeout(typing);
      document.removeEventListener('keydown', waitForQuiet);
    };
  }, [playing, index, onNext]);

  return {
    playing,
    paused,
    togglePaused: () => setPaused((now) => !now),
    /** For the element that pauses it. */
    pausers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      // A button keeps the focus after a click; only focus that can be seen is a visit.
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}

function useTabVisible(): boolean {
  return useSyncExternalStore(
    subscribeVisibility,
    () => document.visibilityState !== 'hidden',
    () => false,
  );
}

function subscribeVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
