// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getListVendorsResponseMock } from '#generated/client/catalogue/catalogue.faker.ts';
import { getListGamesQueryOptions, getListVendorsQueryOptions } from '#generated/client/catalogue/catalogue.ts';
import { getGetMemberInfoResponseMock } from '#generated/client/member/member.faker.ts';
import { getGetMemberInfoMockHandler } from '#generated/client/member/member.msw.ts';
import { getGetMemberInfoQueryOptions } from '#generated/client/member/member.ts';
import { getGetPermissionResponseMock, getGetRoutersResponseMock } from '#generated/client/system/system.faker.ts';
import { getGetPermissionMockHandler } from '#generated/client/system/system.msw.ts';
import { getGetRoutersQueryOptions } from '#generated/client/system/system.ts';
import { getGetBalanceQueryKey, getGetBalanceQueryOptions } from '#generated/client/wallet/wallet.ts';
import { server } from '#mocks/server.ts';
import { withServer } from '#mocks/with-server.ts';
import { clearSession, setToken } from '../api/token.ts';
import { dropMemberData } from './session.ts';
import { keepSessionKeys } from './session-keys.ts';
import { siteQuery } from './site.ts';

withServer();

const kept = (key: string) => window.sessionStorage.getItem(key);
let queries: QueryClient;
let end: () => void;

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
  queries = new QueryClient();
  end = keepSessionKeys(queries);
});
afterEach(() => end());

describe('session storage', () => {
  test('STORE-03 STORE-05 STORE-11 holds the merchant, the settings and the rules once the site is known', async () => {
    await queries.fetchQuery(siteQuery());
    expect([kept('merchant'), kept('merchantCode'), kept('platform')]).toEqual(['lumo', 'lumo', 'W']);
    const answer = getGetPermissionResponseMock();
    expect(JSON.parse(kept('settings') ?? '')).toEqual(answer.value.info.settings);
    expect(JSON.parse(kept('validate') ?? '')).toEqual(answer.value.info.register.rules);
    expect(window.localStorage.getItem('merchantCode')).toBe('lumo');
    const info = { ...answer.value.info, brand: { ...answer.value.info.brand, merchantCode: 'sen' } };
    server.use(getGetPermissionMockHandler({ ...answer, value: { ...answer.value, info } }));
    await queries.invalidateQueries();
    await queries.fetchQuery(siteQuery());
    expect([kept('merchant'), kept('merchantCode'), kept('platform')]).toEqual(['sen', 'sen', 'W']);
    expect(window.localStorage.getItem('merchantCode')).toBe('sen');
  });

  test('STORE-05 holds the vendors once they are known', async () => {
    await queries.fetchQuery(getListVendorsQueryOptions());
    const { lanes } = getListVendorsResponseMock().value.data;
    expect(lanes.length).toBeGreaterThan(1);
    expect(JSON.parse(kept('gameVendor') ?? '')).toEqual(lanes);
  });

  test('STORE-05 LOGOUT-07 holds the domains and links of the brand, also after a logout', async () => {
    await queries.fetchQuery(getGetRoutersQueryOptions());
    const routers = kept('routers') ?? '';
    const { domainList, resources } = getGetRoutersResponseMock();
    expect(JSON.parse(routers)).toMatchObject({ domainList, resources });
    expect([domainList.length, resources.length].every((count) => count > 1)).toBe(true);
    setToken('pt_session');
    clearSession();
    expect(kept('routers')).toBe(routers);
  });

  test('STORE-01 STORE-02 STORE-18 holds the login info', async () => {
    await queries.fetchQuery(getGetMemberInfoQueryOptions());
    expect(Object.fromEntries(Object.entries(window.sessionStorage))).toEqual({
      account: 'player01',
      username: 'player01',
      customerId: '1000001',
      isAgent: '0',
      nickname: 'Minh Khoa',
      toUpline: 'false',
      memberLabel: '["Early bird"]',
      memberLabelColor: '#281a01',
      memberLabelColor2: '#fcbf4d',
    });
  });

  test('STORE-01 STORE-02 holds the login info of whoever is logged in', async () => {
    const answer = getGetMemberInfoResponseMock();
    const agent = {
      id: '1000042',
      account: 'promoter42',
      userName: 'promoter42',
      nickname: 'Thu Hà',
      type: 42 as const,
      toUpline: true,
      clubLabel: { labelName: 'Blaze', color: '#010203', color2: '#f0f1f2', rankLevel: 5 },
      memberLabel: ['Early bird', 'VIP'].map((labelName) => ({ labelName, color: '#011623', color2: '#72c5f9' })),
    };
    server.use(getGetMemberInfoMockHandler({ ...answer, value: { ...answer.value, ...agent } }));
    await queries.fetchQuery(getGetMemberInfoQueryOptions());
    expect(Object.fromEntries(Object.entries(window.sessionStorage))).toEqual({
      account: 'promoter42',
      username: 'promoter42',
      customerId: '1000042',
      isAgent: '42',
      nickname: 'Thu Hà',
      toUpline: 'true',
      memberLabel: '["Early bird","VIP"]',
      memberLabelColor: '#010203',
      memberLabelColor2: '#f0f1f2',
    });
  });

  test('STORE-05 a new session restores the keys that the last logout removed', async () => {
    await queries.fetchQuery(siteQuery());
    clearSession();
    expect(kept('validate')).toBeNull();
    setToken('pt_next');
    expect(kept('validate')).not.toBeNull();
  });

  test('STORE-01 STORE-03 what was known before is stored too', async () => {
    const known = new QueryClient();
    await known.fetchQuery(siteQuery());
    await known.fetchQuery(getGetBalanceQueryOptions());
    const asked = known.fetchQuery(getGetMemberInfoQueryOptions());
    const endOfKnown = keepSessionKeys(known);
    expect([kept('merchant'), kept('account')]).toEqual(['lumo', null]);
    await asked;
    endOfKnown();
  });

  test('nothing is stored after the subscription ends', async () => {
    await queries.fetchQuery(siteQuery());
    window.sessionStorage.clear();
    end();
    setToken('pt_next');
    await queries.fetchQuery({ ...siteQuery(), staleTime: 0 });
    expect(kept('merchant')).toBeNull();
  });
});

test("LOGOUT-05 the member's data is dropped, the site's stays", async () => {
  await Promise.all([
    queries.fetchQuery(siteQuery()),
    queries.fetchQuery(getListVendorsQueryOptions()),
    queries.fetchQuery(getGetBalanceQueryOptions()),
    queries.fetchQuery(getGetMemberInfoQueryOptions()),
    queries.fetchQuery(getListGamesQueryOptions({ gameType: 'RNG' })),
  ]);
  dropMemberData(queries);
  expect(queries.getQueryData(getGetBalanceQueryKey())).toBeUndefined();
  expect(queries.getQueryCache().getAll()).toHaveLength(3);
  expect(queries.getQueryData(siteQuery().queryKey)).toBeDefined();
});
