import type { Brand } from '../../config/brand.ts';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../db/database.ts';
import type { GameVendors } from './game-vendors.ts';
import { httpVendor } from './http-vendor.ts';
import { sandboxLaunch } from './sandbox-vendor.ts';
import { sandboxWallets } from './sandbox-wallets.ts';
import type { VendorWallets } from './vendor-wallets.ts';

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

/** Returns the players' wallets at vendors that keep their own: those of the sandbox, and where there is none, none. */
export function chooseWallets({ sandboxGames }: Pick<Config, 'sandboxGames'>, db: Database): VendorWallets {
  if (sandboxGames) return sandboxWallets(db);
  const refuse = async () => {
    throw new Error('nobody keeps the wallets of this vendor');
  };
  return { balance: refuse, transfer: refuse };
}
