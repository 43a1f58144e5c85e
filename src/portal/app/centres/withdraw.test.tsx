// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { getListBoundAccountsResponseMock } from '../../../../generated/client/member-accounts/member-accounts.faker.ts';
import { getListBoundAccountsMockHandler } from '../../../../generated/client/member-accounts/member-accounts.msw.ts';
import type { BoundAccount } from '../../../../generated/client/model/index.ts';
import { server } from '../../../mocks/server.ts';
import { openCentre } from '../testing/centre.ts';
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
});
