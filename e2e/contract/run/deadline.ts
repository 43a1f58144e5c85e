/** A point in time after which no new work starts. */
export class Deadline {
  readonly #end: number;

  constructor(milliseconds: number) {
    this.#end = performance.now() + milliseconds;
  }

  /** Milliseconds left. */
  left(): number {
    return Math.max(0, this.#end - performance.now());
  }

  get over(): boolean {
    return this.left() === 0;
  }

  /** A deadline after the given share of the remaining time. */
  part(share: number): Deadline {
    return new Deadline(this.left() * share);
  }
}
