// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { describe, expect, test } from 'vitest';
import {
  getGetSecurityCentreResponseMock,
  getListLoginHistoryResponseMock,
} from '#generated/client/member-security/member-security.faker.ts';
import {
  getGetSecurityCentreMockHandler,
  getListLoginHistoryMockHandler,
} from '#generated/client/member-security/member-security.msw.ts';
import {
  getEndOtherSessionsResponseMock,
  getEndSessionResponseMock,
  getListSessionsResponseMock,
} from '#generated/client/session/session.faker.ts';
import {
  getEndOtherSessionsMockHandler,
  getEndSessionMockHandler,
  getListSessionsMockHandler,
} from '#generated/client/session/session.msw.ts';
import type { LoginRecord, SecurityCentre, SecurityItem } from '#generated/model/index.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { showLanguage } from '#portal/i18n/language.ts';
import { openMemberPage, withTime } from '#portal/testing/centre.tsx';
import { heldAnswer } from '#portal/testing/held-answer.ts';
import { withPortal } from '#portal/testing/portal.tsx';
import { cardsAround, itemsOf, rowsAround } from '#portal/testing/shown.ts';

withPortal();
withTime(Date.UTC(2026, 0, 5, 10, 4));

type State = readonly [SecurityItem['state'], detail: string | null, changedAt: string | null];

type States = Readonly<Record<SecurityItem['kind'], State>>;

const none: State = ['missing', null, null];
const done: States = {
  login_password: ['done', null, '2025-12-24T03:12:00Z'],
  payment_password: ['done', null, '2025-10-20T08:35:00Z'],
  email: ['done', 'k***@example.com', '2025-11-20T08:20:00Z'],
  mobile: ['done', '+84 ******5678', '2025-11-10T08:10:00Z'],
  bound_account: ['done', '3', '2025-11-15T08:40:00Z'],
  two_step_login: ['done', null, '2026-01-05T07:00:00Z'],
};
const missing: States = {
  login_password: ['renew', null, '2025-01-02T03:12:00Z'],
  payment_password: none,
  email: none,
  mobile: none,
  bound_account: none,
  two_step_login: none,
};

/** The lines of the account's safety, in the order of the example. */
async function shownRows(states: States, change: Partial<SecurityCentre> = {}) {
  const answer = getGetSecurityCentreResponseMock();
  const items = answer.value.items.map((item) => {
    const [state, detail, changedAt] = states[item.kind];
    return { ...item, state, detail, changedAt };
  });
  server.use(getGetSecurityCentreMockHandler({ ...answer, value: { ...answer.value, items, ...change } }));
  const { centre } = await openMemberPage('securityCenter');
  const row = (await centre.findByText(/^(Login password|Mật khẩu đăng nhập)$/)).closest('ul');
  return itemsOf(row ?? expect.fail('the lines are a list'));
}

test('MEMBER-02 MEMBER-22 each part of the safety tells its state, since when, and what can be done', async () => {
  expect(await shownRows(done)).toEqual([
    'Login passwordChanged 12 days agoOnChange',
    'Payment passwordChanged 2 months agoOnChange payment password',
    'Emailk***@example.comOnChange',
    'Mobile number+84 ******5678OnChange',
    'Accounts to withdraw to3 accounts in your nameOnManage accounts',
    'Two-step loginTurned on 3 hours agoOnTurn off two-step login',
    'Login from a new placeWe ask for an SMS code firstOn',
  ]);
});

test('MEMBER-02 MEMBER-22 what is missing or too old says why it matters', async () => {
  expect(await shownRows(missing, { newPlaceCheck: false })).toEqual([
    'Login passwordOlder than the site allows. Please set a new one.RenewChange',
    'Payment passwordNeeded to transfer and to convert pointsNot setSet one',
    'EmailNo address for links to a new passwordNot setBind',
    'Mobile numberNo confirmed numberNot setBind',
    'Accounts to withdraw toNeeded to withdrawNot setAdd account',
    'Two-step loginYour password alone is enough to log inNot setTurn on two-step login',
  ]);
});

test('I18N-01 MEMBER-22 the parts of the safety in Vietnamese', async () => {
  await showLanguage('VI');
  expect(await shownRows({ ...done, mobile: none })).toEqual([
    'Mật khẩu đăng nhậpĐã đổi 12 ngày trướcĐã bậtThay đổi',
    'Mật khẩu thanh toánĐã đổi 2 tháng trướcĐã bậtĐổi mật khẩu thanh toán',
    'Emailk***@example.comĐã bậtThay đổi',
    'Số điện thoạiChưa có số được xác nhậnChưa thiết lậpLiên kết',
    'Tài khoản nhận tiền3 tài khoản chính chủĐã bậtQuản lý tài khoản',
    'Đăng nhập hai bướcĐã bật 3 giờ trướcĐã bậtTắt đăng nhập hai bước',
    'Đăng nhập từ nơi mớiChúng tôi hỏi mã SMS trướcĐã bật',
  ]);
});

const logins = [
  ['2026-01-05T10:01:00Z', 'success', 'username', '203.0.113.1', 'VN', 'Safari on iOS', true],
  ['2026-01-05T09:30:00Z', 'wrong_password', 'sms', '203.0.113.2', 'TH', 'Chrome on Windows', false],
  ['2026-01-04T09:12:44Z', 'wrong_code', 'google', '203.0.113.3', null, 'Firefox on Linux', false],
  ['2026-01-03T09:12:20Z', 'locked', 'facebook', '203.0.113.4', 'JP', 'Edge on Windows', false],
  ['2026-01-02T07:58:10Z', 'new_place', 'ticket', '203.0.113.5', 'SG', 'Unknown device', false],
  ['2026-01-01T06:47:10Z', 'two_step', 'registration', '203.0.113.6', 'MY', 'Opera on macOS', false],
  ['2025-12-31T05:36:10Z', 'self_excluded', 'username', '203.0.113.7', 'PH', 'Chrome on Android', false],
] as const;

/** A history with every outcome and every way in. */
function answerHistory(failedTotal: number): void {
  const answer = getListLoginHistoryResponseMock();
  const content = logins.map(
    ([at, outcome, method, ip, country, device, current]): LoginRecord => ({
      loginId: `lg-${at}`,
      at,
      outcome,
      method,
      ip,
      country,
      device,
      current,
    }),
  );
  server.use(
    getListLoginHistoryMockHandler({ ...answer, value: { content, totalPages: 1, totalElements: 12, failedTotal } }),
  );
}

test('MEMBER-22 LOGIN-32 each attempt to log in shows time, device, way in, place and outcome', async () => {
  answerHistory(4);
  const { centre } = await openMemberPage('securityCenter');
  expect(rowsAround(await centre.findByText('203.0.113.3'))).toEqual([
    ['Time', 'Device', 'Login method', 'Place', 'Outcome'],
    ['Jan 5, 2026, 10:01', 'Safari on iOS', 'By password', 'Vietnam, 203.0.113.1', 'Logged inThis session'],
    ['Jan 5, 2026, 09:30', 'Chrome on Windows', 'By SMS code', 'Thailand, 203.0.113.2', 'Wrong password'],
    ['Jan 4, 2026, 09:12', 'Firefox on Linux', 'With Google', '203.0.113.3', 'Wrong code'],
    ['Jan 3, 2026, 09:12', 'Edge on Windows', 'With Facebook', 'Japan, 203.0.113.4', 'Locked for a while'],
    ['Jan 2, 2026, 07:58', 'Unknown device', 'From a partner site', 'Singapore, 203.0.113.5', 'Code asked for'],
    ['Jan 1, 2026, 06:47', 'Opera on macOS', 'At registration', 'Malaysia, 203.0.113.6', 'App code asked for'],
    ['Dec 31, 2025, 05:36', 'Chrome on Android', 'By password', 'Philippines, 203.0.113.7', 'Self-excluded'],
    ['12 attempts', '', '', '', '4 did not get in'],
  ]);
});

test('I18N-01 MEMBER-22 LOGIN-32 the attempts on a phone in Vietnamese', async () => {
  answerHistory(0);
  await showLanguage('VI');
  const { centre } = await openMemberPage('securityCenter', 390);
  const card = (head: string, time: string, method: string, place: string) => [
    head,
    ['Thời gian', time],
    ['Cách đăng nhập', method],
    ['Nơi đăng nhập', place],
  ];
  expect(cardsAround(await centre.findByText('203.0.113.3'))).toEqual({
    cards: [
      card('Safari trên iOSĐã đăng nhậpPhiên này', '10:01 05/01/2026', 'Bằng mật khẩu', 'Việt Nam, 203.0.113.1'),
      card('Chrome trên WindowsSai mật khẩu', '09:30 05/01/2026', 'Bằng mã SMS', 'Thái Lan, 203.0.113.2'),
      card('Firefox trên LinuxSai mã', '09:12 04/01/2026', 'Qua Google', '203.0.113.3'),
      card('Edge trên WindowsTạm khóa', '09:12 03/01/2026', 'Qua Facebook', 'Nhật Bản, 203.0.113.4'),
      card('Thiết bị không xác địnhCần mã xác minh', '07:58 02/01/2026', 'Từ trang đối tác', 'Singapore, 203.0.113.5'),
      card('Opera trên macOSCần mã của ứng dụng', '06:47 01/01/2026', 'Khi đăng ký', 'Malaysia, 203.0.113.6'),
      card('Chrome trên AndroidTự khóa tài khoản', '05:36 31/12/2025', 'Bằng mật khẩu', 'Philippines, 203.0.113.7'),
    ],
    totals: [['Tổng', '12 lần']],
  });
});

const open = (panel = 'securityCenter') => openMemberPage(panel);

describe('the security of the account', () => {
  test('MEMBER-02 MEMBER-22 shows the overall rating', async () => {
    const { centre } = await open();
    expect(await centre.findByRole('img', { name: 'Safety: 80 of 100' })).toBeDefined();
  });

  test('MEMBER-22 an expired password asks for a new one, with a direct link to the change', async () => {
    const answer = getGetSecurityCentreResponseMock();
    const items = answer.value.items.map((item) =>
      item.kind === 'login_password' ? { ...item, state: 'renew' as const } : item,
    );
    server.use(getGetSecurityCentreMockHandler({ ...answer, value: { ...answer.value, items } }));
    const { user, centre, router } = await open();
    expect(await centre.findByText('Renew')).toBeDefined();
    await user.click(centre.getByRole('button', { name: 'Change' }));
    expect(new URLSearchParams(router.state.location.search).getAll('modal').at(-1)).toBe('changePassword');
  });

  test('data that fails to load says so and loads on retry', async () => {
    server.use(refuse('get', '/wps/member/security', 500, 'system_error'));
    const { user, centre } = await open();
    const alert = await centre.findByText(/System error\. Nothing of yours is affected/);
    expect(alert).toBeDefined();
    server.use(getGetSecurityCentreMockHandler());
    await user.click(centre.getByRole('button', { name: 'Try again' }));
    expect(await centre.findByRole('img', { name: 'Safety: 80 of 100' })).toBeDefined();
  });
});

describe('the devices', () => {
  test('MEMBER-22 API-79 each device can be signed out, except this one', async () => {
    const ended: string[] = [];
    server.use(
      msw.delete('*/wps/session/sessions/:id', ({ params }) => {
        ended.push(String(params['id']));
        return HttpResponse.json(getEndSessionResponseMock());
      }),
    );
    const sessions = getListSessionsResponseMock().value;
    const other = sessions.find(({ current }) => !current) ?? expect.fail('no other session');
    const { user, centre } = await open();
    expect(await centre.findByText('This device')).toBeDefined();
    const buttons = centre.getAllByRole('button', { name: /^Sign out of/ });
    expect(buttons).toHaveLength(sessions.length - 1);
    await user.click(centre.getByRole('button', { name: `Sign out of ${other.device}` }));
    await waitFor(() => expect(ended).toEqual([other.sessionId]));
    expect(await screen.findByText('That device is signed out')).toBeDefined();
  });

  test('MEMBER-22 a device that was signed out is gone at once, before the list is read again', async () => {
    const answer = getListSessionsResponseMock();
    const [own, first] = answer.value;
    if (own === undefined || first === undefined) throw new Error('the example has too few sessions');
    const second = { ...first, sessionId: 'ss-other', device: 'Firefox on Linux' };
    const all = { ...answer, value: [own, first, second] };
    const reading = heldAnswer(all, all);
    server.use(
      getListSessionsMockHandler(reading.answer),
      getEndSessionMockHandler(),
      getEndOtherSessionsMockHandler(),
    );
    const { user, centre } = await open();
    const offered = () => centre.queryAllByRole('button', { name: /^Sign out of/ }).length;
    const end = await centre.findByRole('button', { name: `Sign out of ${first.device}` });
    reading.hold();
    await user.click(end);
    await waitFor(() => expect(offered()).toBe(1));
    expect(centre.getByRole('button', { name: 'Sign out of Firefox on Linux' })).toBeDefined();
    await user.click(centre.getByRole('button', { name: 'Sign out everywhere else' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Sign out everywhere else' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(offered()).toBe(0);
    expect(centre.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
    reading.tell();
  });

  test('MEMBER-22 API-79 all other devices are signed out after a confirmation', async () => {
    let calls = 0;
    server.use(
      msw.delete('*/wps/session/sessions', () => {
        calls += 1;
        return HttpResponse.json(getEndOtherSessionsResponseMock());
      }),
    );
    const { user, centre } = await open();
    await user.click(await centre.findByRole('button', { name: 'Sign out everywhere else' }));
    const ask = within(await screen.findByRole('alertdialog', { name: 'Sign out everywhere else?' }));
    await user.click(ask.getByRole('button', { name: 'Leave as it is' }));
    expect(calls).toBe(0);
    await user.click(centre.getByRole('button', { name: 'Sign out everywhere else' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Sign out everywhere else' }));
    await waitFor(() => expect(calls).toBe(1));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});

describe('the login history', () => {
  const queries: URLSearchParams[] = [];
  const answerHistory = (totalPages = 3) => {
    const answer = getListLoginHistoryResponseMock();
    queries.length = 0;
    server.use(
      msw.get('*/wps/member/loginHistory', ({ request }) => {
        queries.push(new URL(request.url).searchParams);
        return HttpResponse.json({ ...answer, value: { ...answer.value, totalPages } });
      }),
    );
  };

  test('MEMBER-22 LOGIN-32 shows time, location, device and result', async () => {
    const { centre } = await open();
    const history = within(await centre.findByRole('region', { name: 'Login history' }));
    const table = within(await history.findByRole('table', { name: 'Login history' }));
    const last = await table.findByRole('row', { name: /5 attempts/ });
    expect(within(last).getByText('1 did not get in')).toBeDefined();
    expect(table.getByText('This session')).toBeDefined();
    expect(table.getAllByText('Vietnam, 203.0.113.7').length).toBeGreaterThan(0);
    expect(table.getByText('Wrong password')).toBeDefined();
    expect(history.getByText('1 to 5 of 5').getAttribute('role')).toBe('status');
  });

  test('MEMBER-22 days, result and page are sent to the server and kept in the address', async () => {
    answerHistory();
    const { user, centre, panel } = await open('securityCenter?range=week&outcome=wrong_password&page=2');
    const history = within(await centre.findByRole('region', { name: 'Login history' }));
    await waitFor(() => expect(queries.at(-1)?.get('outcome')).toBe('wrong_password'));
    expect(queries.at(-1)?.get('pageNo')).toBe('2');
    const days =
      (Date.parse(queries.at(-1)?.get('to') ?? '') - Date.parse(queries.at(-1)?.get('from') ?? '')) / 86_400_000;
    expect(days).toBe(7);
    await user.click(history.getByRole('button', { name: 'Today' }));
    await waitFor(() => expect(queries.at(-1)?.get('pageNo')).toBe('1'));
    await user.selectOptions(history.getByRole('combobox', { name: 'Show' }), 'All attempts');
    await waitFor(() => expect(queries.at(-1)?.has('outcome')).toBe(false));
    await user.click(await history.findByRole('button', { name: 'Page 3' }));
    await waitFor(() => expect(queries.at(-1)?.get('pageNo')).toBe('3'));
    expect(panel()).toBe('securityCenter?range=today&page=3');
  });

  test('MEMBER-22 an invalid range shows the reason and sends no request', async () => {
    answerHistory();
    const { centre } = await open('securityCenter?range=custom&first=2026-01-05&last=2026-01-01');
    expect(await centre.findByText('The last day is before the first')).toBeDefined();
    expect(queries).toEqual([]);
  });

  test('MEMBER-22 a period without logins shows an empty state that explains the list', async () => {
    const answer = getListLoginHistoryResponseMock();
    server.use(
      msw.get('*/wps/member/loginHistory', () =>
        HttpResponse.json({ ...answer, value: { content: [], totalPages: 0, totalElements: 0, failedTotal: 0 } }),
      ),
    );
    const { centre } = await open();
    expect(await centre.findByText('No logins in this period')).toBeDefined();
  });
});
