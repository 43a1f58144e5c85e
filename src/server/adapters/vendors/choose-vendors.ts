import * as zod from 'zod';
import type { Brand } from '../../config/brand.ts';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../db/database.ts';
import { isAllowed, safeFetch } from '../safe-fetch.ts';
import type { GameAddress, GameVendors, VendorWallets } from './game-vendors.ts';
import { sandboxLaunch, sandboxWallets } from './sandbox-vendor.ts';

/** Returns the configured vendors, each at its address. The sandbox plays all the others, where there is one. */
export function chooseVendors(
  { vendorLaunch, production, sandboxGames }: Pick<Config, 'vendorLaunch' | 'production' | 'sandboxGames'>,
  { launchGameCDNs }: Pick<Brand, 'launchGameCDNs'>,
): GameVendors {
  const gameHosts = new Set(launchGameCDNs.map((url) => new URL(url).host));
  const outside = new Map(
    [...vendorLaunch.urls].map(([vendor, url]) => {
      const { timeoutMilliseconds } = vendorLaunch;
      return [vendor, httpVendor({ url, timeoutMilliseconds, gameHosts, local: !production })];
    }),
  );
  return {
    launch: async (order) => {
      const vendor = outside.get(order.vendor);
      if (vendor !== undefined) return vendor.launch(order);
      if (!sandboxGames) throw new Error('nobody plays the games of this vendor');
      return sandboxLaunch(order);
    },
  };
}

interface HttpVendorOptions {
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
      const launched = launchAnswer.parse(JSON.parse(answer.text));
      const given = [launched.url, launched.url2].filter((text) => text !== '');
      if (given.length === 0) throw new Error('the vendor named no address');
      if (!given.every(isGame)) throw new Error('the vendor named an address that is not one of its games');
      return launched;
    },
  };
}

/** Returns the players' wallets at vendors that keep their own: those of the sandbox, and where there is none, none. */
export function chooseWallets({ sandboxGames }: Pick<Config, 'sandboxGames'>, db: Database): VendorWallets {
  if (sandboxGames) return sandboxWallets(db);
  const refuse = async () => {
    throw new Error('nobody keeps the wallets of this vendor');
  };
  return { balance: refuse, transfer: refuse };
}
