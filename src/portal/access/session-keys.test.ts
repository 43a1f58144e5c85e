// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getListVendorsQueryOptions } from '../../../generated/client/catalogue/catalogue.ts';
import { getGetMemberInfoQueryOptions } from '../../../generated/client/member/member.ts';
import { getGetRoutersQueryOptions } from '../../../generated/client/system/system.ts';
import { getGetBalanceQueryKey, getGetBalanceQueryOptions } from '../../../generated/client/wallet/wallet.ts';
import { withServer } from '../../mocks/with-server.ts';
import { clearSession, setToken } from '../api/token.ts';
import { dropMemberData } from './member-data.ts';
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
    expect(JSON.parse(kept('settings') ?? '')).toMatchObject({ loginedToHomePage: false });
    expect(JSON.parse(kept('validate') ?? '')).toMatchObject({ username: { minLength: 4 } });
    expect(window.localStorage.getItem('merchantCode')).toBe('lumo');
  });

  test('STORE-05 holds the vendors once they are known', async () => {
    await queries.fetchQuery(getListVendorsQueryOptions());
    expect(JSON.parse(kept('gameVendor') ?? '')).toEqual(
      expect.arrayContaining([expect.objectContaining({ title: expect.any(String), cards: expect.any(Array) })]),
    );
  });

  test('STORE-05 LOGOUT-07 holds the domains and links of the brand, also after a logout', async () => {
    await queries.fetchQuery(getGetRoutersQueryOptions());
    const routers = kept('routers') ?? '';
    expect(JSON.parse(routers)).toMatchObject({
      domainList: expect.arrayContaining([expect.objectContaining({ domain: 'www.lumo.example' })]),
      resources: expect.arrayContaining([expect.objectContaining({ resourceType: 'TELEGRAM' })]),
    });
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

  test('a new session restores the keys that the last logout removed', async () => {
    await queries.fetchQuery(siteQuery());
    clearSession();
    expect(kept('validate')).toBeNull();
    setToken('pt_next');
    expect(kept('validate')).not.toBeNull();
  });

  test('nothing is stored after the subscription ends', async () => {
    end();
    await queries.fetchQuery(siteQuery());
    expect(kept('merchant')).toBeNull();
  });
});

test("LOGOUT-05 the member's data is dropped, the site's stays", async () => {
  await Promise.all([
    queries.fetchQuery(siteQuery()),
    queries.fetchQuery(getListVendorsQueryOptions()),
    queries.fetchQuery(getGetBalanceQueryOptions()),
    queries.fetchQuery(getGetMemberInfoQueryOptions()),
  ]);
  dropMemberData(queries);
  expect(queries.getQueryData(getGetBalanceQueryKey())).toBeUndefined();
  expect(queries.getQueryCache().getAll()).toHaveLength(2);
  expect(queries.getQueryData(siteQuery().queryKey)).toBeDefined();
});
