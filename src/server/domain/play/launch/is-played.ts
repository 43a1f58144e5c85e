import type { Config } from '#server/config/config.ts';
import type { VendorFace } from '../catalogue/snapshot.ts';
import { IN_HOUSE } from '../games/find-game.ts';

/**
 * Whether anybody plays the games of a vendor: the portal itself, the vendor at its address, or the sandbox in its place.
 * The sandbox alone has wallets for the players of vendors that keep their own.
 */
export function isPlayed(
  { vendorLaunch, sandboxGames }: Pick<Config, 'vendorLaunch' | 'sandboxGames'>,
  { code, walletMode }: Pick<VendorFace, 'code' | 'walletMode'>,
): boolean {
  return code === IN_HOUSE || sandboxGames || (walletMode === 'seamless' && vendorLaunch.urls.has(code));
}
