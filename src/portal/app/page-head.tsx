import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router-dom';
import { usePageName } from '../access/page-name.ts';
import { isForAgents, useSite } from '../access/site.ts';
import { BannerCarousel } from '../features/banner/banner-carousel.tsx';
import type { Page } from './page-table.tsx';

/** The handle of a route: its row in the table of pages. */
export type RouteHandle = Pick<Page, 'title' | 'banner'>;

/** Sets the document title from the page's own name, else from the deepest route with a title: `Slots | Lumo`. */
export function usePageTitle(): void {
  const { t } = useTranslation();
  const brand = useSite()?.brand.name;
  const handle = useMatches().findLast((match) => isRouteHandle(match.handle))?.handle;
  const own = usePageName();
  const title = own ?? (isRouteHandle(handle) ? handle.title(t) : undefined);
  useEffect(() => {
    document.title = [title, brand].filter(Boolean).join(' | ');
  }, [title, brand]);
}

/** Whether the handle of a route is such a row. */
function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle;
}

/** The banners of the page's row in the table (BANNER-01 to BANNER-03). A site for agents has none. */
export function PageBanners() {
  const handle = useMatches().at(-1)?.handle;
  const site = useSite();
  const group = isRouteHandle(handle) ? handle.banner : undefined;
  return group && site && !isForAgents(site) && <BannerCarousel group={group} />;
}
