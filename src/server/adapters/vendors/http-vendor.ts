import * as zod from 'zod';
import { isAllowed, safeFetch } from '../safe-fetch.ts';
import type { GameAddress, GameVendors } from './game-vendors.ts';

export interface HttpVendorOptions {
  /** The address for launches. */
  readonly url: string;
  readonly timeoutMilliseconds: number;
  /** The allowed hosts of games. */
  readonly gameHosts: ReadonlySet<string>;
  /** Whether vendor and games may be on this machine: in tests and development. */
  readonly local: boolean;
}

const address = zod.string().max(2_048).default('');
const launchAnswer = zod.object({ url: address, url2: address });

/**
 * Calls a vendor over the network: `POST url` with the order as JSON answers `{ "url": ..., "url2": ... }`, one of
 * which may be missing. The vendor authenticates later, when it exchanges the launch token with its key. Timeouts,
 * errors, redirects, malformed answers and games at hosts that the brand does not list throw.
 */
export function httpVendor(options: HttpVendorOptions): GameVendors {
  const { url, timeoutMilliseconds, gameHosts, local } = options;
  const isGame = (text: string) => {
    const game = URL.parse(text);
    return game !== null && gameHosts.has(game.host) && isAllowed(game, local);
  };
  return {
    async launch({ vendor, ...order }): Promise<GameAddress> {
      const answer = await safeFetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify({ vassalage: vendor, ...order }),
        local,
        timeoutMilliseconds,
      });
      if (answer.status !== 200) throw new Error(`the vendor answered ${answer.status}`);
      const told = launchAnswer.parse(JSON.parse(answer.text));
      const given = [told.url, told.url2].filter((text) => text !== '');
      if (given.length === 0) throw new Error('the vendor named no address');
      if (!given.every(isGame)) throw new Error('the vendor named an address that is not one of its games');
      return told;
    },
  };
}
