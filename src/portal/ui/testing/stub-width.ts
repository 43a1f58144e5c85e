import { vi } from 'vitest';

/** Answers media queries for a minimum width as a window of some width would. The test unstubs all globals. */
export function stubWidth(widthNow: () => number): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: widthNow() >= Number(/width >= (\d+)px/.exec(query)?.[1]),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
