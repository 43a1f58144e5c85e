import type { QueryClient } from '@tanstack/react-query';
import type { GameCategory } from '../../../generated/client/model/index.ts';
import { lobbies, paths } from '../access/paths.ts';
import { isDirectLaunch } from '../entities/launch/direct-launch.ts';
import { lazyPart } from './lazy-part.ts';

const home = () => import('../features/home/home-page.tsx');
const lobby = () => import('../features/lobby/lobby-page.tsx');
const login = () => import('../features/session/login-page.tsx');
const vip = () => import('../features/vip/vip-page.tsx');
const allPromotions = () => import('../features/promotions/promotions-page.tsx');
const promotion = () => import('../features/promotions/promotion-page.tsx');
const register = () => import('../features/registration/register-page.tsx');

export const HomePage = lazyPart(() => home().then((part) => part.HomePage));
export const AgentHomePage = lazyPart(
  () => import('../features/agent-home/agent-home-page.tsx').then((part) => part.AgentHomePage),
  'agentHome',
);
export const LobbyPage = lazyPart(() => lobby().then((part) => part.LobbyPage), 'lobbies');
const DirectLobbyPage = lazyPart(
  () => import('../features/lobby/direct/direct-lobby-page.tsx').then((part) => part.DirectLobbyPage),
  'lobbies',
  'winners',
);
export const LoginPage = lazyPart(() => login().then((part) => part.LoginPage), 'session', 'verification', 'form');
export const ResetPasswordPage = lazyPart(
  () => import('../features/session/passwords/reset-password-page.tsx').then((part) => part.ResetPasswordPage),
  'passwords',
  'form',
  'session',
);
export const PointMallPage = lazyPart(
  () => import('../features/mall/point-mall-page.tsx').then((part) => part.PointMallPage),
  'mall',
  'lists',
  'money',
  'wagering',
);
export const PromotionsPage = lazyPart(
  () => allPromotions().then((part) => part.PromotionsPage),
  'promotions',
  'lists',
);
export const PromotionPage = lazyPart(() => promotion().then((part) => part.PromotionPage), 'promotions', 'wagering');
export const VipPage = lazyPart(() => vip().then((part) => part.VipPage), 'vip');
export const RegisterPage = lazyPart(
  () => register().then((part) => part.RegisterPage),
  'registration',
  'form',
  'verification',
);

export const ChatPage = lazyPart(
  () => import('../features/support/chat/chat-page.tsx').then((part) => part.ChatPage),
  'support',
);

export const HelpPage = lazyPart(() => import('../features/help/help-page.tsx').then((part) => part.HelpPage), 'help');
export const HelpBarePage = lazyPart(
  () => import('../features/help/help-bare-page.tsx').then((part) => part.HelpBarePage),
  'help',
);
export const DownloadPage = lazyPart(
  () => import('../features/download/download-page.tsx').then((part) => part.DownloadPage),
  'download',
);

const lottery = () => import('../features/lottery/lottery-page.tsx');
const vietnam = () => import('../features/lottery/vietnam-page.tsx');

export const LotteryPage = lazyPart(() => lottery().then((part) => part.LotteryPage), 'lottery', 'lists');
export const ELotteryPage = lazyPart(() => lottery().then((part) => part.ELotteryPage), 'lottery', 'lists');
export const VietnamPage = lazyPart(() => vietnam().then((part) => part.VietnamPage), 'lottery', 'lists');

/** The categories with a lobby, and where it is. */
// The type of the table's keys is lost in its entries.
export const lobbyEntries = Object.entries(lobbies) as [keyof typeof lobbies, string][];

/** The page of a category: vendors that start their own lobby stand before the games (LOBBY-22). */
export function lobbyPageOf(category: GameCategory): typeof LobbyPage {
  return isDirectLaunch(category) ? DirectLobbyPage : LobbyPage;
}

export const SeamlessPage = lazyPart(
  () => import('../features/launch/seamless-page.tsx').then((part) => part.SeamlessPage),
  'launch',
);
export const GamePage = lazyPart(
  () => import('../features/launch/game-page.tsx').then((part) => part.GamePage),
  'launch',
);

interface Page {
  readonly code: () => Promise<unknown>;
  readonly data?: (queries: QueryClient, search: string) => Promise<unknown>;
}

const homePage: Page = { code: HomePage.preload, data: async (queries) => (await home()).prefetchHome(queries) };

const lobbyPage = (category: GameCategory): Page => ({
  code: lobbyPageOf(category).preload,
  data: async (queries, search) => (await lobby()).prefetchLobby(queries, category, search),
});

const registerPage: Page = {
  code: RegisterPage.preload,
  data: async (queries) => (await register()).prefetchRegister(queries),
};

const byPath = new Map<string, Page>([
  [paths.root, homePage],
  [paths.home, homePage],
  ...lobbyEntries.map(([category, path]): [string, Page] => [path, lobbyPage(category)]),
  [paths.lottery, { code: LotteryPage.preload }],
  [paths.eLottery, { code: ELotteryPage.preload }],
  [
    paths.vnLottery,
    {
      code: VietnamPage.preload,
      data: async (queries, search) => (await vietnam()).prefetchVietnam(queries, search),
    },
  ],
  [paths.pointMall, { code: PointMallPage.preload }],
  [
    paths.promotions,
    {
      code: PromotionsPage.preload,
      data: async (queries, search) => (await allPromotions()).prefetchPromotions(queries, search),
    },
  ],
  [paths.promoDetail, { code: PromotionPage.preload }],
  [paths.vip, { code: VipPage.preload, data: async (queries) => (await vip()).prefetchVip(queries) }],
  [paths.seamless, { code: SeamlessPage.preload }],
  [paths.game, { code: GamePage.preload }],
  [paths.login, { code: LoginPage.preload }],
  [paths.resetPassword, { code: ResetPasswordPage.preload }],
  [paths.chat, { code: ChatPage.preload }],
  [paths.help, { code: HelpPage.preload }],
  [paths.helpBare, { code: HelpBarePage.preload }],
  [paths.download, { code: DownloadPage.preload }],
  [paths.register, registerPage],
  [paths.registerHtml, registerPage],
]);

/** The page at a path; that of a promotion has its id in it, which the server knows in letters that need no escape. */
function pageAt(path: string): Page | undefined {
  const id = /^\/promotions\/([\w-]{1,40})$/.exec(path)?.[1];
  if (!id) return byPath.get(path);
  return {
    code: PromotionPage.preload,
    data: async (queries) => (await promotion()).prefetchPromotion(queries, id),
  };
}

/** Whether the portal has a page at a path. */
export function hasPage(path: string): boolean {
  return byPath.has(path);
}

/** Fetches the code of the page at a path ahead of its opening. */
export async function preloadPage(path: string): Promise<void> {
  await pageAt(path)?.code();
}

/** Fetches code and first data of the page at an address. Answers when the code is there; data may still travel. */
export async function openPage(
  queries: QueryClient,
  { pathname, search }: { readonly pathname: string; readonly search: string },
): Promise<{ readonly data: Promise<unknown> }> {
  const page = pageAt(pathname);
  await page?.code();
  return { data: page?.data?.(queries, search) ?? Promise.resolve() };
}
