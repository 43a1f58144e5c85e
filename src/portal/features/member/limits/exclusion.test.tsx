import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { expect, test } from 'vitest';
import {
  getGetPlayLimitsResponseMock,
  getSetRealityCheckResponseMock,
  getStartSelfExclusionResponseMock,
} from '#generated/client/member-limits/member-limits.faker.ts';
import { getGetPlayLimitsMockHandler } from '#generated/client/member-limits/member-limits.msw.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { getToken } from '#portal/api/token.ts';
import { showLanguage } from '#portal/i18n/language.ts';
import { openMemberPage, withTime } from '#portal/testing/centre.tsx';
import { openModal, withPortal } from '#portal/testing/portal.tsx';

withPortal();
withTime(Date.UTC(2026, 0, 5, 10, 4));

const limits = getGetPlayLimitsResponseMock();
const periods = ['day_1', 'day_7', 'month_6', 'permanent'] as const;

/** Opens the question for how long, on a site with two periods of each kind. */
async function openAway(name = 'Take a break') {
  server.use(getGetPlayLimitsMockHandler({ ...limits, value: { ...limits.value, exclusionPeriods: [...periods] } }));
  const portal = await openMemberPage('profile');
  await portal.user.click(await portal.centre.findByRole('button', { name }));
  return { ...portal, dialog: within(await screen.findByRole('dialog', { name })) };
}

type Course = {
  readonly name: string;
  readonly offers: readonly string[];
  /** What becomes of the balance. */
  readonly balance: string;
  readonly choice: string;
  readonly question: string;
  readonly asked: string;
  readonly confirm: string;
  readonly period: string;
  readonly kind: string;
};

const courses: readonly Course[] = [
  {
    name: 'Take a break',
    offers: ['1 day', '7 days'],
    balance: 'Your balance stays in your account until you are back.',
    choice: '7 days',
    question: 'Start your break now?',
    asked: 'Your account will be paused: 7 days. Nobody can end the break early.',
    confirm: 'Start my break',
    period: 'day_7',
    kind: 'break',
  },
  {
    name: 'Self-exclusion',
    offers: ['6 months', 'For good'],
    balance: 'Customer service pays out the rest of your balance.',
    choice: '6 months',
    question: 'Lock your account now?',
    asked: 'Your account will be locked: 6 months. Nobody can undo this before the time is over.',
    confirm: 'Lock my account',
    period: 'month_6',
    kind: 'exclusion',
  },
];

test.each(courses)(
  'MEMBER-22 FOOTER-09 "$name" says what it means, asks once more with its time, and signs the member out',
  async (course) => {
    const sent: unknown[] = [];
    server.use(
      msw.post('*/wps/member/selfExclusion', async ({ request }) => {
        sent.push(await request.json());
        const answer = getStartSelfExclusionResponseMock();
        return HttpResponse.json({ ...answer, value: { ...answer.value, endsAt: '2026-01-12T10:04:00Z' } });
      }),
    );
    const { user, dialog, address } = await openAway(course.name);
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'It starts immediately and signs you out everywhere.',
      'You cannot log in, deposit, bet or open another account.',
      'Open bets are settled, and pending withdrawals continue.',
      course.balance,
      'It cannot be undone or shortened.',
    ]);
    expect(dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual(course.offers);
    await user.click(dialog.getByRole('radio', { name: course.choice }));
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    const question = within(await screen.findByRole('alertdialog', { name: course.question }));
    expect(question.getByText(course.asked)).toBeDefined();
    await user.click(question.getByRole('button', { name: 'Go back' }));
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    await user.click(await screen.findByRole('button', { name: course.confirm }));
    await waitFor(() => expect(getToken()).toBeNull());
    expect(sent).toEqual([{ period: course.period }]);
    const query = new URLSearchParams(address().split('?')[1]);
    expect(['modal', 'selfExcluded', 'selfExcluded.kind'].map((name) => query.get(name))).toEqual([
      'selfExcluded',
      '2026-01-12T10:04:00Z',
      course.kind,
    ]);
  },
);

test('MEMBER-22 a site without breaks offers none', async () => {
  server.use(getGetPlayLimitsMockHandler({ ...limits, value: { ...limits.value, exclusionPeriods: ['permanent'] } }));
  const { centre } = await openMemberPage('profile');
  expect(await centre.findByRole('button', { name: 'Self-exclusion' })).toBeDefined();
  expect(centre.queryByRole('button', { name: 'Take a break' })).toBeNull();
});

test('MEMBER-22 a break that was refused says why, and the member stays logged in', async () => {
  server.use(refuse('post', '/wps/member/selfExclusion', 500, 'system_error'));
  const { user, dialog } = await openAway();
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  await user.click(await screen.findByRole('button', { name: 'Start my break' }));
  expect(await dialog.findByText(/^System error/)).toBeDefined();
  expect(getToken()).not.toBeNull();
});

const kept = 'Open bets will still be settled. Your balance stays in your account.';
const paidOut = 'Open bets will still be settled. Customer service pays out the rest of your balance.';
test.each([
  ['break', '2026-01-12T10:04:00Z', 'Your break has begun', 'You can log in again from Jan 12, 2026, 10:04.', kept],
  [
    'exclusion',
    '2026-07-05T10:04:00Z',
    'Your account is locked',
    'You can log in again from Jul 5, 2026, 10:04.',
    paidOut,
  ],
  ['exclusion', '', 'Your account is locked', 'Your account stays locked for good.', paidOut],
])('MEMBER-22 after the begin of a %s until "%s" it says from when one can log in', async (...given) => {
  const [kind, endsAt, title, told, balance] = given;
  const query = { modal: 'selfExcluded', selfExcluded: endsAt, 'selfExcluded.kind': kind };
  const { user, address } = openModal(`/index?${new URLSearchParams(query)}`);
  const done = within(await screen.findByRole('alertdialog', { name: title }));
  expect(done.getByText(told)).toBeDefined();
  expect(done.getByText(balance)).toBeDefined();
  await user.click(done.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(address()).toBe('/index'));
});

test.each([
  ['EN', 'Show it every', ['Off', '15 min', '1 h', '1 h 30 min'], 'Reality check changed'],
  ['VI', 'Nhắc sau mỗi', ['Tắt', '15 phút', '1 giờ', '1 giờ 30 phút'], 'Đã đổi thời gian nhắc nhở'],
] as const)('MEMBER-22 the reality check is chosen among those of the site, in %s', async (...given) => {
  const [language, name, choices, told] = given;
  await showLanguage(language);
  const sent: unknown[] = [];
  const value = { ...limits.value, realityCheckMinutes: 60, realityCheckChoices: [0, 15, 60, 90] };
  server.use(
    getGetPlayLimitsMockHandler({ ...limits, value }),
    msw.post('*/wps/member/realityCheck', async ({ request }) => {
      sent.push(await request.json());
      const answer = getSetRealityCheckResponseMock();
      return HttpResponse.json({ ...answer, value: { ...answer.value, intervalMinutes: 90 } });
    }),
  );
  const { user, centre } = await openMemberPage('profile');
  const group = within(await centre.findByRole('radiogroup', { name }));
  expect(group.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([...choices]);
  expect(group.getByRole('radio', { name: choices[2] })).toHaveProperty('checked', true);
  await user.click(group.getByRole('radio', { name: choices[3] }));
  expect(await screen.findByText(told)).toBeDefined();
  expect(group.getByRole('radio', { name: choices[3] })).toHaveProperty('checked', true);
  expect(sent).toEqual([{ intervalMinutes: 90 }]);
});
