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
const periods = ['day_1', 'day_7', 'permanent'] as const;

/** Opens the question for how long, on a site with three periods. */
async function openBreak() {
  server.use(getGetPlayLimitsMockHandler({ ...limits, value: { ...limits.value, exclusionPeriods: [...periods] } }));
  const portal = await openMemberPage('profile');
  await portal.user.click(await portal.centre.findByRole('button', { name: 'Take a break' }));
  return { ...portal, dialog: within(await screen.findByRole('dialog', { name: 'Take a break' })) };
}

test('MEMBER-22 FOOTER-09 a break says what it means, is asked for once more with its time, and signs the member out', async () => {
  const sent: unknown[] = [];
  server.use(
    msw.post('*/wps/member/selfExclusion', async ({ request }) => {
      sent.push(await request.json());
      const answer = getStartSelfExclusionResponseMock();
      return HttpResponse.json({ ...answer, value: { ...answer.value, endsAt: '2026-01-12T10:04:00Z' } });
    }),
  );
  const { user, dialog, address } = await openBreak();
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'It begins at once and signs you out everywhere.',
    'You cannot log in, deposit, bet or open another account.',
    'Open bets are settled, and withdrawals under way go on.',
    'Customer service pays out the rest of your balance.',
    'It cannot be taken back or shortened.',
  ]);
  expect(dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    '1 day',
    '7 days',
    'For ever',
  ]);
  await user.click(dialog.getByRole('radio', { name: '7 days' }));
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Lock your account now?' }));
  expect(question.getByText(/^Your account will be locked: 7 days\./)).toBeDefined();
  await user.click(question.getByRole('button', { name: 'Go back' }));
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  await user.click(await screen.findByRole('button', { name: 'Lock my account' }));
  await waitFor(() => expect(getToken()).toBeNull());
  expect(sent).toEqual([{ period: 'day_7' }]);
  const query = new URLSearchParams(address().split('?')[1]);
  expect([query.get('modal'), query.get('selfExcluded')]).toEqual(['selfExcluded', '2026-01-12T10:04:00Z']);
});

test('MEMBER-22 a break that was refused says why, and the member stays logged in', async () => {
  server.use(refuse('post', '/wps/member/selfExclusion', 500, 'system_error'));
  const { user, dialog } = await openBreak();
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  await user.click(await screen.findByRole('button', { name: 'Lock my account' }));
  expect(await dialog.findByText(/^System error/)).toBeDefined();
  expect(getToken()).not.toBeNull();
});

test.each([
  ['2026-01-12T10:04:00Z', 'You can log in again from Jan 12, 2026, 10:04.'],
  ['', 'Your account stays locked for ever.'],
])('MEMBER-22 after a break until "%s" it says from when one can log in', async (endsAt, told) => {
  const { user, address } = openModal(`/index?${new URLSearchParams({ modal: 'selfExcluded', selfExcluded: endsAt })}`);
  const done = within(await screen.findByRole('alertdialog', { name: 'Your account is locked' }));
  expect(done.getByText(told)).toBeDefined();
  expect(done.getByText(/^Open bets will still be settled\./)).toBeDefined();
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
