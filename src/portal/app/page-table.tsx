import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import type { BannerGroup } from '#generated/model/index.ts';
import { lobbies, paths } from '../access/paths.ts';
import type { PageAddress } from '../access/use-address.ts';
import { isDirectLaunch } from '../entities/launch/use-launch.ts';
import type { i18n, LazyArea } from '../i18n/i18n.ts';
import { lazyPart } from '../i18n/lazy-part.ts';
import { loadHome } from './site-home.tsx';

/** Fetches the first data of a page into the cache. The server calls it before it renders the page. */
type Prefetch = (queries: QueryClient, address: PageAddress) => Promise<unknown>;

type Row = {
  /** A path of `access/paths.ts`. */
  readonly path: string;
  /** The path of the page's module below `src/portal`. The server names its scripts in the document. */
  readonly module: string;
  /** Imports the module: its component, and its prefetch if it has one. */
  readonly load: () => Promise<{ readonly Page: ComponentType; readonly prefetch?: Prefetch }>;
  /** The lazy areas of texts that the page shows. */
  readonly texts?: readonly LazyArea[];
  /** The document title, without the name of the brand. */
  readonly title: (t: typeof i18n.t) => string;
  /** The banners above the page (BANNER-01 to BANNER-03); none if unset. */
  readonly banner?: BannerGroup;
  /** The frame around the page; the default is the shell. */
  readonly frame?: 'shell' | 'immersive' | 'frameless' | 'bare';
  /** Shown before the site is known too, and to guests of a site that requires a login. */
  readonly unguarded?: true;
};

/** Every page of the portal. A page is one row here, and its address in `access/paths.ts`. */
const rows: readonly Row[] = [
  {
    path: paths.home,
    module: 'features/home/home-page.tsx',
    load: loadHome,
    title: (t) => t('home.title'),
    banner: 'w_home',
  },
  lobby('RNG', 'w_rng'),
  lobby('LIVE', 'w_live'),
  lobby('FISH', 'w_fish'),
  lobby('PVP', 'w_pvp'),
  lobby('SPORTS', 'w_sports'),
  lobby('ESPORTS', 'w_esports'),
  lobby('INHOUSE', 'w_inhouse'),
  {
    path: paths.lottery,
    module: 'features/lottery/lottery-page.tsx',
    load: () =>
      import('../features/lottery/lottery-page.tsx').then((m) => ({
        Page: m.LotteryPage,
        prefetch: m.prefetchLottery,
      })),
    texts: ['lottery', 'lists'],
    title: (t) => t('common.category.LOTT'),
  },
  {
    path: paths.eLottery,
    module: 'features/lottery/lottery-page.tsx',
    load: () =>
      import('../features/lottery/lottery-page.tsx').then((m) => ({
        Page: m.ELotteryPage,
        prefetch: m.prefetchELottery,
      })),
    texts: ['lottery', 'lists'],
    title: (t) => t('common.category.ELOTT'),
    banner: 'w_lott',
  },
  {
    path: paths.vnLottery,
    module: 'features/lottery/vietnam-page.tsx',
    load: () =>
      import('../features/lottery/vietnam-page.tsx').then((m) => ({
        Page: m.VietnamPage,
        prefetch: m.prefetchVietnam,
      })),
    texts: ['lottery', 'lists'],
    title: (t) => t('common.category.LOTT'),
    frame: 'immersive',
  },
  {
    path: paths.promotions,
    module: 'features/promotions/promotions-page.tsx',
    load: () =>
      import('../features/promotions/promotions-page.tsx').then((m) => ({
        Page: m.PromotionsPage,
        prefetch: m.prefetchPromotions,
      })),
    texts: ['promotions', 'lists'],
    title: (t) => t('shell.sideBar.promotions'),
    banner: 'w_promotion',
  },
  promotion(`${paths.promotions}/:id`),
  promotion(paths.promoDetail),
  {
    path: paths.pointMall,
    module: 'features/mall/point-mall-page.tsx',
    load: () =>
      import('../features/mall/point-mall-page.tsx').then((m) => ({ Page: m.PointMallPage, prefetch: m.prefetchMall })),
    texts: ['mall', 'lists', 'money', 'wagering'],
    title: (t) => t('shell.sideBar.pointMall'),
    banner: 'w_shop',
  },
  {
    path: paths.vip,
    module: 'features/vip/vip-page.tsx',
    load: () => import('../features/vip/vip-page.tsx').then((m) => ({ Page: m.VipPage, prefetch: m.prefetchVip })),
    texts: ['vip'],
    title: (t) => t('shell.sideBar.vip'),
  },
  {
    path: paths.help,
    module: 'features/help/help-page.tsx',
    load: () => import('../features/help/help-page.tsx').then((m) => ({ Page: m.HelpPage, prefetch: fetchHelp })),
    texts: ['help'],
    title: (t) => t('shell.pages.help'),
    banner: 'w_help',
  },
  {
    path: paths.helpBare,
    module: 'features/help/help-bare-page.tsx',
    load: () =>
      import('../features/help/help-bare-page.tsx').then((m) => ({ Page: m.HelpBarePage, prefetch: fetchHelp })),
    texts: ['help'],
    title: (t) => t('shell.pages.help'),
    frame: 'frameless',
  },
  {
    path: paths.download,
    module: 'features/download/download.tsx',
    load: () => import('../features/download/download.tsx').then((m) => ({ Page: m.DownloadPage })),
    texts: ['download'],
    title: (t) => t('shell.pages.download'),
    banner: 'w_down',
  },
  {
    path: paths.fairness,
    module: 'features/originals/verifier/fairness-page.tsx',
    load: () => import('../features/originals/verifier/fairness-page.tsx').then((m) => ({ Page: m.FairnessPage })),
    texts: ['originals', 'fairness'],
    title: (t) => t('shell.pages.fairness'),
  },
  {
    path: paths.seamless,
    module: 'app/playing.tsx',
    load: () => import('./playing.tsx').then((m) => ({ Page: m.SeamlessPage })),
    texts: ['launch'],
    title: (t) => t('common.playing'),
    frame: 'immersive',
  },
  {
    path: paths.game,
    module: 'app/playing.tsx',
    load: () => import('./playing.tsx').then((m) => ({ Page: m.GamePage })),
    texts: ['launch'],
    title: (t) => t('common.playing'),
    frame: 'frameless',
  },
  {
    path: paths.chat,
    module: 'features/support/chat/chat-page.tsx',
    load: () => import('../features/support/chat/chat-page.tsx').then((m) => ({ Page: m.ChatPage })),
    texts: ['support'],
    title: (t) => t('shell.sideBar.services'),
    frame: 'frameless',
    unguarded: true,
  },
  {
    path: paths.login,
    module: 'features/session/login-page.tsx',
    load: () => import('../features/session/login-page.tsx').then((m) => ({ Page: m.LoginPage })),
    texts: ['session', 'verification', 'form'],
    title: (t) => t('shell.header.login'),
    frame: 'bare',
    unguarded: true,
  },
  {
    path: paths.resetPassword,
    module: 'features/session/passwords/reset-password-page.tsx',
    load: () =>
      import('../features/session/passwords/reset-password-page.tsx').then((m) => ({ Page: m.ResetPasswordPage })),
    texts: ['passwords', 'form', 'session'],
    title: (t) => t('common.newPassword'),
    frame: 'bare',
    unguarded: true,
  },
  registration(paths.register),
  registration(paths.registerHtml),
];

/** The page of a category. Vendors that start their own lobby come before the games (LOBBY-22). */
function lobby(category: keyof typeof lobbies, banner: BannerGroup): Row {
  const prefetch = async (queries: QueryClient, { search }: PageAddress) => {
    const { prefetchLobby } = await import('../features/lobby/lobby-page.tsx');
    await prefetchLobby(queries, category, search);
  };
  const load = async () => {
    const { LobbyPage } = await import('../features/lobby/lobby-page.tsx');
    return { Page: () => <LobbyPage category={category} />, prefetch };
  };
  const loadDirect = async () => {
    const { DirectLobbyPage } = await import('../features/lobby/direct/direct-lobby-page.tsx');
    return { Page: () => <DirectLobbyPage category={category} />, prefetch };
  };
  const isDirect = isDirectLaunch(category);
  return {
    path: lobbies[category],
    module: isDirect ? 'features/lobby/direct/direct-lobby-page.tsx' : 'features/lobby/lobby-page.tsx',
    load: isDirect ? loadDirect : load,
    texts: isDirect ? ['lobbies', 'winners'] : ['lobbies'],
    title: (t) => t(`common.category.${category}`),
    banner,
  };
}

const fetchHelp: Prefetch = async (queries, address) => {
  const { prefetchHelp } = await import('../entities/help/use-help.ts');
  await prefetchHelp(queries, address);
};

function promotion(path: string): Row {
  return {
    path,
    module: 'features/promotions/promotion-page.tsx',
    load: () =>
      import('../features/promotions/promotion-page.tsx').then((m) => ({
        Page: m.PromotionPage,
        prefetch: m.prefetchPromotion,
      })),
    texts: ['promotions', 'wagering'],
    title: (t) => t('shell.sideBar.promotions'),
  };
}

function registration(path: string): Row {
  return {
    path,
    module: 'features/registration/register-page.tsx',
    load: () =>
      import('../features/registration/register-page.tsx').then((m) => ({
        Page: m.RegisterPage,
        prefetch: m.prefetchRegister,
      })),
    texts: ['registration', 'form', 'verification'],
    title: (t) => t('shell.header.register'),
    banner: 'w_reg',
    frame: 'bare',
    unguarded: true,
  };
}

/** A page of the table, with the component that loads its code and texts on the first render. */
export type Page = Omit<Row, 'load'> & {
  readonly Page: ReturnType<typeof lazyPart>;
  readonly prefetch: Prefetch;
};

export const pages: readonly Page[] = rows.map(({ load, ...row }) => ({
  ...row,
  Page: lazyPart(() => load().then((code) => code.Page), ...(row.texts ?? [])),
  prefetch: async (queries, address) => (await load()).prefetch?.(queries, address),
}));

/** Addresses that redirect to a page (ROUTE-02, ROUTE-32). */
export const redirects: Readonly<Record<string, string>> = {
  [paths.root]: paths.home,
  [paths.down]: paths.download,
};

/** The page at a path, with the parameters of the path; undefined if there is none. */
export function findPage(
  pathname: string,
): { readonly page: Page; readonly params: PageAddress['params'] } | undefined {
  for (const page of pages) {
    const match = matchPath(page.path, pathname);
    if (match) return { page, params: match.params };
  }
  return undefined;
}

/** Whether the portal has a page at a path. */
export function hasPage(pathname: string): boolean {
  return findPage(pathname) !== undefined;
}

/** Fetches the code and the texts of the page at a path before it opens. */
export async function preloadPage(pathname: string): Promise<void> {
  await findPage(pathname)?.page.Page.preload();
}
