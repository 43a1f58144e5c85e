import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { SiteInfo } from '../../../../generated/client/model/index.ts';
import { getGetPermissionResponseMock } from '../../../../generated/client/system/system.faker.ts';
import { getGetPermissionMockHandler } from '../../../../generated/client/system/system.msw.ts';
import { server } from '../../../mocks/server.ts';
import { withSecurePage } from '../../../mocks/with-secure-page.ts';
import { withServer } from '../../../mocks/with-server.ts';
import { forgetClosure } from '../../api/closure.ts';
import { createQueryClient } from '../../api/query-client.ts';
import { clearSession, getToken, setToken } from '../../api/token.ts';
import { i18n } from '../../i18n/i18n.ts';
import { showLanguage } from '../../i18n/language.ts';
import { installTopLayer } from '../../ui/testing/top-layer.ts';
import { connectToasts } from '../../ui/toast.ts';
import { connect } from '../connect.ts';
import { Providers } from '../providers.tsx';
import { reportFailure } from '../report.ts';
import { routes } from '../routes.tsx';

let width = 1440;
const connections: (() => void)[] = [];

/** Prepares backend, browser and storage for tests of the whole portal. */
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
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: width >= Number(/width >= (\d+)px/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
  });
  afterEach(() => {
    cleanup();
    for (const end of connections.splice(0)) end();
    forgetClosure();
    // A login removes earlier drafts.
    setToken('pt_end');
    clearSession();
    vi.unstubAllGlobals();
  });
}

type Setting = {
  /** Starts with a session. */
  readonly loggedIn?: boolean;
  readonly width?: number;
  /** Replaces the portal's routes. */
  readonly routes?: RouteObject[];
};

/** Opens the portal at an address, in a window of the given width. */
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
