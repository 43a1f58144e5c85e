// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getGetPermissionResponseMock } from '#generated/client/system/system.faker.ts';
import type { Permission } from '#generated/model/index.ts';
import { ApiError } from '../api/api-error.ts';
import { forgetClosure, getClosure, noteClosure } from '../api/closure.ts';
import '../i18n/i18n.ts';
import { showLanguage } from '../i18n/language.ts';
import { useNamedPage, usePageName } from './page-name.ts';
import { subscribeFollowedLogin, tellFollowedLogin } from './session.ts';
import { hasFlag, isForAgents, siteQuery, useApps, useFlag, useSite } from './site.ts';
import { statusQuery, useReopen, useSiteState } from './site-state.ts';
import { useBrandZone, useDates } from './use-dates.ts';
import { useMoney } from './use-money.ts';

type Site = Permission['info'];

const shipped = getGetPermissionResponseMock().value;
const site = (changes: Partial<Site>): Site => ({ ...shipped.info, ...changes });
const status = { status: 0, ip: '203.0.113.7', country: 'VN', maintenanceUntil: null } as const;

let queries: QueryClient;
const know = (info: Site) => queries.setQueryData(siteQuery().queryKey, { ...shipped, info });
/** The value of a hook in a portal that never asks a server. */
function resultOf<Value>(hook: () => Value) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  return renderHook(hook, { wrapper }).result;
}

beforeEach(() => {
  queries = new QueryClient({ defaultOptions: { queries: { enabled: false, retry: false } } });
  showLanguage('EN');
});
afterEach(() => {
  cleanup();
  forgetClosure();
  vi.restoreAllMocks();
});

describe('a site', () => {
  const node = (modId: string) => ({ modId, enabled: '1', childrenNodes: [] });
  const whitelabel = ['DIRECTREG3', 'FREEPLAY3', 'CBS3'].map(node);

  test('FLAG-01 has its flags, a site for agents neither free play nor an open registration', () => {
    const members = site({ whitelabel, brand: { ...shipped.info.brand, site: 'member' } });
    const agents = site({ whitelabel, brand: { ...shipped.info.brand, site: 'agent' } });
    const flags = ['DIRECTREG3', 'FREEPLAY3', 'CBS3', 'USERNAMEREG3'] as const;
    const of = (known: Site | undefined) => flags.map((name) => hasFlag(known, name));
    expect([of(members), of(agents), of(undefined)]).toEqual([
      [true, true, true, false],
      [false, false, true, false],
      [false, false, false, false],
    ]);
    expect([isForAgents(members), isForAgents(agents), isForAgents(undefined)]).toEqual([false, true, false]);
  });

  test('is not known before the server has answered, and its flags are off', () => {
    expect(resultOf(() => [useSite(), useFlag('CBS3')]).current).toEqual([undefined, false]);
    const known = site({ whitelabel });
    know(known);
    expect(resultOf(() => [useSite(), useFlag('CBS3')]).current).toEqual([known, true]);
  });

  test('ENTITY-05 ENTITY-06 has the apps that it has a link for; the code of each says its address unless there is another', () => {
    expect(resultOf(useApps).current).toEqual([]);
    const [link] = shipped.info.resources;
    if (!link) throw new Error('the site of the examples has no link');
    const ios = { ...link, resourceType: 'MOBILECONFIG', url: 'https://lumo.example/ios', qrCodeUrl: null } as const;
    const other = 'https://lumo.example/code';
    const android = { ...link, resourceType: 'Android', url: 'https://lumo.example/apk', qrCodeUrl: other } as const;
    know(site({ resources: [ios, android] }));
    expect(resultOf(useApps).current).toEqual([
      { platform: 'android', url: 'https://lumo.example/apk', code: other },
      { platform: 'ios', url: 'https://lumo.example/ios', code: 'https://lumo.example/ios' },
    ]);
    know(site({ resources: [ios] }));
    expect(resultOf(useApps).current.map(({ platform }) => platform)).toEqual(['ios']);
  });

  test('WALLET-07 writes amounts in its currency', () => {
    const currency = { ...shipped.info.brand.currency, symbol: '₫', decimals: 0 };
    const written = () => resultOf(useMoney).current;
    expect(written()('25000')).toBe('$25,000.00');
    know(site({ brand: { ...shipped.info.brand, currency } }));
    expect([written()('25000'), written()('81', { sign: 'always' })]).toEqual(['₫25,000', '+₫81']);
  });
});

describe('times', () => {
  // 09:05 in UTC is 16:05 in Hanoi and 04:05 in New York.
  const time = Date.UTC(2026, 0, 5, 9, 5);
  const inZone = (zone: string) => {
    const options = new Intl.DateTimeFormat().resolvedOptions();
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone: zone });
  };
  const ofBrand = (timeZone: string) => know(site({ brand: { ...shipped.info.brand, timeZone } }));

  test("are the visitor's, with those of the brand where they differ", () => {
    inZone('America/New_York');
    ofBrand('Asia/Ho_Chi_Minh');
    const { zone, write, zoneAt, brandTime } = resultOf(useDates).current;
    expect([zone, write(time, 'time'), zoneAt(time), brandTime(time)]).toEqual([
      'America/New_York',
      '04:05',
      'GMT-5',
      '16:05',
    ]);
    expect(write(time)).toContain('2026');
  });

  test('are told once where the clocks of visitor and brand agree', () => {
    inZone('Asia/Bangkok');
    ofBrand('Asia/Ho_Chi_Minh');
    expect(resultOf(useDates).current.brandTime(time)).toBeUndefined();
  });

  test('are in UTC before the brand is known', () => {
    expect(resultOf(useBrandZone).current).toBe('UTC');
    ofBrand('Asia/Ho_Chi_Minh');
    expect(resultOf(useBrandZone).current).toBe('Asia/Ho_Chi_Minh');
  });
});

describe('a site that is closed', () => {
  const closure = new ApiError('maintenance', 503);

  test('STATUS-13 is closed by its status or by a refusal, and asked for its status once', () => {
    expect(resultOf(useSiteState).current).toEqual({ kind: 'waiting' });
    queries.setQueryData(statusQuery().queryKey, status);
    know(shipped.info);
    expect(resultOf(useSiteState).current).toEqual({ kind: 'open' });
    noteClosure(closure);
    expect(resultOf(useSiteState).current).toEqual({ kind: 'maintenance', until: null });
    expect(statusQuery().staleTime).toBe(Number.POSITIVE_INFINITY);
  });

  test('STATUS-01 STATUS-02 says until when, also before the site itself is known', () => {
    const until = '2026-01-05T12:50:00Z';
    queries.setQueryData(statusQuery().queryKey, { ...status, status: 1, maintenanceUntil: until });
    expect(resultOf(useSiteState).current).toEqual({ kind: 'maintenance', until });
  });

  test.each([
    ['opens when the status arrives', true],
    ['stays closed when none arrives', false],
  ])('STATUS-13 asked again it %s', async (_, arrives) => {
    noteClosure(closure);
    const asked: unknown[] = [];
    let answer: () => void = () => undefined;
    vi.spyOn(queries, 'refetchQueries').mockImplementation((filters) => {
      asked.push(filters?.queryKey);
      return new Promise((resolve) => {
        const before = answer;
        answer = () => {
          before();
          resolve();
        };
      });
    });
    const reopen = resultOf(useReopen);
    expect(reopen.current.asking).toBe(false);
    act(() => (arrives ? reopen.current.reopen() : reopen.current.look()));
    expect([reopen.current.asking, asked]).toEqual([true, [statusQuery().queryKey, siteQuery().queryKey]]);
    if (arrives) queries.setQueryData(statusQuery().queryKey, status);
    await act(async () => answer());
    expect([reopen.current.asking, getClosure()]).toEqual([false, arrives ? undefined : closure]);
  });
});

describe('what the pages tell each other', () => {
  test('a page has the name that it gives itself, as long as it is shown', () => {
    const name = resultOf(usePageName);
    expect(name.current).toBeUndefined();
    const page = renderHook(({ own }) => useNamedPage(own), { initialProps: { own: 'Lantern Road' } });
    expect(name.current).toBe('Lantern Road');
    page.rerender({ own: 'Neon Saigon' });
    expect(name.current).toBe('Neon Saigon');
    page.unmount();
    expect(name.current).toBeUndefined();
  });

  test('a login that was taken over is told until nobody listens any more', () => {
    const listener = vi.fn();
    const end = subscribeFollowedLogin(listener);
    tellFollowedLogin();
    expect(listener).toHaveBeenCalledTimes(1);
    end();
    tellFollowedLogin();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
