import { Navigate, type RouteObject } from 'react-router-dom';
import { paths } from '../access/paths.ts';
import { CrashPage } from './crash-page.tsx';
import { Guard } from './guard.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import type { RouteHandle } from './page-title.ts';
import {
  ChatPage,
  DownloadPage,
  ELotteryPage,
  GamePage,
  HelpBarePage,
  HelpPage,
  LoginPage,
  LotteryPage,
  lobbyEntries,
  lobbyPageOf,
  PointMallPage,
  PromotionPage,
  PromotionsPage,
  RegisterPage,
  ResetPasswordPage,
  SeamlessPage,
  VietnamPage,
  VipPage,
} from './pages.ts';
import { Root } from './root.tsx';
import { Bare } from './shell/bare.tsx';
import { Frameless } from './shell/frameless.tsx';
import { ImmersiveFrame } from './shell/immersive.ts';
import { Shell } from './shell/shell.tsx';
import { SiteHome } from './site-home.tsx';

const titled = (title: RouteHandle['title']): RouteHandle => ({ title });

/** In the place of a whole frame. */
const ALONE = (
  <main>
    <CrashPage />
  </main>
);

/** Every page of the portal. A page joins with one entry here and its address in `access/paths.ts`. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: ALONE,
    children: [
      { path: paths.root, element: <Navigate to={paths.home} replace /> },
      { path: paths.down, element: <Navigate to={paths.download} replace /> },
      {
        element: <Shell />,
        children: [
          {
            element: <Guard />,
            errorElement: <CrashPage />,
            children: [
              { path: paths.home, element: <SiteHome />, handle: titled((t) => t('home.title')) },
              { path: paths.help, element: <HelpPage />, handle: titled((t) => t('shell.pages.help')) },
              { path: paths.download, element: <DownloadPage />, handle: titled((t) => t('shell.pages.download')) },
              { path: paths.lottery, element: <LotteryPage />, handle: titled((t) => t('common.category.LOTT')) },
              { path: paths.eLottery, element: <ELotteryPage />, handle: titled((t) => t('common.category.ELOTT')) },
              {
                path: paths.pointMall,
                element: <PointMallPage />,
                handle: titled((t) => t('shell.sideBar.pointMall')),
              },
              {
                path: paths.promotions,
                element: <PromotionsPage />,
                handle: titled((t) => t('shell.sideBar.promotions')),
              },
              ...[`${paths.promotions}/:id`, paths.promoDetail].map((path) => ({
                path,
                element: <PromotionPage />,
                handle: titled((t) => t('shell.sideBar.promotions')),
              })),
              { path: paths.vip, element: <VipPage />, handle: titled((t) => t('shell.sideBar.vip')) },
              ...lobbyEntries.map(([category, path]) => {
                const Page = lobbyPageOf(category);
                return {
                  path,
                  element: <Page category={category} />,
                  handle: titled((t) => t(`common.category.${category}`)),
                };
              }),
              { path: '*', element: <NotFoundPage />, handle: titled((t) => t('common.notFound.title')) },
            ],
          },
        ],
      },
      {
        element: <ImmersiveFrame />,
        errorElement: ALONE,
        children: [
          {
            element: <Guard />,
            errorElement: <CrashPage />,
            children: [
              { path: paths.seamless, element: <SeamlessPage />, handle: titled((t) => t('common.playing')) },
              { path: paths.vnLottery, element: <VietnamPage />, handle: titled((t) => t('common.category.LOTT')) },
            ],
          },
        ],
      },
      {
        element: <Frameless />,
        errorElement: ALONE,
        children: [
          {
            element: <Guard />,
            errorElement: <CrashPage />,
            children: [
              { path: paths.game, element: <GamePage />, handle: titled((t) => t('common.playing')) },
              { path: paths.helpBare, element: <HelpBarePage />, handle: titled((t) => t('shell.pages.help')) },
            ],
          },
          { path: paths.chat, element: <ChatPage />, handle: titled((t) => t('shell.sideBar.services')) },
        ],
      },
      {
        element: <Bare />,
        errorElement: ALONE,
        children: [
          { path: paths.login, element: <LoginPage />, handle: titled((t) => t('shell.header.login')) },
          { path: paths.resetPassword, element: <ResetPasswordPage />, handle: titled((t) => t('common.newPassword')) },
          ...[paths.register, paths.registerHtml].map((path) => ({
            path,
            element: <RegisterPage />,
            handle: titled((t) => t('shell.header.register')),
          })),
        ],
      },
    ],
  },
];
