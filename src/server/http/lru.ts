/** A cache of bounded weight that forgets first what was not asked for the longest. */
export class LruCache<Value> {
  readonly #entries = new Map<string, Value>();
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
    const value = this.#entries.get(key);
    if (value === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  set(key: string, value: Value): void {
    const old = this.#entries.get(key);
    if (old !== undefined) {
      this.#entries.delete(key);
      this.#weight -= this.#weigh(old);
    }
    this.#entries.set(key, value);
    this.#weight += this.#weigh(value);
    for (const [oldest, forgotten] of this.#entries) {
      if (this.#weight <= this.#capacity) return;
      this.#entries.delete(oldest);
      this.#weight -= this.#weigh(forgotten);
    }
  }
}
