// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { getListBoundAccountsResponseMock } from '../../../../generated/client/member-accounts/member-accounts.faker.ts';
import { getListBoundAccountsMockHandler } from '../../../../generated/client/member-accounts/member-accounts.msw.ts';
import type { BoundAccount, WithdrawalDetail, WithdrawalState } from '../../../../generated/client/model/index.ts';
import {
  getGetWithdrawalQuoteResponseMock,
  getGetWithdrawalResponseMock,
  getListWithdrawalsResponseMock,
} from '../../../../generated/client/wallet/wallet.faker.ts';
import {
  getGetWithdrawalMockHandler,
  getGetWithdrawalQuoteMockHandler,
  getListWithdrawalsMockHandler,
} from '../../../../generated/client/wallet/wallet.msw.ts';
import { server } from '../../../mocks/server.ts';
import { openCentre } from '../testing/centre.ts';
import { heldAnswer, untilFree } from '../testing/held-answer.ts';
import { withPortal } from '../testing/portal.tsx';

vi.mock('../../features/home/home-page.tsx', async () => (await import('../testing/plain-pages.tsx')).plainPages.home);
vi.mock(
  '../../features/banner/banner-carousel.tsx',
  async () => (await import('../testing/plain-pages.tsx')).plainPages.banner,
);

withPortal();

/** The page of a member with one account. */
async function open(change: Partial<BoundAccount>) {
  const answer = getListBoundAccountsResponseMock();
  const [account] = answer.value.accounts;
  if (account === undefined) throw new Error('the contract has an example of an account');
  const accounts = [{ ...account, ...change }];
  server.use(getListBoundAccountsMockHandler({ ...answer, value: { ...answer.value, accounts } }));
  return openCentre('withdraw');
}

describe('the withdrawal page', () => {
  test('an account that is held back says from when it can be used, and the form why it is not sent', async () => {
    const { user, centre } = await open({ usableFrom: '2099-01-06T09:30:00Z' });
    const account = await centre.findByRole('radio', { name: /Can be used from Jan 6, 2099/ });
    expect(account).toHaveProperty('disabled', true);
    await user.type(centre.getByRole('textbox', { name: 'Amount' }), '20');
    await user.click(centre.getByRole('button', { name: 'Withdraw $20.00' }));
    expect(await centre.findByText(/^None of your accounts can be used yet/)).toBeDefined();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test.each([
    ['requested', null, 'Withdrawal of $500.00 requested', /^The amount is held now/],
    ['received', null, 'Withdrawal of $500.00 received', 'The withdrawal is complete.'],
    ['rejected', 'The name is not yours.', 'Withdrawal of $500.00 rejected', 'The amount is back in your balance.'],
    ['returned', 'The bank sent it back.', 'Withdrawal of $500.00 returned', 'The amount is back in your balance.'],
  ] as const)(
    'the receipt has the keyboard and follows a withdrawal that is %s',
    async (state, reason, title, text) => {
      showWithdrawal(state, reason);
      const { user, centre } = await open({ usableFrom: '2020-01-06T09:30:00Z' });
      await user.type(await centre.findByRole('textbox', { name: 'Amount' }), '500');
      await user.type(centre.getByLabelText('Payment password'), '730185');
      await user.click(centre.getByRole('button', { name: 'Withdraw $500.00' }));
      const question = within(await screen.findByRole('alertdialog'));
      await user.click(question.getByRole('button', { name: 'Withdraw $500.00' }));
      const receipt = (await centre.findByText(title)).parentElement;
      expect(document.activeElement).toBe(receipt);
      expect(centre.getByText(text)).toBeDefined();
      expect(centre.queryAllByText(reason ?? 'Reason').length > 0).toBe(reason !== null);
    },
  );

  test('another withdrawal begins when its limits are read again', async () => {
    const quote = getGetWithdrawalQuoteResponseMock();
    const reading = heldAnswer(quote, { ...quote, value: { ...quote.value, maxAmount: '4500.00' } });
    server.use(getGetWithdrawalQuoteMockHandler(reading.answer));
    const { user, centre } = await open({ usableFrom: '2020-01-06T09:30:00Z' });
    await user.type(await centre.findByRole('textbox', { name: 'Amount' }), '500');
    await user.type(centre.getByLabelText('Payment password'), '730185');
    await user.click(centre.getByRole('button', { name: 'Withdraw $500.00' }));
    reading.hold();
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw $500.00' }));
    const another = await centre.findByRole('button', { name: /Make another withdrawal/ });
    await user.click(another);
    expect(centre.queryByRole('textbox', { name: 'Amount' })).toBeNull();
    reading.tell();
    await untilFree(another);
    await user.click(another);
    expect(centre.getByText('Min $10.00, max $4,500.00')).toBeDefined();
  });

  test.each([
    ['rejected', 1],
    ['returned', 1],
    ['received', 2],
  ] as const)('the list says of one that is %s what it asked for and what came', async (state, amounts) => {
    const { value, ...rest } = getListWithdrawalsResponseMock();
    const content = value.content.slice(0, 1).map((one) => ({ ...one, state }));
    server.use(getListWithdrawalsMockHandler({ ...rest, value: { ...value, content } }));
    const { centre } = await openCentre('withdraw');
    const title = await centre.findByRole('button', { name: /Open withdrawal wd-4001/ });
    expect(title.closest('tr, li')?.textContent.match(/\$500\.00/g)).toHaveLength(amounts);
  });

  test.each([
    ['rejected', false],
    ['returned', false],
    ['received', true],
  ] as const)('the record of one that is %s tells what the member has', async (state, gets) => {
    showWithdrawal(state, null);
    const { centre } = await openCentre('withdraw?id=wd-4001');
    await centre.findByRole('list', { name: 'Progress' });
    expect(centre.queryAllByText('You receive')).toHaveLength(gets ? 1 : 0);
    expect(centre.queryAllByText('The amount is back in your balance.')).toHaveLength(gets ? 0 : 1);
  });

  test('WALLET-10 the record of a disputed one that is returned gives the reason once, as the answer', async () => {
    const reason = 'The bank sent it back.';
    showWithdrawal('returned', reason, {
      ...{ reason: 'not_arrived', text: null, at: '2026-01-05T11:00:00Z' },
      ...{ answer: reason, answeredAt: '2026-01-05T12:00:00Z' },
    });
    const { centre } = await openCentre('withdraw?id=wd-4001');
    expect(await centre.findByText('Our answer')).toBeDefined();
    expect(centre.getAllByText(reason)).toHaveLength(1);
  });
});

/** How the withdrawal of the contract's example stands when it is read again. */
function showWithdrawal(
  state: WithdrawalState,
  reason: string | null,
  dispute: WithdrawalDetail['dispute'] = null,
): void {
  const { value, ...rest } = getGetWithdrawalResponseMock();
  const withdrawal = { ...value.withdrawal, state, reason };
  server.use(getGetWithdrawalMockHandler({ ...rest, value: { ...value, withdrawal, dispute } }));
}
