// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import {
  getGetSecurityCentreResponseMock,
  getListLoginHistoryResponseMock,
} from '../../../../generated/client/member-security/member-security.faker.ts';
import {
  getGetSecurityCentreMockHandler,
  getListLoginHistoryMockHandler,
} from '../../../../generated/client/member-security/member-security.msw.ts';
import type { LoginRecord, SecurityCentre, SecurityItem } from '../../../../generated/client/model/index.ts';
import { server } from '../../../mocks/server.ts';
import { showLanguage } from '../../i18n/language.ts';
import { openCentre, withTime } from '../testing/centre.ts';
import { withPortal } from '../testing/portal.tsx';
import { cardsAround, itemsOf, rowsAround } from '../testing/shown.ts';

vi.mock('../../features/home/home-page.tsx', async () => (await import('../testing/plain-pages.tsx')).plainPages.home);
vi.mock(
  '../../features/banner/banner-carousel.tsx',
  async () => (await import('../testing/plain-pages.tsx')).plainPages.banner,
);

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
  const { centre } = await openCentre('securityCenter');
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
      ...{ loginId: `lg-${at}`, at, outcome, method, ip, country, device, current },
    }),
  );
  server.use(
    getListLoginHistoryMockHandler({ ...answer, value: { content, totalPages: 1, totalElements: 12, failedTotal } }),
  );
}

test('MEMBER-22 LOGIN-32 each attempt to log in shows time, device, way in, place and outcome', async () => {
  answerHistory(4);
  const { centre } = await openCentre('securityCenter');
  expect(rowsAround(await centre.findByText('203.0.113.3'))).toEqual([
    ['Time', 'Device', 'Way in', 'Place', 'Outcome'],
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
  const { centre } = await openCentre('securityCenter', 390);
  const card = (head: string, time: string, method: string, place: string) => [
    head,
    ['Thời gian', time],
    ['Cách đăng nhập', method],
    ['Nơi đăng nhập', place],
  ];
  expect(cardsAround(await centre.findByText('203.0.113.3'))).toEqual({
    cards: [
      card('Safari trên iOSĐã đăng nhậpPhiên này', '10:01 5 thg 1, 2026', 'Bằng mật khẩu', 'Việt Nam, 203.0.113.1'),
      card('Chrome trên WindowsSai mật khẩu', '09:30 5 thg 1, 2026', 'Bằng mã SMS', 'Thái Lan, 203.0.113.2'),
      card('Firefox trên LinuxSai mã', '09:12 4 thg 1, 2026', 'Qua Google', '203.0.113.3'),
      card('Edge trên WindowsTạm khóa', '09:12 3 thg 1, 2026', 'Qua Facebook', 'Nhật Bản, 203.0.113.4'),
      card('Thiết bị không xác địnhĐã hỏi mã', '07:58 2 thg 1, 2026', 'Từ trang đối tác', 'Singapore, 203.0.113.5'),
      card('Opera trên macOSĐã hỏi mã ứng dụng', '06:47 1 thg 1, 2026', 'Khi đăng ký', 'Malaysia, 203.0.113.6'),
      card(
        'Chrome trên AndroidTự khóa tài khoản',
        '05:36 31 thg 12, 2025',
        'Bằng mật khẩu',
        'Philippines, 203.0.113.7',
      ),
    ],
    totals: [['Tổng', '12 lần']],
  });
});
