import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Scrolls a row sideways until the chosen item, found by its mark, is visible; the page itself does not scroll. */
export function useChosenInView<Line extends HTMLElement>(
  chosen: string,
  mark = '[aria-current]',
): RefObject<Line | null> {
  const line = useRef<Line>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice has another position
  useLayoutEffect(() => {
    const box = line.current?.getBoundingClientRect();
    const link = line.current?.querySelector(mark)?.getBoundingClientRect();
    if (!line.current || !box || !link) return;
    if (link.left < box.left || link.right > box.right) line.current.scrollLeft += link.left - box.left - 16;
  }, [chosen]);
  return line;
}
