// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { getGetPermissionResponseMock } from '#generated/client/system/system.faker.ts';
import { getGetPermissionMockHandler } from '#generated/client/system/system.msw.ts';
import { server } from '#mocks/server.ts';
import { withServer } from '#mocks/with-server.ts';
import { siteQuery } from './site.ts';

withServer();

test('API-65 the site is asked for by the host at which the portal was opened', async () => {
  const asked: (string | null)[] = [];
  server.use(
    getGetPermissionMockHandler(({ request }) => {
      asked.push(new URL(request.url).searchParams.get('url'));
      return getGetPermissionResponseMock();
    }),
  );
  await new QueryClient().fetchQuery(siteQuery());
  expect(asked).toEqual([window.location.host]);
});
