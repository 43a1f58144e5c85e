// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import {
  getGetBonusResponseMock,
  getListBonusesResponseMock,
  getListBonusWageringResponseMock,
} from '#generated/client/promotions/promotions.faker.ts';
import { server } from '#mocks/server.ts';
import { openMemberPage } from '#portal/testing/centre.tsx';
import { withPortal } from '#portal/testing/portal.tsx';

withPortal();
afterEach(() => {
  vi.useRealTimers();
});

test('MEMBER-10 the progress of an open bonus and its bets are read anew without a reload, until it has ended', async () => {
  const bonus = getGetBonusResponseMock();
  const ledger = getListBonusWageringResponseMock();
  const [entry] = ledger.value.content;
  if (entry === undefined) throw new Error('the example has no entry');
  const steps = [
    { state: 'active' as const, counted: '40.00' },
    { state: 'active' as const, counted: '60.00' },
    { state: 'completed' as const, counted: '400.00' },
  ];
  let step = 0;
  let reads = 0;
  server.use(
    msw.get('*/bonuses/:bonusId', () => {
      reads += 1;
      const value = { ...bonus.value, ...steps[step], required: '400.00' };
      return HttpResponse.json({ success: true, value });
    }),
    msw.get('*/bonuses/:bonusId/wagering', () => {
      const content = Array.from({ length: step + 1 }, (_, at) => ({
        ...entry,
        entryId: `we-${at}`,
        gameName: `Game ${at}`,
      }));
      return HttpResponse.json({ success: true, value: { ...ledger.value, content, totalElements: content.length } });
    }),
  );
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { centre } = await openMemberPage('bonusDetails?bonus=bn-6102');
  await centre.findByText(/\$40\.00.*\$400\.00/);
  await centre.findByText('Game 0');
  step = 1;
  act(() => void vi.advanceTimersByTime(10_000));
  await centre.findByText(/\$60\.00.*\$400\.00/);
  await centre.findByText('Game 1');
  step = 2;
  act(() => void vi.advanceTimersByTime(10_000));
  await centre.findByText(/\$400\.00 of \$400\.00/);
  const before = reads;
  act(() => void vi.advanceTimersByTime(60_000));
  expect(reads).toBe(before);
});

test.each([
  ['completed', '40.00', null, 'Its turnover is complete. What was left of it is in your main wallet.'],
  ['expired', null, '6.10', 'It was not staked in time. What was left of it is gone. Your own money stays as it is.'],
  ['cancelled', null, '7.20', 'You gave it up. What was left of it is gone. Your own money stays as it is.'],
] as const)(
  'MEMBER-10 the record of a bonus that is %s says when and how it ended',
  async (state, converted, forfeited, words) => {
    const { value } = getGetBonusResponseMock();
    const ended = { ...value, state, converted, forfeited, balance: '0.00', endedAt: '2026-01-09T09:52:00Z' };
    server.use(msw.get('*/bonuses/:bonusId', () => HttpResponse.json({ success: true, value: ended })));
    const { centre } = await openMemberPage('bonusDetails?bonus=bn-6102');
    expect(await centre.findByText(words)).toBeDefined();
    expect(centre.getByText('Ended').nextElementSibling?.textContent).toContain('Jan 9, 2026');
    // What an open bonus still asks for.
    expect(centre.queryByText('Left to stake')).toBeNull();
    const written = (label: string) => centre.queryByText(label)?.nextElementSibling?.textContent;
    expect(written('Moved to the main wallet')).toBe(converted === null ? undefined : '$40.00');
    expect(written('Forfeited')).toBe(forfeited === null ? undefined : `$${forfeited}`);
  },
);

test.each([
  ['active', 1],
  ['expired', 0],
] as const)('MEMBER-10 the list asks for stakes of a bonus that is %s as its sum does', async (state, shown) => {
  const { value } = getListBonusesResponseMock();
  const content = value.content.slice(0, 1).map((one) => ({ ...one, state, remaining: '75.00' }));
  server.use(msw.get('*/wps/member/bonuses', () => HttpResponse.json({ success: true, value: { ...value, content } })));
  const { centre } = await openMemberPage('bonusDetails');
  await centre.findByRole('button', { name: 'Monday reload' });
  expect(centre.queryAllByText('$75.00')).toHaveLength(shown);
});
