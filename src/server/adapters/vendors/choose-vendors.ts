import type { Brand } from '../../config/brand.ts';
import type { Config } from '../../config/config.ts';
import type { GameVendors } from './game-vendors.ts';
import { httpVendor } from './http-vendor.ts';
import { sandboxLaunch } from './sandbox-vendor.ts';

/** Returns the configured vendors, each at its address; the sandbox plays all the others. */
export function chooseVendors(
  { vendorLaunch, production }: Pick<Config, 'vendorLaunch' | 'production'>,
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
    launch: (order) => outside.get(order.vendor)?.launch(order) ?? sandboxLaunch(order),
  };
}
