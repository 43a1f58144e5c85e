// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { getDismissLoginInfoResponseMock } from '#generated/client/member-security/member-security.faker.ts';
import {
  getBeginSocialLoginResponseMock,
  getCompleteSocialLoginResponseMock,
  getExchangeSessionTicketResponseMock,
  getLoginResponseMock,
} from '#generated/client/session/session.faker.ts';
import {
  getCompleteSocialLoginMockHandler,
  getExchangeSessionTicketMockHandler,
  getLoginMockHandler,
} from '#generated/client/session/session.msw.ts';
import type { LoginResult } from '#generated/model/index.ts';
import { server } from '#mocks/server.ts';
import { keepUrlTicket } from '../../access/invitation.ts';
import { getToken } from '../../api/token.ts';
import { ModalLayer } from '../../app/modals/modal-layer.tsx';
import { TicketGate } from '../../app/ticket-gate.tsx';
import type { TabMessage } from '../../lib/tabs.ts';
import { refusal, withLogin } from '../../testing/login.ts';
import { changeSite, openModal, openPart, pageAt } from '../../testing/portal.tsx';
import { passBotCheck } from '../../testing/steps.ts';
import { keepLeftSignIn, takeProviderAnswer } from './social/social-return.ts';

withLogin();

const LoginPage = pageAt('/login');

type Portal = ReturnType<typeof openModal>;

const popup = { closed: false, close: vi.fn(), location: { replace: vi.fn() } };
beforeEach(() => {
  popup.location.replace.mockClear();
  vi.stubGlobal('open', () => popup);
});

/** Answers every way to log in with a session like that of the example. */
function answerWith(changes: Partial<LoginResult>): void {
  const [byForm, byProvider] = [getLoginResponseMock(), getCompleteSocialLoginResponseMock()];
  const byTicket = getExchangeSessionTicketResponseMock();
  const session = { ...byForm.value, token: 'pt_token_of_this_login', ...changes };
  server.use(
    getLoginMockHandler({ ...byForm, value: session }),
    getCompleteSocialLoginMockHandler({ ...byProvider, value: { ...byProvider.value, session } }),
    getExchangeSessionTicketMockHandler({ ...byTicket, value: { ...byTicket.value, session } }),
  );
}

/** The login dialog over a lobby, as its button opens it. */
async function openForm() {
  const portal = openModal('/rng');
  await act(() => portal.router.navigate('/rng?modal=login', { state: { opened: 'login', own: true } }));
  return { portal, form: within(await screen.findByRole('dialog', { name: 'Log in' })) };
}

const type = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });

async function byName() {
  const { portal, form } = await openForm();
  type(form.getByRole('textbox', { name: 'Username' }), 'player01');
  type(form.getByLabelText('Password'), 'Portico123');
  await portal.user.click(form.getByRole('button', { name: 'Log in' }));
  await passBotCheck(portal, form);
  return { portal, form };
}

const secondStep = { verificationTicket: 'ts_41d7b2f09c6e', twoStepCode: '614093' };
const twoStepRequired = refusal(403, 'two_step_required', { verificationTicket: secondStep.verificationTicket });

async function bySecondStep() {
  server.use(msw.post('*/wps/session/login', twoStepRequired, { once: true }));
  const { portal, form } = await byName();
  type(await form.findByLabelText(/^Code of your app/), '614093');
  await portal.user.click(form.getByRole('button', { name: 'Confirm' }));
  return portal;
}

function sendCodesBy(smsChannel: 'server' | 'firebase') {
  changeSite((info) => ({ ...info, register: { ...info.register, smsChannel } }));
  vi.stubGlobal('phoneVerifier', { send: async () => undefined, confirm: async () => 'aaa.bbb.ccc' });
}

async function bySms(smsChannel: 'server' | 'firebase') {
  sendCodesBy(smsChannel);
  const { portal, form } = await openForm();
  await portal.user.click(form.getByRole('radio', { name: 'SMS code' }));
  await form.findByRole('combobox', { name: 'Country code' });
  type(form.getByLabelText('Mobile number'), '912345678');
  type(form.getByLabelText('Verification code'), '310562');
  await portal.user.click(form.getByRole('button', { name: 'Log in' }));
  return portal;
}

const { authorizationUrl } = getBeginSocialLoginResponseMock().value;
const state = new URL(authorizationUrl).searchParams.get('state') ?? '';

async function byProvider(name: 'Google' | 'Facebook') {
  changeSite((info) => ({ ...info, socialLogin: { google: 'g-1', facebook: 'f-1' } }));
  const { portal, form } = await openForm();
  await portal.user.click(await form.findByRole('button', { name }));
  await waitFor(() => expect(popup.location.replace).toHaveBeenCalled());
  const other = new BroadcastChannel('portal');
  other.postMessage({ kind: 'signIn', state, code: 'abc', error: null } satisfies TabMessage);
  other.close();
  return portal;
}

/** Where the browser blocks the window, the provider returns to the login page of the same tab. */
async function byProviderHere() {
  keepLeftSignIn({ provider: 'google', browserKey: 'Zm9yZXN0LWxhbnRlcm4tcml2ZXItMDAwMQ', state });
  window.history.replaceState(null, '', `/login?${new URLSearchParams({ state, code: 'abc' })}`);
  takeProviderAnswer();
  window.history.replaceState(null, '', '/');
  return openPart(
    <>
      <LoginPage />
      <ModalLayer />
    </>,
    '/login',
  );
}

async function byTicket() {
  keepUrlTicket('lt_3Hq9vWk2XbTn7YcR5mJzLd');
  return openPart(
    <TicketGate>
      <ModalLayer />
    </TicketGate>,
    '/rng?vendor=SAF',
  );
}

interface Way {
  readonly way: string;
  readonly enter: () => Promise<Portal>;
  /** The page that the visitor comes to. */
  readonly leadsTo: string;
  /** A code by SMS proves who logs in without the password, which then need not be changed. */
  readonly needsPassword: boolean;
}

const over = (page: string, modal: string) => `${page}${page.includes('?') ? '&' : '?'}modal=${modal}`;

const home = { leadsTo: '/index', needsPassword: true } as const;
const ways: readonly Way[] = [
  { way: 'name and password', enter: async () => (await byName()).portal, ...home },
  { way: 'name, password and the code of an app', enter: bySecondStep, ...home },
  { way: 'a code by SMS', enter: () => bySms('server'), ...home, needsPassword: false },
  { way: 'a code of Firebase', enter: () => bySms('firebase'), ...home, needsPassword: false },
  { way: 'Google', enter: () => byProvider('Google'), ...home },
  { way: 'Facebook', enter: () => byProvider('Facebook'), ...home },
  { way: 'Google in the same tab', enter: byProviderHere, ...home },
  { way: 'a ticket in the address', enter: byTicket, leadsTo: '/rng?vendor=SAF', needsPassword: true },
];

describe.each(ways)('a login by $way', ({ enter, leadsTo, needsPassword }) => {
  test('LOGIN-15 LOGIN-16 LOGIN-17 LOGIN-20 LOGIN-32 welcomes who logs in for the first time, and says so to the server', async () => {
    const shown: unknown[] = [];
    server.use(
      msw.post('*/wps/member/loginInfo/dismiss', async ({ request }) => {
        shown.push(await request.json());
        return HttpResponse.json(getDismissLoginInfoResponseMock());
      }),
    );
    answerWith({ firstTimeLogin: true, lastLogin: null });
    const portal = await enter();
    expect(await screen.findByRole('dialog', { name: 'Welcome, Minh Khoa' })).toBeDefined();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(portal.address()).toBe(over(leadsTo, 'welcome'));
    expect(getToken()).toBe('pt_token_of_this_login');
    expect(window.sessionStorage.getItem('account')).toBe('player01');
    expect(window.sessionStorage.getItem('cpw')).toBeNull();
    await waitFor(() => expect(shown).toEqual([{ kind: 'first_login' }]));
    await portal.user.click(screen.getByRole('button', { name: 'Look around' }));
    await waitFor(() => expect(portal.address()).toBe(leadsTo));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('LOGIN-16 LOGIN-21 tells any other of the login before', async () => {
    const lastLogin = { at: '2025-11-30T07:05:00Z', ip: '203.0.113.9', country: 'TH', device: 'Safari on iOS' };
    answerWith({ firstTimeLogin: false, lastLogin });
    const portal = await enter();
    const told = within(await screen.findByRole('dialog', { name: 'Welcome back, Minh Khoa' }));
    expect(told.getByText(/Nov 30, 2025/)).toBeDefined();
    expect(told.getByText('Thailand')).toBeDefined();
    expect(told.getByText('Safari on iOS')).toBeDefined();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(portal.address()).toBe(over(leadsTo, 'afterLogin'));
  });

  test.each([
    ['LOGIN-18 LOGIN-31 LOGIN-33', 'passwordDefault'],
    ['LOGIN-19', 'passwordExpired'],
  ] as const)(
    `%s STORE-04 STORE-18 asks ${needsPassword ? 'first for another password' : 'for no other password'} after %s`,
    async (_, due) => {
      // What a session before this one left holds for it no more.
      if (!needsPassword) window.sessionStorage.setItem('cpw', '1');
      answerWith({ firstTimeLogin: true, lastLogin: null, [due]: true });
      await enter();
      const name = needsPassword ? 'Your password has expired. Please set a new one.' : 'Welcome, Minh Khoa';
      expect(await screen.findByRole('dialog', { name })).toBeDefined();
      expect(screen.getAllByRole('dialog')).toHaveLength(1);
      expect(window.sessionStorage.getItem('cpw')).toBe(needsPassword ? '1' : null);
    },
  );
});

const own = { countryDialingCode: '84', mobileNum: '912345678' };
const code = { verificationCode: '310562' };
const token = { firebaseChannel: 'sms', firebaseIdToken: 'aaa.bbb.ccc' };
const newPassword = 'Saffron2026';

async function byNewPassword(smsChannel: 'server' | 'firebase') {
  sendCodesBy(smsChannel);
  const portal = openModal('/index?modal=forgetPassword');
  await portal.user.click(await screen.findByRole('tab', { name: 'Mobile number' }));
  const form = within(await screen.findByRole('dialog', { name: 'Forgot password' }));
  await form.findByRole('combobox', { name: 'Country code' });
  type(form.getByLabelText('Mobile number', { selector: 'input' }), own.mobileNum);
  type(form.getByLabelText('Verification code'), code.verificationCode);
  type(form.getByLabelText('New password'), newPassword);
  await portal.user.click(form.getByRole('button', { name: 'Set password and log in' }));
  return portal;
}

interface TwoStepWay {
  readonly way: string;
  readonly enter: () => Promise<unknown>;
  /** The call that is refused first. */
  readonly call: string;
  /** What is sent with the second step: the first step again, or nothing where it is spent. */
  readonly again: object;
}

const byPassword = { type: 'username', username: 'player01', password: 'Portico123' };
const [loginCall, resetCall] = ['/wps/session/login', '/wps/member/password/verification'];
const providerCall = '/wps/session/social/:provider/complete';
const twoStepWays: readonly TwoStepWay[] = [
  { way: 'name and password', enter: byName, call: loginCall, again: byPassword },
  { way: 'a code by SMS', enter: () => bySms('server'), call: loginCall, again: { type: 'sms', ...own, ...code } },
  {
    way: 'a code of Firebase',
    enter: () => bySms('firebase'),
    call: loginCall,
    again: { type: 'sms', ...own, ...token },
  },
  {
    way: 'a new password by SMS',
    enter: () => byNewPassword('server'),
    call: resetCall,
    again: { ...own, ...code, newPassword },
  },
  {
    way: 'a new password by Firebase',
    enter: () => byNewPassword('firebase'),
    call: resetCall,
    again: { ...own, ...token, newPassword },
  },
  { way: 'Google', enter: () => byProvider('Google'), call: providerCall, again: {} },
  { way: 'Facebook', enter: () => byProvider('Facebook'), call: providerCall, again: {} },
  { way: 'Google in the same tab', enter: byProviderHere, call: providerCall, again: {} },
  { way: 'a ticket in the address', enter: byTicket, call: '/wps/session/token', again: {} },
];

describe.each(twoStepWays)('two-step login by $way', ({ enter, call, again }) => {
  /** Answers the first calls with these refusals, then with a session, and records the bodies. */
  function recordCalls(...refusals: readonly (() => Response)[]): unknown[] {
    const left = [...refusals];
    const sent: unknown[] = [];
    answerWith({ firstTimeLogin: false });
    server.use(
      msw.post(`*${call}`, async ({ request }) => {
        sent.push(await request.json());
        return left.shift()?.();
      }),
    );
    return sent;
  }

  async function confirm(typed: string) {
    type(await screen.findByLabelText(/^Code of your app/), typed);
    fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  }

  test('MEMBER-22 asks for the code of the app, and logs in with it', async () => {
    const sent = recordCalls(twoStepRequired);
    await enter();
    await confirm('614 093');
    await waitFor(() => expect(getToken()).toMatch(/^pt_/));
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual({ ...again, ...secondStep });
  });

  test('MEMBER-22 tells of a wrong code at its field, and takes the next', async () => {
    const sent = recordCalls(twoStepRequired, refusal(422, 'verification_code_wrong'));
    await enter();
    await confirm('111111');
    expect(await screen.findByText('Words of the server')).toBeDefined();
    expect(getToken()).toBeNull();
    await confirm(secondStep.twoStepCode);
    await waitFor(() => expect(getToken()).toMatch(/^pt_/));
    expect(sent).toHaveLength(3);
  });

  test('MEMBER-22 leads back to the first step when it is over', async () => {
    recordCalls(twoStepRequired, refusal(422, 'verification_code_expired'));
    await enter();
    await confirm(secondStep.twoStepCode);
    const over = 'That took too long, or there were too many wrong codes. Please log in again.';
    expect(await screen.findByText(over)).toBeDefined();
    expect(screen.queryByLabelText(/^Code of your app/)).toBeNull();
    expect(await screen.findByRole('button', { name: /^(Log in|Set password and log in)$/ })).toBeDefined();
  });
});
