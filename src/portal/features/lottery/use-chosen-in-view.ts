import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Moves a line that scrolls sideways so far that what is chosen in it is seen; the page itself stays where it is. */
export function useChosenInView<Line extends HTMLElement>(chosen: string): RefObject<Line | null> {
  const line = useRef<Line>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is another place
  useLayoutEffect(() => {
    const box = line.current?.getBoundingClientRect();
    const link = line.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (!line.current || !box || !link) return;
    if (link.left < box.left || link.right > box.right) line.current.scrollLeft += link.left - box.left - 16;
  }, [chosen]);
  return line;
}
