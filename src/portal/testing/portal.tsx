import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, type ReactNode, Suspense } from 'react';
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router-dom';
import { toast as sonner } from 'sonner';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { getGetPermissionResponseMock } from '#generated/client/system/system.faker.ts';
import { getGetPermissionMockHandler } from '#generated/client/system/system.msw.ts';
import type { SiteInfo } from '#generated/model/index.ts';
import { server } from '#mocks/server.ts';
import { withSecurePage } from '#mocks/with-secure-page.ts';
import { withServer } from '#mocks/with-server.ts';
import { useSite } from '../access/site.ts';
import { forgetClosure } from '../api/closure.ts';
import { forgetServerKeys } from '../api/http.ts';
import { createQueryClient } from '../api/query-client.ts';
import { clearSession, getToken, setToken } from '../api/token.ts';
import { connect } from '../app/connect.ts';
import { ModalLayer } from '../app/modals/modal-layer.tsx';
import { CrashPage } from '../app/page-states.tsx';
import { pages } from '../app/page-table.tsx';
import { reportFailure } from '../app/part-boundary.tsx';
import { Providers } from '../app/providers.tsx';
import { routes } from '../app/routes.tsx';
import { StillObserver } from '../entities/testing/with-layout.ts';
import { i18n } from '../i18n/i18n.ts';
import { showLanguage } from '../i18n/language.ts';
import { installTopLayer } from '../ui/testing/top-layer.ts';
import { connectToasts } from '../ui/toast.tsx';

let width = 1440;
const connections: (() => void)[] = [];

/** Prepares backend, browser and storage for tests of the portal and its parts. */
export function withPortal(): void {
  withServer();
  withSecurePage();
  beforeAll(installTopLayer);
  beforeEach(async () => {
    window.sessionStorage.clear();
    window.localStorage.clear();
    document.documentElement.dataset['theme'] = 'dark';
    // A toast that came after the end of the test before.
    connectToasts(() => undefined)();
    await showLanguage('EN');
    vi.stubGlobal('scrollTo', () => undefined);
    vi.stubGlobal('ResizeObserver', StillObserver);
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: width >= Number(/width >= (\d+)px/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
  });
  afterEach(() => {
    cleanup();
    // A toast outlives the toaster that showed it, and the next one would show it again.
    sonner.dismiss();
    for (const end of connections.splice(0)) end();
    forgetClosure();
    forgetServerKeys();
    // A login removes earlier drafts.
    setToken('pt_end');
    clearSession();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    // A test may have set the time.
    vi.useRealTimers();
  });
}

type Setting = {
  /** Starts with a session. */
  readonly loggedIn?: boolean;
  readonly width?: number;
  /** Replaces the portal's routes. */
  readonly routes?: RouteObject[];
};

/** Shows its content once the site is known, as the guard does. */
function KnownSite({ children }: { readonly children: ReactNode }) {
  return useSite() && children;
}

/** Each page of the table without its frame, guard and gates, and the modals over it. */
const framelessRoutes: RouteObject[] = [
  {
    element: (
      <KnownSite>
        <Suspense>
          <Outlet />
        </Suspense>
        <ModalLayer />
      </KnownSite>
    ),
    children: [
      ...pages.map(({ path, Page }) => ({ path, element: <Page />, errorElement: <CrashPage /> })),
      { path: '*', element: null },
    ],
  },
];

/**
 * Opens the page at an address alone: no header, menu, footer, guard or gate. Its modals open over it. What the test
 * says about the frame itself needs `openFrame`.
 */
export function openPage(address: string, setting: Omit<Setting, 'routes'> = {}) {
  return openPortal(address, { ...setting, routes: framelessRoutes });
}

/** The page of the table at a path, for a part of the portal that no other page replaces. */
export function pageAt(path: string) {
  const page = pages.find((one) => one.path === path);
  if (page === undefined) throw new Error(`no page has the path ${path}`);
  return page.Page;
}

/** Opens the modal that an address names, over no page; where it leads is read from `address()`. */
export function openModal(address: string, setting: Omit<Setting, 'routes'> = {}) {
  return openPart(<ModalLayer />, address, setting);
}

/** Opens one part of the portal at an address, with nothing around it. */
export function openPart(element: ReactElement, address = '/index', setting: Omit<Setting, 'routes'> = {}) {
  const shown = (
    <KnownSite>
      <Suspense>{element}</Suspense>
    </KnownSite>
  );
  const routes = [{ path: '*', element: shown, errorElement: <CrashPage /> }];
  return openPortal(address, { ...setting, routes });
}

/** Opens the whole portal at an address, in a window of the given width (px). */
export function openPortal(address: string, setting: Setting = {}) {
  width = setting.width ?? 1440;
  if (setting.loggedIn && getToken() === null) setToken('pt_session');
  const queries = createQueryClient();
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } });
  connections.push(connect(queries));
  const router = createMemoryRouter(setting.routes ?? routes, { initialEntries: [address] });
  render(
    <Providers queries={queries} i18n={i18n}>
      <RouterProvider router={router} onError={reportFailure} />
    </Providers>,
  );
  return {
    user: userEvent.setup(),
    router,
    queries,
    address: () => router.state.location.pathname + router.state.location.search,
  };
}

/** Changes the mocked site information. */
export function changeSite(change: (info: SiteInfo) => SiteInfo): void {
  const answer = getGetPermissionResponseMock();
  const value = { ...answer.value, info: change(answer.value.info) };
  server.use(getGetPermissionMockHandler({ ...answer, value }));
}

/** Switches one flag of the site off. */
export function switchOff(modId: string): void {
  changeSite((info) => ({
    ...info,
    whitelabel: info.whitelabel.map((node) => (node.modId === modId ? { ...node, enabled: '0' } : node)),
  }));
}
