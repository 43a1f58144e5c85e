import { Navigate, Outlet, type RouteObject } from 'react-router-dom';
import { CrashPage } from './crash-page.tsx';
import { Guard } from './guard.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PageBanners } from './page-banners.tsx';
import { type Page, pages, redirects } from './page-table.tsx';
import type { RouteHandle } from './page-title.ts';
import { Root } from './root.tsx';
import { Bare } from './shell/bare.tsx';
import { Frameless } from './shell/frameless.tsx';
import { ImmersiveFrame } from './shell/immersive.ts';
import { Shell } from './shell/shell.tsx';

/** The fallback of a whole frame. */
const ALONE = (
  <main>
    <CrashPage />
  </main>
);

const notFound: RouteObject = {
  path: '*',
  element: <NotFoundPage />,
  handle: { title: (t) => t('common.notFound.title') } satisfies RouteHandle,
};

const unguarded = (
  <>
    <div className="mx-auto mb-5 max-w-304 empty:hidden">
      <PageBanners />
    </div>
    <Outlet />
  </>
);

const routeOf = (page: Page): RouteObject => ({
  path: page.path,
  element: <page.Page />,
  handle: page satisfies RouteHandle,
});

/** The pages of a frame: those behind the guard, and those without it. */
function pagesIn(frame: Page['frame']): RouteObject[] {
  const inFrame = pages.filter((page) => (page.frame ?? 'shell') === frame);
  const guarded = inFrame.filter((page) => !page.unguarded).map(routeOf);
  return [
    {
      element: <Guard />,
      errorElement: <CrashPage />,
      children: frame === 'shell' ? [...guarded, notFound] : guarded,
    },
    { element: unguarded, children: inFrame.filter((page) => page.unguarded).map(routeOf) },
  ];
}

/** The routes of the portal, made from the table of its pages. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: ALONE,
    children: [
      ...Object.entries(redirects).map(([path, to]) => ({ path, element: <Navigate to={to} replace /> })),
      { element: <Shell />, children: pagesIn('shell') },
      { element: <ImmersiveFrame />, errorElement: ALONE, children: pagesIn('immersive') },
      { element: <Frameless />, errorElement: ALONE, children: pagesIn('frameless') },
      { element: <Bare />, errorElement: ALONE, children: pagesIn('bare') },
    ],
  },
];
