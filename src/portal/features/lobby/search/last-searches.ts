import { localStore } from '#portal/lib/storage.ts';
import { searchWords } from '../lobby-filters.ts';

const MOST = 6;

/** The last searches in this browser, the latest first. */
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

/** Stores a search; it replaces an earlier search that it only extends. */
export function keepSearch(words: string): void {
  const next = searchWords(words);
  if (next === '') return;
  const others = lastSearches().filter((entry) => !next.toLowerCase().startsWith(entry.toLowerCase()));
  localStore.set('searches', JSON.stringify([next, ...others].slice(0, MOST)));
}

/** Deletes the stored searches. */
export function forgetSearches(): void {
  localStore.remove('searches');
}
