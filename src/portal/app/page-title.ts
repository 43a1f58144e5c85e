import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router-dom';
import { usePageName } from '../access/page-name.ts';
import { useSite } from '../access/site.ts';
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
export function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle;
}
