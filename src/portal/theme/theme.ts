import { localStore } from '../lib/storage.ts';

export type Theme = 'dark' | 'light';

/** `--surface-0` of each theme, for the browser's own bars. */
const BAR_COLOUR: Record<Theme, string> = { dark: '#11101a', light: '#f3f3f7' };

const listeners = new Set<() => void>();

/** The theme in force. Dark unless the visitor chose light. */
export function getTheme(): Theme {
  return localStore.get('theme') === 'light' ? 'light' : 'dark';
}

/** Chooses a theme: keeps it for the next visit and shows it at once. */
export function setTheme(theme: Theme): void {
  localStore.set('theme', theme);
  show();
}

/** Tells of each change of theme, also of one made in another tab. Returns the function that ends it. */
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
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BAR_COLOUR[theme]);
  for (const listener of listeners) listener();
}
