import type { GameAddress, LaunchOrder } from './game-vendors.ts';

/** Where the pages of the sandbox are. */
export const SANDBOX_PATH = '/sandbox';

/** Of the vendors whose address stands in the second field, as outside there are some. */
const inSecondField = new Set(['KIT']);

/** The built-in vendor in the name of any: its games are pages of this server. */
export async function sandboxLaunch(order: LaunchOrder): Promise<GameAddress> {
  const { vendor, gameId, roomId, code, language, launchToken } = order;
  const query = new URLSearchParams({ launch: launchToken, language, ...(code !== null && { code }) });
  const target = encodeURIComponent(roomId ?? gameId ?? 'lobby');
  const url = `${SANDBOX_PATH}/${vendor}/${target}?${query}`;
  return inSecondField.has(vendor) ? { url: '', url2: url } : { url, url2: '' };
}
