import { paths } from '../access/paths.ts';
import { lazyPart } from './lazy-part.ts';

export const HomePage = lazyPart(() => import('../features/home/home-page.tsx').then((part) => part.HomePage));
export const LobbyPage = lazyPart(() => import('../features/lobby/lobby-page.tsx').then((part) => part.LobbyPage));
export const LoginPage = lazyPart(() => import('../features/session/login-page.tsx').then((part) => part.LoginPage));

const byPath = new Map<string, () => Promise<unknown>>([
  [paths.root, HomePage.preload],
  [paths.home, HomePage.preload],
  [paths.slots, LobbyPage.preload],
  [paths.login, LoginPage.preload],
]);

/** Fetches the code of the page at a path ahead of its opening. */
export async function preloadPage(path: string): Promise<void> {
  await byPath.get(path)?.();
}
