import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createQueryClient } from '../../api/query-client.ts';
import '../../i18n/i18n.ts';

/** Renders an element as a page of the portal at an address, with a new cache for each test. */
export function renderInPortal(element: ReactElement, address = '/index') {
  const queries = createQueryClient();
  queries.setDefaultOptions({ queries: { retry: false, staleTime: 60_000 } });
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  const view = render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return {
    ...view,
    queries,
    router,
    user: userEvent.setup(),
    address: () => router.state.location.pathname + router.state.location.search,
  };
}
