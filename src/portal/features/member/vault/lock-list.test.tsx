// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { getListVaultLocksResponseMock } from '#generated/client/wallet/wallet.faker.ts';
import { getListVaultLocksMockHandler } from '#generated/client/wallet/wallet.msw.ts';
import type { VaultLock } from '#generated/model/index.ts';
import { server } from '#mocks/server.ts';
import { showLanguage } from '#portal/i18n/language.ts';
import { openMemberPage } from '#portal/testing/centre.tsx';
import { withPortal } from '#portal/testing/portal.tsx';
import { cardsAround, rowsAround } from '#portal/testing/shown.ts';

withPortal();

/** Opens the vault with locks of days and of hours. */
async function openLocks(width?: number): Promise<Element> {
  const answer = getListVaultLocksResponseMock();
  const lock = (
    hours: number,
    amount: string,
    lockedAt: string,
    endsAt: string,
    state: VaultLock['state'],
  ): VaultLock => ({
    lockId: `vl-${hours}`,
    hours,
    amount,
    lockedAt,
    endsAt,
    state,
    returnedAt: state === 'returned' ? endsAt : null,
  });
  const content = [
    lock(720, '1000.10', '2026-01-05T10:40:00Z', '2026-02-04T10:40:00Z', 'locked'),
    lock(24, '500.20', '2026-01-02T08:00:00Z', '2026-01-03T08:00:00Z', 'returned'),
    lock(36, '70.30', '2026-01-01T07:00:00Z', '2026-01-02T19:00:00Z', 'returned'),
    lock(1, '6.40', '2025-12-31T06:00:00Z', '2025-12-31T07:00:00Z', 'returned'),
  ];
  const totals = { amount: '1577.00', locked: '1000.10' };
  server.use(getListVaultLocksMockHandler({ ...answer, value: { content, totalPages: 1, totalElements: 4, totals } }));
  const { centre } = await openMemberPage('vault', width);
  return centre.findByText('$70.30');
}

test('MEMBER-22 the locks of the period show each figure, and their sum', async () => {
  expect(rowsAround(await openLocks())).toEqual([
    ['Locked on', 'Amount', 'Duration', 'Locked until', 'State'],
    ['Jan 5, 2026, 10:40', '$1,000.10', '30 days', 'Feb 4, 2026, 10:40', 'Locked'],
    ['Jan 2, 2026, 08:00', '$500.20', '1 day', 'Jan 3, 2026, 08:00', 'Returned'],
    ['Jan 1, 2026, 07:00', '$70.30', '36 hours', 'Jan 2, 2026, 19:00', 'Returned'],
    ['Dec 31, 2025, 06:00', '$6.40', '1 hour', 'Dec 31, 2025, 07:00', 'Returned'],
    ['Total', '$1,577.00', '', '', ''],
  ]);
});

test('I18N-01 MEMBER-22 the locks on a phone in Vietnamese', async () => {
  await showLanguage('VI');
  const card = (head: string, amount: string, duration: string, until: string) => [
    head,
    ['Số tiền', amount],
    ['Thời hạn', duration],
    ['Khóa đến', until],
  ];
  expect(cardsAround(await openLocks(390))).toEqual({
    cards: [
      card('10:40 05/01/2026Đang khóa', '$1,000.10', '30 ngày', '10:40 04/02/2026'),
      card('08:00 02/01/2026Đã trả lại', '$500.20', '1 ngày', '08:00 03/01/2026'),
      card('07:00 01/01/2026Đã trả lại', '$70.30', '36 giờ', '19:00 02/01/2026'),
      card('06:00 31/12/2025Đã trả lại', '$6.40', '1 giờ', '07:00 31/12/2025'),
    ],
    totals: [['Số tiền', '$1,577.00']],
  });
});
