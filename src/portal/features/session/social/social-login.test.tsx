// @vitest-environment jsdom

import { createHash } from 'node:crypto';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  getBeginSocialLoginResponseMock,
  getCompleteSocialLoginResponseMock,
} from '#generated/client/session/session.faker.ts';
import type { SocialBeginPayload, SocialCodePayload } from '#generated/model/index.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { getToken } from '#portal/api/token.ts';
import { draftOf } from '#portal/form/drafts.ts';
import { setClock } from '#portal/lib/clock.ts';
import type { TabMessage } from '#portal/lib/tabs.ts';
import { changeSite, withPortal } from '#portal/testing/portal.tsx';
import { openLogin } from '#portal/testing/steps.ts';

withPortal();

const popup = { closed: false, close: vi.fn(), location: { replace: vi.fn() } };
beforeEach(() => {
  popup.closed = false;
  vi.stubGlobal(
    'open',
    vi.fn(() => popup),
  );
});

/** Answers both calls and records their bodies. */
function record(answer: object) {
  const begun: SocialBeginPayload[] = [];
  const completed: SocialCodePayload[] = [];
  server.use(
    msw.post('*/wps/session/social/google', async ({ request }) => {
      // Sent by the code under test, whose types are the contract's.
      begun.push((await request.json()) as SocialBeginPayload);
      return HttpResponse.json(getBeginSocialLoginResponseMock());
    }),
    msw.post('*/wps/session/social/google/complete', async ({ request }) => {
      completed.push((await request.json()) as SocialCodePayload);
      return HttpResponse.json(answer);
    }),
  );
  return { begun, completed };
}

/** Simulates the provider's redirect to the portal, which notifies the other tabs. */
function providerReturns() {
  const other = new BroadcastChannel('portal');
  other.postMessage({ kind: 'signIn', state: 'st_7fWq2Lx9Vb', code: 'abc', error: null } satisfies TabMessage);
  other.close();
}

async function pressGoogle() {
  const portal = await openLogin();
  await portal.user.click(await portal.form.findByRole('button', { name: 'Google' }));
  return portal;
}

describe('sign-in through a provider', () => {
  test('LOGIN-12 LOGIN-34 opens the provider and logs in the returned identity; only the hash of the key leaves before the completion', async () => {
    const { begun, completed } = record(getCompleteSocialLoginResponseMock());
    await pressGoogle();
    await waitFor(() => expect(popup.location.replace).toHaveBeenCalledOnce());
    expect(popup.location.replace.mock.calls[0]?.[0]).toMatch(/^https:\/\/accounts\.google\.com\//);
    expect(begun).toEqual([{ returnUrl: 'http://localhost:3000/login', browserKeyHash: expect.any(String) }]);
    providerReturns();
    expect(await screen.findByRole('dialog', { name: 'Welcome back, Minh Khoa' })).toBeDefined();
    expect(getToken()).toMatch(/^pt_6Tn2/);
    const key = completed[0]?.browserKey ?? '';
    expect(completed).toEqual([{ state: 'st_7fWq2Lx9Vb', browserKey: key, code: 'abc' }]);
    expect(createHash('sha256').update(key).digest('base64url')).toBe(begun[0]?.browserKeyHash);
    expect(popup.close).toHaveBeenCalled();
  });

  test('LOGIN-34 an unknown identity continues as a registration, with its ticket and its details', async () => {
    const identity = {
      provider: 'google',
      socialTicket: 'so_2mVx8Kq4WzRt',
      name: 'Tran Thi Linh',
      email: 'linh@example.com',
      expiresAt: '2026-01-05T09:37:00Z',
    };
    record({ success: true, value: { registered: false, session: null, identity } });
    const portal = await pressGoogle();
    await waitFor(() => expect(popup.location.replace).toHaveBeenCalled());
    providerReturns();
    await waitFor(() => expect(portal.address()).toBe('/register'));
    expect(portal.router.state.location.state).toEqual({ socialTicket: 'so_2mVx8Kq4WzRt' });
    expect(getToken()).toBeNull();
    expect(draftOf('register')).toMatchObject({ payeeName: 'Tran Thi Linh', email: 'linh@example.com' });
  });

  test('ERROR-37 a closed window shows an error', async () => {
    record({});
    server.use(refuse('post', '/wps/session/social/google/complete', 422, 'popup_closed_by_user'));
    const { form } = await pressGoogle();
    await waitFor(() => expect(popup.location.replace).toHaveBeenCalled());
    // The clock runs twenty times as fast, because the portal waits for a closed window that may still return.
    const start = Date.now();
    onTestFinished(setClock(() => start + 20 * (Date.now() - start)));
    popup.closed = true;
    expect(await form.findByText('Words of the server')).toBeDefined();
  });

  test('LOGIN-34 a browser that blocks the window navigates to the provider itself', async () => {
    record({});
    vi.stubGlobal(
      'open',
      vi.fn(() => null),
    );
    const assign = vi.fn();
    vi.stubGlobal('location', { ...window.location, origin: 'http://localhost:3000', assign });
    await pressGoogle();
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
    expect(JSON.parse(window.sessionStorage.getItem('signIn') ?? '')).toEqual({
      provider: 'google',
      browserKey: expect.any(String),
      state: 'st_7fWq2Lx9Vb',
    });
  });

  test.each([
    [{ google: 'g-1' }, ['Google']],
    [{ facebook: 'f-1' }, ['Facebook']],
    [{ google: 'g-1', facebook: 'f-1' }, ['Google', 'Facebook']],
    [{}, []],
  ])('LOGIN-12 each provider is offered only if the site has its client id: %j', async (socialLogin, offered) => {
    changeSite((info) => ({ ...info, socialLogin }));
    const { form } = await openLogin();
    expect(await form.findByRole('button', { name: 'Free trial' })).toBeDefined();
    expect(
      form.queryAllByRole('button', { name: /^(Google|Facebook)$/ }).map((one: HTMLElement) => one.textContent),
    ).toEqual(offered);
  });

  test('LOGIN-12 LOGIN-34 Facebook begins with its own name', async () => {
    changeSite((info) => ({ ...info, socialLogin: { google: 'g-1', facebook: 'f-1' } }));
    const begun = vi.fn();
    server.use(
      msw.post('*/wps/session/social/:provider', ({ params }) => {
        begun(params['provider']);
        return HttpResponse.json(getBeginSocialLoginResponseMock());
      }),
    );
    const { form, ...portal } = await openLogin();
    await portal.user.click(await form.findByRole('button', { name: 'Facebook' }));
    await waitFor(() => expect(popup.location.replace).toHaveBeenCalled());
    expect(begun.mock.calls).toEqual([['facebook']]);
    providerReturns();
    await waitFor(() => expect(getToken()).not.toBeNull());
  });
});
