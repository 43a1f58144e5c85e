import { useSyncExternalStore } from 'react';
import { localStore } from '../lib/storage.ts';

type Theme = 'dark' | 'light';

/** For the browser's own bars: `--surface-0` of a theme, which the server writes on the root element for its brand. */
function barColour(theme: Theme): string {
  const { barDark = '#11101a', barLight = '#f3f3f7' } = document.documentElement.dataset;
  return theme === 'light' ? barLight : barDark;
}

const listeners = new Set<() => void>();

/** The current theme: the visitor's choice, or else the brand's default, which is dark unless it says otherwise. */
export function getTheme(): Theme {
  const chosen = localStore.get('theme') ?? document.documentElement.dataset['defaultTheme'];
  return chosen === 'light' ? 'light' : 'dark';
}

/** Chooses a theme: keeps it for the next visit and shows it at once. */
export function setTheme(theme: Theme): void {
  localStore.set('theme', theme);
  show();
}

/** Reports each change of the theme, also from another tab. Returns the function that ends it. */
export function subscribeTheme(listener: () => void): () => void {
  listeners.add(listener);
  const endOtherTabs = localStore.subscribe('theme', show);
  return () => {
    listeners.delete(listener);
    endOtherTabs();
  };
}

function show(): void {
  const theme = getTheme();
  document.documentElement.dataset['theme'] = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', barColour(theme));
  for (const listener of listeners) listener();
}

/** The theme in force and the function that changes it. */
export function useTheme(): readonly [theme: Theme, setTheme: (theme: Theme) => void] {
  return [useSyncExternalStore(subscribeTheme, getTheme, () => 'dark' as const), setTheme];
}
