import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { isForPlayers, loginPath, openPaths, paths } from '../access/paths.ts';
import { useLoggedIn } from '../access/session.ts';
import { isForAgents, siteQuery } from '../access/site.ts';
import { errorText } from '../api/error-text.ts';
import { Button } from '../ui/button.tsx';
import { PageBanners } from './page-head.tsx';
import { FullPageMessage, PageFallback } from './page-states.tsx';

/**
 * Shows a page once the site is known. With the brand's `loginedToHomePage` on, it sends guests to the login page. The
 * login leads back (ROUTE-21 to ROUTE-23).
 */
export function Guard() {
  const { t } = useTranslation();
  const site = useQuery(siteQuery());
  const loggedIn = useLoggedIn();
  const here = useLocation();
  if (site.data === undefined) {
    if (site.error === null) return <PageFallback />;
    return (
      <FullPageMessage title={errorText(site.error)} text={t('common.unreachable')}>
        <Button variant="brand" loading={site.isFetching} onClick={() => void site.refetch()}>
          {t('common.retry')}
        </Button>
      </FullPageMessage>
    );
  }
  if (site.data.info.settings.loginedToHomePage && !loggedIn && !openPaths.includes(here.pathname)) {
    return <Navigate to={loginPath(here)} replace />;
  }
  if (isForAgents(site.data.info) && isForPlayers(here.pathname)) return <Navigate to={paths.home} replace />;
  return (
    <>
      <PageBanners />
      <Suspense fallback={<PageFallback />}>
        <Outlet />
      </Suspense>
    </>
  );
}
