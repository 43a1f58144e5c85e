import { setTimeout as sleep } from 'node:timers/promises';

/** Limits the requests per second; without a number there is no limit. */
export class Gate {
  readonly #spacing: number;
  #next = 0;

  constructor(perSecond: number | undefined) {
    this.#spacing = perSecond === undefined ? 0 : 1000 / perSecond;
  }

  async pass(): Promise<void> {
    if (this.#spacing === 0) return;
    const now = performance.now();
    const mine = Math.max(now, this.#next);
    this.#next = mine + this.#spacing;
    if (mine > now) await sleep(mine - now);
  }
}
