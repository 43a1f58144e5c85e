import { afterEach, beforeEach, vi } from 'vitest';

/** An observer of sizes, which never change in jsdom. */
export class StillObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** The media queries that match; tests set them before they render. */
export const media = { matching: new Set<string>() };

/**
 * Replaces the layout that jsdom lacks. Elements have the width of a desktop page, the window has a size, and media
 * queries have answers.
 */
export function withLayout(width = 1136): void {
  beforeEach(() => {
    media.matching = new Set();
    vi.stubGlobal('ResizeObserver', StillObserver);
    vi.stubGlobal('innerWidth', 1440);
    vi.stubGlobal('innerHeight', 600);
    vi.stubGlobal('scrollY', 0);
    vi.stubGlobal('scrollBy', vi.fn());
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: media.matching.has(query),
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, width, 0));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}
