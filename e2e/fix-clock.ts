import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Fixes `Date` of this process at a time (epoch ms), for the visual regression tests. Seed and server give the same
 * dates in every run. Timers go on. The numbers of a draw follow from its id and a random seed of 32 bytes. That seed
 * is constant here too.
 */
export function fixClock(time: number): void {
  globalThis.Date = new Proxy(Date, {
    construct: (date, args, self) => Reflect.construct(date, args.length === 0 ? [time] : args, self),
    get: (date, key) => (key === 'now' ? () => time : Reflect.get(date, key)),
  });
  const { randomBytes } = crypto;
  const constant = (size: number) => (size === 32 ? Buffer.alloc(32, 7) : randomBytes(size));
  Object.assign(crypto, { randomBytes: constant });
  syncBuiltinESMExports();
}
