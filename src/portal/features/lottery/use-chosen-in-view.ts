import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Moves a line that scrolls sideways so far that what is chosen in it is seen; the page itself stays where it is. */
export function useChosenInView<Line extends HTMLElement>(chosen: string): RefObject<Line | null> {
  const line = useRef<Line>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is another place
  useLayoutEffect(() => {
    const place = line.current?.getBoundingClientRect();
    const link = line.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (!line.current || !place || !link) return;
    if (link.left < place.left || link.right > place.right) line.current.scrollLeft += link.left - place.left - 16;
  }, [chosen]);
  return line;
}
