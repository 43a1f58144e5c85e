// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { getListBetsResponseMock } from '#generated/client/bets/bets.faker.ts';
import { getListBetsMockHandler } from '#generated/client/bets/bets.msw.ts';
import { getListLoginHistoryResponseMock } from '#generated/client/member-security/member-security.faker.ts';
import { getListLoginHistoryMockHandler } from '#generated/client/member-security/member-security.msw.ts';
import { getListDepositsResponseMock, getListWithdrawalsResponseMock } from '#generated/client/wallet/wallet.faker.ts';
import { getListDepositsMockHandler, getListWithdrawalsMockHandler } from '#generated/client/wallet/wallet.msw.ts';
import { server } from '#mocks/server.ts';
import { withSavedFiles } from '../../entities/list/testing/saved-files.ts';
import { showLanguage } from '../../i18n/language.ts';
import { openMemberPage } from '../../testing/centre.tsx';
import { withPortal } from '../../testing/portal.tsx';

withPortal();
const saved = withSavedFiles();
beforeEach(() => showLanguage('VI'));

/** The first rows of the only list of a page, as its file has them. */
async function fileOf(panel: string): Promise<readonly string[]> {
  const { user, centre } = await openMemberPage(panel);
  await user.click(await centre.findByRole('button', { name: 'Xuất CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  return saved[0]?.text.split('\r\n') ?? [];
}

/** The answer of a list with some of its first row changed, once for each change. */
function withRows<Answer extends { readonly value: { readonly content: readonly object[] } }>(
  answer: Answer,
  ...changes: readonly Partial<Answer['value']['content'][number]>[]
): Answer {
  const [first] = answer.value.content;
  if (first === undefined) throw new Error('the example has no row');
  const content = changes.map((change) => ({ ...first, ...change }));
  return { ...answer, value: { ...answer.value, content, totalPages: 1, totalElements: content.length } };
}

test('MEMBER-22 the file of the bets tells what each bet was, whose game, and its number', async () => {
  const names = { gameName: 'Xổ Số', summary: 'Lô: 39', vendorName: 'Sea Lottery', betId: 'b-20428' };
  const change = { ...names, drawId: 'SSC_5M-20260103-171' };
  server.use(getListBetsMockHandler(withRows(getListBetsResponseMock(), change)));
  const [head, row] = await fileOf('personalHistoryCopy');
  expect(head).toMatch(/,summary,draw,vendorName,betId$/);
  expect(row).toMatch(/^Xổ Số,.*,Lô: 39,Kỳ 171 ngày 03\/01\/2026,Sea Lottery,b-20428$/);
});

test('MEMBER-22 the file of the deposits tells their states in the words of the page', async () => {
  server.use(
    getListDepositsMockHandler(
      withRows(
        getListDepositsResponseMock(),
        { depositId: 'dep-1', state: 'pending', reportedAt: null },
        { depositId: 'dep-2', state: 'pending', reportedAt: '2026-01-05T10:00:00Z' },
        { depositId: 'dep-3', state: 'expired', reportedAt: null },
      ),
    ),
  );
  const states = (await fileOf('depositv2')).slice(1, 4).map((row) => row.split(',').at(-1));
  expect(states).toEqual(['Chờ thanh toán', 'Đang kiểm tra', 'Hết hạn']);
});

test('MEMBER-22 the file of the withdrawals tells their states in the words of the page', async () => {
  server.use(
    getListWithdrawalsMockHandler(
      withRows(
        getListWithdrawalsResponseMock(),
        { withdrawalId: 'wd-1', state: 'received' },
        { withdrawalId: 'wd-2', state: 'returned' },
      ),
    ),
  );
  const states = (await fileOf('withdraw')).slice(1, 3).map((row) => row.split(',').at(-1));
  expect(states).toEqual(['Đã nhận', 'Đã hoàn tiền']);
});

test('MEMBER-22 the file of the logins tells the device, the way in and the outcome in the words of the page', async () => {
  const change = { device: 'Chrome on Linux', method: 'username', outcome: 'wrong_password' } as const;
  server.use(getListLoginHistoryMockHandler(withRows(getListLoginHistoryResponseMock(), change)));
  expect((await fileOf('securityCenter'))[1]).toMatch(/,Chrome trên Linux,Bằng mật khẩu,.*,Sai mật khẩu$/);
});
