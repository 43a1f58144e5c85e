// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  getListPointTransactionsResponseMock,
  getListRedemptionsResponseMock,
} from '#generated/client/points/points.faker.ts';
import {
  getListPointTransactionsMockHandler,
  getListRedemptionsMockHandler,
} from '#generated/client/points/points.msw.ts';
import { server } from '#mocks/server.ts';
import { showLanguage } from '../../i18n/language.ts';
import { openMall, redemption } from '../../testing/mall.ts';
import { withPortal } from '../../testing/portal.tsx';
import { factsOf, rowsOf } from '../../testing/shown.ts';

withPortal();

function answerHistory() {
  const answer = getListPointTransactionsResponseMock();
  const about = { kind: 'redeemed' as const, description: 'For a bag', at: '2026-01-02T09:05:00Z' };
  server.use(
    getListPointTransactionsMockHandler({
      ...answer,
      value: {
        content: [
          { ...about, entryId: 'pe-2', points: -1_230, balanceAfter: 4_560, referenceId: 'rd-77' },
          {
            ...about,
            entryId: 'pe-1',
            kind: 'earned',
            description: 'Slots',
            points: 2_345,
            balanceAfter: 5_790,
            referenceId: null,
            at: '2026-01-01T23:10:00Z',
          },
        ],
        totalPages: 1,
        totalElements: 2,
        totals: { earned: 2_346, spent: 1_231 },
      },
    }),
  );
}

test('API-58 the history of points shows each figure in its column', async () => {
  answerHistory();
  const { dialog } = await openMall('history=1');
  await within(dialog).findByText('For a bag');
  expect(rowsOf(within(dialog).getByRole('table'))).toEqual([
    ['Time', 'What', 'Points', 'Balance after', 'Reference'],
    ['Jan 2, 2026, 09:05', 'For a bag', '−1,230', '4,560', 'rd-77'],
    ['Jan 1, 2026, 23:10', 'Slots', '+2,345', '5,790', '–'],
    ['Total', '', '2,346 earned, 1,231 spent', '', ''],
  ]);
});

test('API-58 I18N-01 the history of points has cards on a phone, here in Vietnamese', async () => {
  await showLanguage('VI');
  answerHistory();
  const { dialog } = await openMall('history=1', 390);
  const card = (await within(dialog).findByText('For a bag')).closest('li');
  expect(factsOf(card)).toEqual([
    ['Thời gian', '09:05 02/01/2026'],
    ['Điểm', '−1.230'],
    ['Còn lại', '4.560'],
    ['Mã giao dịch', 'rd-77'],
  ]);
  expect(within(dialog).getByText('Nhận 2.346, dùng 1.231')).toBeDefined();
});

function answerRedemptions() {
  const answer = getListRedemptionsResponseMock();
  server.use(
    getListRedemptionsMockHandler({
      ...answer,
      value: {
        content: [
          redemption,
          {
            ...redemption,
            redemptionId: 'rd-2',
            title: 'Cap',
            quantity: 1,
            state: 'completed',
            reason: null,
            tracking: 'VNP 44',
          },
          {
            ...redemption,
            redemptionId: 'rd-3',
            title: 'Mug',
            quantity: 2,
            state: 'processing',
            reason: null,
            points: 70,
          },
        ],
        totalPages: 1,
        totalElements: 3,
        totals: { points: 16_078 },
      },
    }),
  );
}

test('MALL-04 the redemptions show each figure in its column', async () => {
  answerRedemptions();
  const { dialog } = await openMall('redemptions=1');
  await within(dialog).findByText('Cap');
  expect(rowsOf(within(dialog).getByRole('table'))).toEqual([
    ['Reward', 'State', 'Redeemed', 'Points', 'Note', 'Reference'],
    ['98 × Bag', 'Rejected', 'Jan 2, 2026, 09:05', '8,004', 'No such street Your points are back.', 'rd-1'],
    ['Cap', 'Completed', 'Jan 2, 2026, 09:05', '8,004', 'Tracking: VNP 44', 'rd-2'],
    ['2 × Mug', 'Processing', 'Jan 2, 2026, 09:05', '70', '–', 'rd-3'],
    ['Total', '', '', '16,078', '', ''],
  ]);
});

test('MALL-04 I18N-01 the redemptions have cards on a phone, here in Vietnamese', async () => {
  await showLanguage('VI');
  answerRedemptions();
  const { dialog } = await openMall('redemptions=1', 390);
  const card = (await within(dialog).findByText('Cap')).closest('li');
  for (const [title, state] of [
    ['98 × Bag', 'Bị từ chối'],
    ['Cap', 'Hoàn tất'],
    ['2 × Mug', 'Đang xử lý'],
  ] as const) {
    const own = within(dialog).getByText(title).closest('li') as HTMLElement;
    expect(within(own).getByText(state), title).toBeDefined();
  }
  expect(factsOf(card)).toEqual([
    ['Thời gian đổi', '09:05 02/01/2026'],
    ['Điểm', '8.004'],
    ['Ghi chú', 'Mã vận đơn: VNP 44'],
    ['Mã giao dịch', 'rd-2'],
  ]);
});
