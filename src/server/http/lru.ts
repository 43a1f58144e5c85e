interface Entry<Value> {
  readonly value: Value;
  /** Whether it was asked for since it last stood at the end of the row. */
  asked: boolean;
}

/**
 * A cache of bounded weight that forgets first what was not asked for of late: an entry whose turn it is to go, but that
 * was asked for, goes to the end of the row instead. So asking costs a look and no change of the row.
 */
export class LruCache<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #capacity: number;
  readonly #weigh: (value: Value) => number;
  #weight = 0;

  /** `capacity` is in the unit of `weigh`, which by default counts entries. */
  constructor(capacity: number, weigh: (value: Value) => number = () => 1) {
    this.#capacity = capacity;
    this.#weigh = weigh;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    entry.asked = true;
    return entry.value;
  }

  /** Keeps a value, unless it is heavier than the whole cache may be. */
  set(key: string, value: Value): void {
    const old = this.#entries.get(key);
    if (old !== undefined) this.#forget(key, old);
    const weight = this.#weigh(value);
    if (weight > this.#capacity) return;
    this.#entries.set(key, { value, asked: false });
    this.#weight += weight;
    for (const [first, entry] of this.#entries) {
      if (this.#weight <= this.#capacity) return;
      if (entry.asked) {
        this.#entries.delete(first);
        this.#entries.set(first, { value: entry.value, asked: false });
      } else if (first !== key) this.#forget(first, entry);
    }
  }

  #forget(key: string, { value }: Entry<Value>): void {
    this.#entries.delete(key);
    this.#weight -= this.#weigh(value);
  }
}
