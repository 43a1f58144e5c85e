import { type FocusEvent, useEffect, useState, useSyncExternalStore } from 'react';

/** The time a banner is shown, in ms (BANNER-08). */
const STAND_MS = 5000;
/** The next slide waits this long (ms) after a key press, so that nothing moves while the user types. */
const QUIET_MS = 1000;

type Autoplay = {
  /** False if the carousel never moves by itself, so that there is nothing to pause. */
  readonly enabled: boolean;
  /** The current slide. Each change restarts its time. */
  readonly index: number;
  readonly onNext: () => void;
};

/**
 * Advances every 5 s. It stops while the user hovers, focuses or types, in a hidden tab, and after the user paused it.
 */
export function useAutoplay({ enabled, index, onNext }: Autoplay) {
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const visible = useTabVisible();
  const playing = enabled && !paused && !hovered && !focused && visible;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new slide starts a new wait
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
    /** The handlers for the element that pauses it. */
    pausers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      // A button keeps the focus after a click, so only visible focus pauses.
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
