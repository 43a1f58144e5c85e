import type { GameCategory, NodeId, VendorCode } from '../../../generated/client/model/index.ts';

/** Every address of the portal, made here and nowhere else. Sections join this table with their pages. */
export const paths = {
  root: '/',
  home: '/index',
  login: '/login',
  resetPassword: '/reset-password',
  register: '/register',
  registerHtml: '/register.html',
  slots: '/rng',
  seamless: '/seamless',
  game: '/game',
} as const;

/** The lobby of a category, undefined while the portal has none for it. */
export function lobbyPath(category: GameCategory): string | undefined {
  return lobbies[category];
}

const lobbies: Partial<Record<GameCategory, string>> = { RNG: paths.slots };

/** The code of the vendor of the in-house games (LOBBY-15). */
export const inHouseVendor: VendorCode = 'BGS';

/** What the address of a game names: a game, one of its rooms, or without both the vendor's lobby. */
type LaunchTarget = {
  readonly vassalage: VendorCode;
  readonly nodeId?: NodeId | undefined;
  readonly roomId?: string | undefined;
  readonly gameType?: GameCategory | undefined;
};

/** The page that starts a game and shows it (ROUTE-33). A vendor's lobby may differ by category. */
export function launchPath({ vassalage, nodeId, roomId, gameType }: LaunchTarget): string {
  const query = new URLSearchParams({ vassalage });
  if (nodeId) query.set('nodeId', nodeId);
  if (roomId) query.set('roomId', roomId);
  if (!nodeId && !roomId && gameType) query.set('gameType', gameType);
  return `${paths.seamless}?${query}`;
}

/** Where the guard lets everybody in (ROUTE-21). */
export const openPaths: readonly string[] = ['/login', '/register', '/register.html', '/helpmc', '/download'];

/** A path inside the portal to go to after login; anything that could lead elsewhere becomes the root (ROUTE-27). */
export function safeRedirect(target: string | null): string {
  if (!target?.startsWith('/') || target.startsWith('//') || target.includes('\\')) return paths.root;
  const url = new URL(target, window.location.origin);
  return url.origin === window.location.origin ? url.pathname + url.search + url.hash : paths.root;
}

/** The login page that leads back here afterwards. From the home page one comes back home anyway. */
export function loginPath(here: { readonly pathname: string; readonly search: string; readonly hash: string }): string {
  if (here.pathname === paths.root || here.pathname === paths.home) return paths.login;
  const query = new URLSearchParams(here.search);
  // One comes back to the page, not to what was open over it.
  query.delete('modal');
  const search = query.size > 0 ? `?${query}` : '';
  return `${paths.login}?${new URLSearchParams({ redirect: here.pathname + search + here.hash })}`;
}
