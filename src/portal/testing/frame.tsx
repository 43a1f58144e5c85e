import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { pages } from '../app/page-table.tsx';
import { routes } from '../app/routes.tsx';
import { openPortal } from './portal.tsx';

type FrameSetting = Omit<Parameters<typeof openPortal>[1] & object, 'routes'> & {
  /** The paths whose pages stay the portal's own. */
  readonly own?: readonly string[];
  /** What the other pages show instead. */
  readonly pageOf?: (path: string) => ReactNode;
};

/** A page that shows only its path. */
export const plainPage = (path: string): ReactNode => <h1>The page {path}</h1>;

/**
 * Opens the portal with its frames, guard, gates, banners and modals around plain pages. For tests of these; a test of
 * a page takes `openPage`.
 */
export function openFrame(address: string, { own = [], pageOf = plainPage, ...setting }: FrameSetting = {}) {
  const plain = pages.map(({ path }) => path).filter((path) => !own.includes(path));
  const replaced = (route: RouteObject): RouteObject => {
    if (route.children) return { ...route, children: route.children.map(replaced) };
    if (route.path === undefined || !plain.includes(route.path)) return route;
    return { ...route, element: pageOf(route.path) };
  };
  return openPortal(address, { ...setting, routes: routes.map(replaced) });
}
