// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { expect, test } from 'vitest';
import {
  getGetPlayLimitsResponseMock,
  getSetMoneyLimitResponseMock,
  getSetSessionLimitResponseMock,
} from '#generated/client/member-limits/member-limits.faker.ts';
import {
  getGetPlayLimitsMockHandler,
  getSetMoneyLimitMockHandler,
  getSetSessionLimitMockHandler,
} from '#generated/client/member-limits/member-limits.msw.ts';
import type { MoneyLimit, SessionLimit } from '#generated/model/index.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { showLanguage } from '#portal/i18n/language.ts';
import { openMemberPage, withTime } from '#portal/testing/centre.tsx';
import { withPortal } from '#portal/testing/portal.tsx';
import { factsOf, itemsOf } from '#portal/testing/shown.ts';

withPortal();
withTime(Date.UTC(2026, 0, 5, 10, 4));

const ends = { day: '2026-01-05T17:00:00Z', week: '2026-01-11T17:00:00Z', month: '2026-01-31T17:00:00Z' } as const;

function money(
  kind: MoneyLimit['kind'],
  period: MoneyLimit['period'],
  used: string,
  amount: string | null,
  change: Partial<MoneyLimit> = {},
): MoneyLimit {
  const remaining = amount === null ? null : '7.77';
  return { kind, period, amount, used, remaining, resetsAt: ends[period], setBy: 'member', pending: null, ...change };
}

const session: SessionLimit = {
  period: 'session',
  minutes: null,
  usedMinutes: 34,
  remainingMinutes: null,
  resetsAt: null,
  pending: null,
};
const day: SessionLimit = {
  period: 'day',
  minutes: 180,
  usedMinutes: 94,
  remainingMinutes: 86,
  resetsAt: ends.day,
  pending: { minutes: 255, effectiveAt: '2026-01-06T07:45:00Z' },
};

/** Limits in which no two figures are alike: with a change, of an operator, without one. */
function answerLimits(moneyLimits = allMoney(), sessionLimits = [session, day]): void {
  const answer = getGetPlayLimitsResponseMock();
  server.use(getGetPlayLimitsMockHandler({ ...answer, value: { ...answer.value, moneyLimits, sessionLimits } }));
}

const allMoney = () => [
  money('deposit', 'day', '210.00', null),
  money('deposit', 'week', '640.00', '1000.00', {
    pending: { amount: '1500.00', effectiveAt: '2026-01-06T08:15:00Z' },
  }),
  money('deposit', 'month', '3600.00', '4000.00', { setBy: 'operator' }),
  money('loss', 'day', '21.60', '150.00', { pending: { amount: null, effectiveAt: '2026-01-06T09:20:00Z' } }),
  money('loss', 'week', '33.30', null),
  money('loss', 'month', '46.60', null),
];

async function shownLists() {
  answerLimits();
  const { centre } = await openMemberPage('profile');
  await centre.findByText(/^\$3,600\.00/);
  return centre
    .getAllByRole('list')
    .filter((list) => /[0-9] (min|phút)|\$/.test(list.textContent ?? ''))
    .map((list) => [list.getAttribute('aria-label'), ...itemsOf(list)]);
}

test('MEMBER-22 each limit shows what is used of it, its end, who set it, and a change that waits', async () => {
  expect(await shownLists()).toEqual([
    [
      'Deposits',
      'Today$210.00, no limitSet',
      'This week$640.00 of $1,000.00ChangeResets on Jan 11, 2026, 17:00From Jan 6, 2026, 08:15: $1,500.00Keep $1,000.00',
      'This month$3,600.00 of $4,000.00ChangeResets on Jan 31, 2026, 17:00Customer service set this limit. You can lower it.',
    ],
    [
      'Losses',
      'Today$21.60 of $150.00ChangeResets on Jan 5, 2026, 17:00From Jan 6, 2026, 09:20: no limitKeep $150.00',
      'This week$33.30, no limitSet',
      'This month$46.60, no limitSet',
    ],
    [
      'Play time',
      'This session34 min, no limitSet',
      'Today1 h 34 min of 3 hChangeResets on Jan 5, 2026, 17:00From Jan 6, 2026, 07:45: 4 h 15 minKeep 3 h',
    ],
  ]);
});

test('I18N-01 MEMBER-22 the limits in Vietnamese', async () => {
  await showLanguage('VI');
  expect(await shownLists()).toEqual([
    [
      'Nạp tiền',
      'Hôm nay$210.00, không có hạn mứcĐặt',
      'Tuần này$640.00 / $1,000.00Thay đổiTính lại từ 17:00 11/01/2026Từ 08:15 06/01/2026: $1,500.00Giữ $1,000.00',
      'Tháng này$3,600.00 / $4,000.00Thay đổiTính lại từ 17:00 31/01/2026Hạn mức này do chăm sóc khách hàng đặt. Bạn có thể hạ thấp hơn.',
    ],
    [
      'Thua cược',
      'Hôm nay$21.60 / $150.00Thay đổiTính lại từ 17:00 05/01/2026Từ 09:20 06/01/2026: không có hạn mứcGiữ $150.00',
      'Tuần này$33.30, không có hạn mứcĐặt',
      'Tháng này$46.60, không có hạn mứcĐặt',
    ],
    [
      'Thời gian chơi',
      'Phiên này34 phút, không có hạn mứcĐặt',
      'Hôm nay1 giờ 34 phút / 3 giờThay đổiTính lại từ 17:00 05/01/2026Từ 07:45 06/01/2026: 4 giờ 15 phútGiữ 3 giờ',
    ],
  ]);
});

/** Opens the change of a limit; `told` types a value and reads what the form says of it. */
async function openLimit(key: string, name: string) {
  answerLimits();
  const { user } = await openMemberPage(`profile?limit=${key}`);
  const dialog = within(await screen.findByRole('dialog', { name }));
  const field = dialog.getByRole('textbox');
  return {
    user,
    dialog,
    told: async (text: string) => {
      await user.clear(field);
      await user.type(field, text);
      return [...(field.closest('form')?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent);
    },
  };
}

test('MEMBER-22 of a limit of money the form tells before what holds at once and what waits, and after', async () => {
  const answer = getSetMoneyLimitResponseMock();
  const bodies: unknown[] = [];
  server.use(
    getSetMoneyLimitMockHandler(async ({ request }) => {
      bodies.push(await request.json());
      return answer;
    }),
  );
  const { user, dialog, told } = await openLimit('deposit-week', 'Weekly deposits');
  const removal = 'No limit from Jan 6, 2026, 10:04; until then it stays at $1,000.00.';
  expect(await told('999.99')).toEqual(['That is $999.99.', 'This limit will apply immediately.', removal]);
  expect(await told('1000')).toEqual(['That is $1,000.00.', 'This is your current limit.', removal]);
  expect(await told('1000.01')).toEqual([
    'That is $1,000.01.',
    'This limit is higher. It will apply from Jan 6, 2026, 10:04; until then it stays at $1,000.00.',
    removal,
  ]);
  await user.click(dialog.getByRole('button', { name: 'Save limit' }));
  expect(await screen.findByText('The new limit applies from Jan 6, 2026, 10:04')).toBeDefined();
  expect(bodies).toEqual([{ kind: 'deposit', period: 'week', amount: '1000.01' }]);
});

test('I18N-01 MEMBER-22 of a limit of time, here in Vietnamese, and its removal', async () => {
  const answer = getSetSessionLimitResponseMock();
  const bodies: unknown[] = [];
  server.use(
    getSetSessionLimitMockHandler(async ({ request }) => {
      bodies.push(await request.json());
      return answer;
    }),
  );
  await showLanguage('VI');
  const { user, dialog, told } = await openLimit('time-day', 'Thời gian chơi mỗi ngày');
  const removal = 'Không còn hạn mức từ 10:04 06/01/2026. Đến lúc đó vẫn giữ mức 3 giờ.';
  expect(await told('14')).toEqual(['Từ 15 đến 1.440 phút', removal]);
  expect(await told('179')).toEqual(['2 giờ 59 phút', 'Hạn mức này có hiệu lực ngay.', removal]);
  expect(await told('180')).toEqual(['3 giờ', 'Đây là hạn mức hiện tại.', removal]);
  expect(await told('181')).toEqual([
    '3 giờ 1 phút',
    'Hạn mức này cao hơn, có hiệu lực từ 10:04 06/01/2026. Đến lúc đó vẫn giữ mức 3 giờ.',
    removal,
  ]);
  await user.click(dialog.getByRole('button', { name: 'Bỏ hạn mức' }));
  expect(await screen.findByText('Hạn mức mới có hiệu lực từ 10:04 06/01/2026')).toBeDefined();
  expect(bodies).toEqual([{ period: 'day', minutes: null }]);
});

test('MEMBER-22 a first limit holds at once, from the least to the greatest time, and there is none to remove', async () => {
  server.use(getSetSessionLimitMockHandler(getSetSessionLimitResponseMock()));
  const { user, dialog, told } = await openLimit('time-session', 'Play time per session');
  expect(await told('15')).toEqual(['15 min', 'This limit will apply immediately.']);
  expect(await told('1440')).toEqual(['24 h', 'This limit will apply immediately.']);
  expect(dialog.queryByRole('button', { name: 'Remove limit' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Save limit' }));
  expect(await screen.findByText('Limit saved')).toBeDefined();
});

test('MEMBER-22 a limit of the operator is only lowered', async () => {
  const { user, dialog, told } = await openLimit('deposit-month', 'Monthly deposits');
  expect(await told('4000')).toEqual(['That is $4,000.00.', 'This is your current limit.']);
  expect(await told('4000.01')).toEqual(['That is $4,000.01.']);
  await user.click(dialog.getByRole('button', { name: 'Save limit' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('Enter at most $4,000.00.');
  expect(dialog.queryByRole('button', { name: 'Remove limit' })).toBeNull();
});

test('MEMBER-22 a limit whose removal waits is not removed again', async () => {
  const { dialog, told } = await openLimit('loss-day', 'Daily losses');
  expect(await told('149')).toEqual(['That is $149.00.', 'This limit will apply immediately.']);
  expect(dialog.queryByRole('button', { name: 'Remove limit' })).toBeNull();
});

async function glances() {
  const { centre } = await openMemberPage('securityCenter');
  const title = await centre.findByRole('heading', { name: 'Your limits' });
  const card = title.parentElement?.parentElement ?? null;
  await waitFor(() => expect(factsOf(card)).toHaveLength(3));
  return factsOf(card);
}

test('MEMBER-02 MEMBER-22 the first page shows of each kind the limit that is used most', async () => {
  answerLimits();
  expect(await glances()).toEqual([
    ['Deposits this month', '$3,600.00 of $4,000.00'],
    ['Losses today', '$21.60 of $150.00'],
    ['Play time today', '1 h 34 min of 3 h'],
  ]);
});

test('MEMBER-02 MEMBER-22 a limit of nothing is used in full, and without a limit the usual period is shown', async () => {
  answerLimits(
    [
      money('deposit', 'day', '210.00', null),
      money('deposit', 'week', '640.00', null),
      money('loss', 'day', '21.60', '150.00'),
      money('loss', 'week', '33.30', '0.00'),
    ],
    [session, { ...day, minutes: null }],
  );
  expect(await glances()).toEqual([
    ['Deposits this week', '$640.00, no limit'],
    ['Losses this week', '$33.30 of $0.00'],
    ['Play time today', '1 h 34 min, no limit'],
  ]);
});

async function openLimits() {
  const { centre, ...portal } = await openMemberPage('profile');
  await centre.findByRole('button', { name: 'Change: Daily losses' });
  return { ...portal, centre };
}

/** Records the sent bodies. */
function recordLimits(): unknown[] {
  const sent: unknown[] = [];
  server.use(
    msw.post('*/wps/member/limits/money', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(getSetMoneyLimitResponseMock());
    }),
  );
  return sent;
}

test('MEMBER-22 a typed amount is sent as a decimal string', async () => {
  const sent = recordLimits();
  const { user, centre } = await openLimits();
  await user.click(centre.getByRole('button', { name: 'Change: Daily losses' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Daily losses' }));
  await user.type(dialog.getByRole('textbox', { name: 'Limit' }), '1,250.5');
  expect(
    dialog.getByText(/This limit is higher\. It will apply from .*until then it stays at \$150\.00/),
  ).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Save limit' }));
  await screen.findByText(/^The new limit applies from/);
  expect(sent).toEqual([{ kind: 'loss', period: 'day', amount: '1250.50' }]);
});

test('a refused limit stays typed, with the reason', async () => {
  server.use(refuse('post', '/wps/member/limits/money', 403, 'forbidden'));
  const { user, centre } = await openLimits();
  await user.click(centre.getByRole('button', { name: 'Set: Daily deposits' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Daily deposits' }));
  await user.type(dialog.getByRole('textbox', { name: 'Limit' }), '90');
  expect(dialog.getByText('This limit will apply immediately.')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Save limit' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('Words of the server');
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Limit' }).value).toBe('90');
});

test.each(['14', '1441', '1.5', 'x'])('%s minutes are refused before they are sent', async (text) => {
  const { user, centre } = await openLimits();
  await user.click(centre.getByRole('button', { name: 'Change: Play time per day' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Play time per day' }));
  await user.type(dialog.getByRole('textbox', { name: 'Minutes' }), text);
  await user.click(dialog.getByRole('button', { name: 'Save limit' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('Enter 15 to 1,440 minutes');
});
