// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import {
  getGetBonusResponseMock,
  getListBonusWageringResponseMock,
} from '../../../generated/client/promotions/promotions.faker.ts';
import { server } from '../../mocks/server.ts';
import { openPortal, withPortal } from './testing/portal.tsx';

vi.mock('../features/home/home-page.tsx', async () => (await import('./testing/plain-pages.tsx')).plainPages.home);
vi.mock(
  '../features/banner/banner-carousel.tsx',
  async () => (await import('./testing/plain-pages.tsx')).plainPages.banner,
);

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
        ...{ ...entry, entryId: `we-${at}`, gameName: `Game ${at}` },
      }));
      return HttpResponse.json({ success: true, value: { ...ledger.value, content, totalElements: content.length } });
    }),
  );
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const panel = 'bonusDetails?bonus=bn-6102';
  openPortal(`/index?${new URLSearchParams({ modal: 'memberCenter', panel })}`, { loggedIn: true });
  const centre = within(await screen.findByRole('dialog', { name: 'Member centre' }));
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
