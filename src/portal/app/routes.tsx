import { Navigate, type RouteObject } from 'react-router-dom';
import { paths } from '../access/paths.ts';
import { LatePopups } from './arrival/late-popups.tsx';
import { CrashPage } from './crash-page.tsx';
import { Guard } from './guard.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import type { RouteHandle } from './page-title.ts';
import {
  ChatPage,
  DownloadPage,
  HelpBarePage,
  HelpPage,
  HomePage,
  ImmersiveFrame,
  LobbyPage,
  LoginPage,
  lobbyEntries,
  RegisterPage,
  ResetPasswordPage,
} from './pages.ts';
import { Root } from './root.tsx';
import { Bare } from './shell/bare.tsx';
import { Frameless } from './shell/frameless.tsx';
import { Shell } from './shell/shell.tsx';

const titled = (title: RouteHandle['title']): RouteHandle => ({ title });

/** The home page, and what is told there once a session. */
function Home() {
  return (
    <>
      <HomePage />
      <LatePopups />
    </>
  );
}

/** Every page of the portal. A page joins with one entry here and its address in `access/paths.ts`. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <CrashPage />,
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
              { path: paths.home, element: <Home />, handle: titled((t) => t('home.title')) },
              ...lobbyEntries.map(([category, path]) => ({
                path,
                element: <LobbyPage category={category} />,
                handle: titled((t) => t(`common.category.${category}`)),
              })),
              { path: paths.help, element: <HelpPage />, handle: titled((t) => t('shell.pages.help')) },
              { path: paths.download, element: <DownloadPage />, handle: titled((t) => t('shell.pages.download')) },
              { path: '*', element: <NotFoundPage />, handle: titled((t) => t('common.notFound.title')) },
            ],
          },
        ],
      },
      {
        element: <ImmersiveFrame />,
        errorElement: <CrashPage />,
        // `/seamless` and `/vnlottery`, with their pages
        children: [{ element: <Guard />, errorElement: <CrashPage />, children: [] }],
      },
      {
        element: <Frameless />,
        errorElement: <CrashPage />,
        // `/game`, with its page
        children: [
          { path: paths.helpBare, element: <HelpBarePage />, handle: titled((t) => t('shell.pages.help')) },
          { path: paths.chat, element: <ChatPage />, handle: titled((t) => t('shell.sideBar.services')) },
        ],
      },
      {
        element: <Bare />,
        errorElement: <CrashPage />,
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
