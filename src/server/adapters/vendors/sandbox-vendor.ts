import type { GameAddress, LaunchOrder } from './game-vendors.ts';

/** The address of the sandbox's pages. */
export const SANDBOX_PATH = '/sandbox';

/** The vendors that return the address in the second field, as some real vendors do. */
const inSecondField = new Set(['KIT']);

/** The built-in vendor that stands in for any vendor: its games are pages of this server. */
export async function sandboxLaunch(order: LaunchOrder): Promise<GameAddress> {
  const { vendor, gameId, roomId, code, language, launchToken } = order;
  const query = new URLSearchParams({ launch: launchToken, language, ...(code !== null && { code }) });
  const target = encodeURIComponent(roomId ?? gameId ?? 'lobby');
  const url = `${SANDBOX_PATH}/${vendor}/${target}?${query}`;
  return inSecondField.has(vendor) ? { url: '', url2: url } : { url, url2: '' };
}
