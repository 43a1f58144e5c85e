// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { getGetRealityCheckResponseMock } from '#generated/client/member-limits/member-limits.faker.ts';
import { getGetRealityCheckMockHandler } from '#generated/client/member-limits/member-limits.msw.ts';
import { server } from '#mocks/server.ts';
import { RealityPart } from '#portal/app/shell/reality-part.tsx';
import { showLanguage } from '#portal/i18n/language.ts';
import { withTime } from '#portal/testing/centre.tsx';
import { openPart, withPortal } from '#portal/testing/portal.tsx';
import { factsOf } from '#portal/testing/shown.ts';

withPortal();
withTime(Date.UTC(2026, 0, 5, 10, 4));

/** Opens a check that is due, in which no two figures are alike. */
async function openCheck(name: string) {
  const answer = getGetRealityCheckResponseMock();
  const figures = {
    due: true,
    since: '2026-01-05T08:30:00Z',
    playedMinutes: 94,
    staked: '29.10',
    paid: '7.40',
    netPosition: '-5.30',
    openStakes: '27.20',
  };
  server.use(getGetRealityCheckMockHandler({ ...answer, value: { ...answer.value, ...figures } }));
  const portal = openPart(<RealityPart />, '/index', { loggedIn: true });
  return { ...portal, dialog: await screen.findByRole('dialog', { name }) };
}

const shownIn = ({ dialog }: { readonly dialog: Element }) => ({
  lead: dialog.querySelector('p')?.textContent,
  facts: factsOf(dialog),
});

test('MEMBER-22 a reality check tells since when, what was staked, paid, won or lost, and is open', async () => {
  expect(shownIn(await openCheck('You have played for 1 h 34 min'))).toEqual({
    lead: 'This is your play since you logged in at 08:30.',
    facts: [
      ['Staked', '$29.10'],
      ['Paid out', '$7.40'],
      ['Won or lost', '−$5.30'],
      ['In open bets', '$27.20'],
    ],
  });
});

test('I18N-01 MEMBER-22 a reality check in Vietnamese', async () => {
  await showLanguage('VI');
  expect(shownIn(await openCheck('Bạn đã chơi 1 giờ 34 phút'))).toEqual({
    lead: 'Tính từ lúc bạn đăng nhập, 08:30.',
    facts: [
      ['Đã cược', '$29.10'],
      ['Đã trả thưởng', '$7.40'],
      ['Thắng hoặc thua', '−$5.30'],
      ['Cược chưa có kết quả', '$27.20'],
    ],
  });
});

test('MEMBER-22 a reality check that is due goes when it is acknowledged', async () => {
  const { user, dialog } = await openCheck('You have played for 1 h 34 min');
  await user.click(within(dialog).getByRole('button', { name: 'Keep playing' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /You have played/ })).toBeNull());
});

test('MEMBER-22 a reality check that waits for its answer tells the time and figures of now', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  await openCheck('You have played for 1 h 34 min');
  const answer = getGetRealityCheckResponseMock();
  const later = { ...answer.value, due: true, playedMinutes: 95, openStakes: '10.90' };
  server.use(getGetRealityCheckMockHandler({ ...answer, value: later }));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  const dialog = await screen.findByRole('dialog', { name: 'You have played for 1 h 35 min' });
  expect(factsOf(dialog)).toContainEqual(['In open bets', '$10.90']);
});

test('MEMBER-22 a reality check offers a break', async () => {
  const { user, address, dialog } = await openCheck('You have played for 1 h 34 min');
  await user.click(within(dialog).getByRole('button', { name: 'Take a break' }));
  await waitFor(() => expect(new URLSearchParams(address().split('?')[1]).get('panel')).toBe('profile?away=break'));
  expect(screen.queryByRole('dialog', { name: /You have played/ })).toBeNull();
});

test('MEMBER-22 a reality check leads to the limits once it is answered', async () => {
  const { user, address, dialog } = await openCheck('You have played for 1 h 34 min');
  await user.click(within(dialog).getByRole('button', { name: 'See my limits' }));
  await waitFor(() => expect(address()).toBe('/index?modal=memberCenter&panel=profile'));
  expect(screen.queryByRole('dialog', { name: /You have played/ })).toBeNull();
});
