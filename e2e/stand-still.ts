import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Stops the calendar of this process at a moment (epoch ms), for sites whose pictures are compared: what the seed dates
 * from the start, and the server from now, is the same in every run. Timers go on.
 *
 * Draws follow from their id and a seed of 32 bytes that is chosen when they are first asked for; here it is always the
 * same seed, so that whoever asks first, the same numbers are drawn.
 */
export function standStill(moment: number): void {
  globalThis.Date = new Proxy(Date, {
    construct: (date, args, self) => Reflect.construct(date, args.length === 0 ? [moment] : args, self),
    get: (date, key) => (key === 'now' ? () => moment : Reflect.get(date, key)),
  });
  const { randomBytes } = crypto;
  const steady = (size: number) => (size === 32 ? Buffer.alloc(32, 7) : randomBytes(size));
  Object.assign(crypto, { randomBytes: steady });
  syncBuiltinESMExports();
}
