/** A point in time after which no new work begins. */
export class Deadline {
  readonly #end: number;

  constructor(milliseconds: number) {
    this.#end = performance.now() + milliseconds;
  }

  /** Milliseconds that are left. */
  left(): number {
    return Math.max(0, this.#end - performance.now());
  }

  get over(): boolean {
    return this.left() === 0;
  }

  /** A deadline that comes when this part of what is left has passed. */
  part(share: number): Deadline {
    return new Deadline(this.left() * share);
  }
}
