import { LRUCache } from 'lru-cache';
import { Serialized } from '../../shared/serialized.ts';
import type { CatalogueSnapshot } from './snapshot.ts';

/** Answers about the catalogue, written once for as long as it holds, up to a number of bytes. */
export class AnswerCache<Answer> {
  readonly #bySnapshot = new WeakMap<CatalogueSnapshot, LRUCache<string, Serialized<Answer>>>();
  readonly #keepBytes: number;

  constructor(keepBytes: number) {
    this.#keepBytes = keepBytes;
  }

  /** The answer to the question `key`, made now unless it was before. */
  get(snapshot: CatalogueSnapshot, key: readonly unknown[], make: () => Answer): Serialized<Answer> {
    const known = this.#bySnapshot.get(snapshot) ?? this.#cacheFor(snapshot);
    const text = JSON.stringify(key);
    const found = known.get(text);
    if (found !== undefined) return found;
    const answer = new Serialized(make());
    known.set(text, answer);
    return answer;
  }

  #cacheFor(snapshot: CatalogueSnapshot): LRUCache<string, Serialized<Answer>> {
    const cache = new LRUCache<string, Serialized<Answer>>({
      maxSize: this.#keepBytes,
      sizeCalculation: ({ json }) => json.length,
    });
    this.#bySnapshot.set(snapshot, cache);
    return cache;
  }
}
