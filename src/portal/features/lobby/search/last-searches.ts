import { localStore } from '../../../lib/storage.ts';
import { searchWords } from '../lobby-filters.ts';

const MOST = 6;

/** What was searched for last in this browser, the latest first. */
export function lastSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStore.get('searches') ?? '[]');
    if (!Array.isArray(kept)) return [];
    const words = kept.filter((entry) => typeof entry === 'string').map(searchWords);
    return [...new Set(words.filter((entry) => entry !== ''))].slice(0, MOST);
  } catch {
    return [];
  }
}

/** Keeps what was searched for; a search that only grew takes the place of its beginning. */
export function keepSearch(words: string): void {
  const next = searchWords(words);
  if (next === '') return;
  const others = lastSearches().filter((entry) => !next.toLowerCase().startsWith(entry.toLowerCase()));
  localStore.set('searches', JSON.stringify([next, ...others].slice(0, MOST)));
}

/** Forgets what was searched for. */
export function forgetSearches(): void {
  localStore.remove('searches');
}
