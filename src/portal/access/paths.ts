import type { GameCategory, NodeId, VendorCode } from '#generated/model/index.ts';

/** Every address of the portal, made here and nowhere else. Their pages are in `app/page-table.tsx`. */
export const paths = {
  root: '/',
  home: '/index',
  login: '/login',
  resetPassword: '/reset-password',
  register: '/register',
  registerHtml: '/register.html',
  slots: '/rng',
  pvp: '/pvp',
  live: '/live',
  fish: '/fish',
  sports: '/sports',
  esports: '/esports',
  inHouse: '/inhouse',
  lottery: '/lottery',
  vnLottery: '/vnlottery',
  eLottery: '/elott',
  promotions: '/promotions',
  /** The older address of a promotion's details: `?id=` (ROUTE-30). */
  promoDetail: '/promoDetail',
  pointMall: '/pointMall',
  vip: '/vip',
  seamless: '/seamless',
  game: '/game',
  /** The chat in a window of its own. */
  chat: '/chat',
  help: '/help',
  helpBare: '/helpmc',
  download: '/download',
  /** Works out rounds of the games of the house again. */
  fairness: '/fairness',
  /** Leads to `download` (ROUTE-32). */
  down: '/down',
} as const;

/** The boards of the lotteries in the shell. They need its whole width, so its side bar begins as icons. */
export const boardPaths: ReadonlySet<string> = new Set([paths.lottery, paths.eLottery]);

/** The details of a promotion. */
export function promotionPath(id: string): string {
  return `${paths.promotions}/${encodeURIComponent(id)}`;
}

/** The lobby of each category that has one, with its address (ROUTE-10). The lotteries have pages of their own. */
export const lobbies = {
  INHOUSE: paths.inHouse,
  LIVE: paths.live,
  SPORTS: paths.sports,
  FISH: paths.fish,
  RNG: paths.slots,
  PVP: paths.pvp,
  ESPORTS: paths.esports,
} as const satisfies Partial<Record<GameCategory, string>>;

/** The page of each category. */
export const categoryPaths: Readonly<Record<GameCategory, string>> = {
  ...lobbies,
  LOTT: paths.lottery,
  ELOTT: paths.eLottery,
};

/** Pages for playing and for rewards; a site for agents has none of them. */
const playing: readonly string[] = [
  ...Object.values(lobbies),
  paths.lottery,
  paths.vnLottery,
  paths.eLottery,
  paths.promotions,
  paths.promoDetail,
  paths.pointMall,
  paths.vip,
  paths.seamless,
  paths.game,
  paths.register,
  paths.registerHtml,
];

/** Whether a path is for players. */
export function isForPlayers(pathname: string): boolean {
  return playing.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}

/** The code of the vendor of the in-house games (LOBBY-15). */
export const inHouseVendor: VendorCode = 'BGS';

/** The target of a game's address: a game, a room of it, or without both the vendor's lobby. */
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

/** The page that works a round out again; without an id one that asks for it. */
export function fairnessPath(roundId?: string): string {
  return roundId === undefined ? paths.fairness : `${paths.fairness}?${new URLSearchParams({ round: roundId })}`;
}

/** Pages that the guard opens to everybody (ROUTE-21). */
export const openPaths: readonly string[] = [
  paths.login,
  paths.register,
  paths.registerHtml,
  paths.helpBare,
  paths.download,
];

/** A path inside the portal to go to after login; the root and what could lead elsewhere become the home page (ROUTE-27). */
export function safeRedirect(target: string | null): string {
  if (!target?.startsWith('/') || target.startsWith('//') || target.includes('\\')) return paths.home;
  const url = new URL(target, window.location.origin);
  // Resolved dots can leave a path that begins like another host: `/.//host`.
  const isHere = url.origin === window.location.origin && !url.pathname.startsWith('//');
  // The root would redirect there outside the frame of the pages, which would then be built anew.
  const pathname = isHere && url.pathname !== paths.root ? url.pathname : paths.home;
  return isHere ? pathname + url.search + url.hash : paths.home;
}

/** The login page that leads back here afterwards. From the home page one comes back home anyway. */
export function loginPath(here: { readonly pathname: string; readonly search: string; readonly hash: string }): string {
  const query = new URLSearchParams(here.search);
  // The user returns to the page without its modals, except for a centre, which counts as a destination.
  const centres = query.getAll('modal').filter((name) => name === 'memberCenter' || name === 'agentCenter');
  query.delete('modal');
  for (const centre of centres) query.append('modal', centre);
  if (!centres.length && (here.pathname === paths.root || here.pathname === paths.home)) return paths.login;
  const search = query.size > 0 ? `?${query}` : '';
  return `${paths.login}?${new URLSearchParams({ redirect: here.pathname + search + here.hash })}`;
}

/** Whether a page uses the whole window (ROUTE-25, ROUTE-26). */
export function isImmersive(path: string): boolean {
  return path === paths.seamless || path === paths.vnLottery;
}
