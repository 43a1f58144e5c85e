import { MapPinOff } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, Outlet, type RouteObject, useLocation } from 'react-router-dom';
import { paths } from '../access/paths.ts';
import { lazyPart } from '../i18n/lazy-part.ts';
import { buttonClass } from '../ui/button.tsx';
import { Guard } from './guard.tsx';
import { PageBanners, type RouteHandle } from './page-head.tsx';
import { CrashPage, FullPageMessage, PageFallback } from './page-states.tsx';
import { type Page, pages, redirects } from './page-table.tsx';
import { Root } from './root.tsx';
import { FrameMain, SkipLink } from './shell/frame-main.tsx';
import { HomeLogo } from './shell/header.tsx';
import { ImmersiveFrame } from './shell/immersive.ts';
import { LanguageSwitch, ThemeSwitch } from './shell/page-switches.tsx';
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

/** Pages for those who build the portal, on `npm run dev` alone: a build leaves their code out. */
const forDevelopers: RouteObject[] = [];
if (import.meta.env.MODE === 'development') {
  const PartsPage = lazyPart(() => import('./parts-page.tsx').then((part) => part.PartsPage), 'form');
  forDevelopers.push({
    path: '/dev/parts',
    element: <PartsPage />,
    handle: { title: () => 'Parts' } satisfies RouteHandle,
  });
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
      { element: <Bare />, errorElement: ALONE, children: [...pagesIn('bare'), ...forDevelopers] },
    ],
  },
];

/** The page for unknown addresses. */
function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <FullPageMessage icon={<MapPinOff size={24} />} title={t('common.notFound.title')} text={t('common.notFound.body')}>
      <Link to={paths.home} className={buttonClass({ variant: 'brand' })}>
        {t('common.notFound.action')}
      </Link>
    </FullPageMessage>
  );
}

/** The frame of standalone pages: a logo, the language and the theme. */
function Bare() {
  return (
    <>
      <SkipLink />
      <header className="sticky top-0 z-header flex h-header items-center gap-2 border-b border-line bg-glass px-gutter backdrop-blur-[14px]">
        <HomeLogo />
        <div className="ml-auto flex items-center gap-3">
          <OtherWay />
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </header>
      <FrameMain className="px-gutter pt-5 pb-8">
        <Suspense>
          <Outlet />
        </Suspense>
      </FrameMain>
    </>
  );
}

/** Leads from the registration to the login, for visitors who have an account. */
function OtherWay() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  if (pathname !== paths.register && pathname !== paths.registerHtml) return null;
  return (
    <>
      <span className="text-sm text-text-2 max-md:hidden">{t('shell.header.haveAccount')}</span>
      <Link to={paths.login} className={buttonClass({ variant: 'outline' })}>
        {t('shell.header.login')}
      </Link>
    </>
  );
}

/** The frame of pages with their own layout: no header, menu or footer (ROUTE-15, ROUTE-16). */
function Frameless() {
  return (
    <FrameMain className="min-h-dvh">
      <Suspense fallback={<PageFallback />}>
        <Outlet />
      </Suspense>
    </FrameMain>
  );
}
