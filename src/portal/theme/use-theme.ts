import { useSyncExternalStore } from 'react';
import { getTheme, setTheme, subscribeTheme, type Theme } from './theme.ts';

/** The theme in force and the function that changes it. */
export function useTheme(): readonly [theme: Theme, setTheme: (theme: Theme) => void] {
  return [useSyncExternalStore(subscribeTheme, getTheme, () => 'dark' as const), setTheme];
}
