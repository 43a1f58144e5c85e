import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  getListBanksResponseMock,
  getListBoundAccountsResponseMock,
} from '#generated/client/member-accounts/member-accounts.faker.ts';
import {
  getAddBoundAccountMockHandler,
  getListBanksMockHandler,
  getListBoundAccountsMockHandler,
  getRemoveBoundAccountMockHandler,
  getSetDefaultBoundAccountMockHandler,
} from '#generated/client/member-accounts/member-accounts.msw.ts';
import type { BoundAccount, BoundAccounts } from '#generated/model/index.ts';
import { server } from '#mocks/server.ts';
import { openMemberPage } from '#portal/testing/centre.tsx';
import { withPortal } from '#portal/testing/portal.tsx';
import { sendPlain } from '#portal/testing/registration.ts';
import { itemsOf } from '#portal/testing/shown.ts';

withPortal();

const answer = getListBoundAccountsResponseMock();
const accountOf = (accountId: string, change: Partial<BoundAccount>): BoundAccount => ({
  ...(answer.value.accounts[0] ?? expect.fail('the contract has an example of an account')),
  accountId,
  usableFrom: '2020-01-06T09:30:00Z',
  ...change,
});
const bank = accountOf('ba-1', {
  bankName: 'Hong Ha Bank',
  ending: '4471',
  isDefault: true,
  createdAt: '2026-01-04T10:00:00Z',
});
const wallet = accountOf('ba-2', {
  bankName: 'Sen Wallet',
  ending: '5987',
  isDefault: false,
  kind: 'e_wallet',
  createdAt: '2026-01-05T10:00:00Z',
});
const bound = (accounts: BoundAccount[], maxAccounts = 3): BoundAccounts => ({
  ...answer.value,
  payeeName: 'LE THU HA',
  accounts,
  maxAccounts,
});
const show = (value: BoundAccounts) => server.use(getListBoundAccountsMockHandler({ ...answer, value }));

let sent: unknown[];
beforeEach(() => {
  sendPlain();
  sent = [];
  const banks = getListBanksResponseMock();
  const [example] = banks.value;
  if (example === undefined) throw new Error('the contract has an example of a bank');
  const listed = [
    {
      ...example,
      bankCode: 'HONGHA',
      bankName: 'Hong Ha Bank',
      kind: 'bank' as const,
      accountPattern: '^[0-9]{8,14}$',
    },
    { ...example, bankCode: 'SEN', bankName: 'Sen Wallet', kind: 'e_wallet' as const, accountPattern: '^0[0-9]{9}$' },
    { ...example, bankCode: 'SONG', bankName: 'Song Bank', accountPattern: '^[A-Z]{2}\\d{8}$' },
  ];
  const note =
    (act: string) =>
    async ({ request }: { request: Request }) => {
      const text = await request.text();
      sent.push({ act, path: new URL(request.url).pathname, ...(text && { body: JSON.parse(text) }) });
    };
  server.use(
    getListBanksMockHandler({ ...banks, value: listed }),
    getAddBoundAccountMockHandler(async (info) => {
      await note('add')(info);
      return { ...answer, value: bound([bank, wallet]) };
    }),
    getSetDefaultBoundAccountMockHandler(async (info) => {
      await note('default')(info);
      return {
        ...answer,
        value: bound([
          { ...bank, isDefault: false },
          { ...wallet, isDefault: true },
        ]),
      };
    }),
    getRemoveBoundAccountMockHandler(async (info) => {
      await note('remove')(info);
      return { ...answer, value: bound([bank]) };
    }),
  );
});

async function openAccounts() {
  const { user, centre } = await openMemberPage('securityCenter');
  await user.click(await centre.findByRole('button', { name: 'Manage accounts' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Accounts to withdraw to' })) };
}

test('MEMBER-22 VALID-37 WALLET-11 an account is added in the name of the profile, with the digits of its number and the payment password', async () => {
  show(bound([bank]));
  const { user, centre } = await openMemberPage('withdraw');
  await user.click(await centre.findByRole('button', { name: /^Add account/ }));
  const adding = within(await screen.findByRole('dialog', { name: 'Add an account' }));
  expect(await adding.findByText('It must be in the name LE THU HA.')).toBeDefined();
  await user.selectOptions(await adding.findByLabelText('Bank or e-wallet'), 'Sen Wallet');
  await user.click(adding.getByRole('button', { name: 'Add account' }));
  expect(await adding.findByText('Enter the account number.')).toBeDefined();
  expect(adding.getByText('Enter your payment password.')).toBeDefined();
  const number = adding.getByLabelText('Account number');
  await user.type(number, '12345');
  expect(adding.getByText('This is not a Sen Wallet account number. Please check the digits.')).toBeDefined();
  await user.clear(number);
  // With the marks and separators that come along when it is copied.
  await user.click(number);
  await user.paste('\u202a0912-345 987\u202c');
  await user.type(adding.getByLabelText('Payment password'), '552013');
  expect(sent).toEqual([]);
  show(bound([bank, wallet]));
  await user.click(adding.getByRole('button', { name: 'Add account' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add an account' })).toBeNull());
  expect(await centre.findByRole('radio', { name: /Sen Wallet/ })).toHaveProperty('checked', true);
  const body = { kind: 'e_wallet', bankCode: 'SEN', accountNumber: '0912345987', paymentPassword: '552013' };
  expect(sent).toEqual([{ act: 'add', path: '/wps/member/boundAccounts', body }]);
});

test('MEMBER-22 a phone offers digits for an account number that is made of them alone', async () => {
  show(bound([bank]));
  const { user, centre } = await openMemberPage('withdraw');
  await user.click(await centre.findByRole('button', { name: /^Add account/ }));
  const adding = within(await screen.findByRole('dialog', { name: 'Add an account' }));
  const keyboardFor = async (name: string) => {
    await user.selectOptions(await adding.findByLabelText('Bank or e-wallet'), name);
    return adding.getByLabelText('Account number').getAttribute('inputmode');
  };
  expect(await keyboardFor('Hong Ha Bank')).toBe('numeric');
  expect(await keyboardFor('Song Bank')).toBeNull();
});

test('MEMBER-22 the accounts show bank and ending, one of them is the default, and another can be made it', async () => {
  show(bound([bank, wallet]));
  const { user, dialog } = await openAccounts();
  const list = () => itemsOf(dialog.getByRole('list'));
  await dialog.findByText('Sen Wallet');
  expect(list()).toEqual(['Hong Ha BankEnding 4471DefaultRemove', 'Sen WalletEnding 5987Make defaultRemove']);
  await user.click(dialog.getByRole('button', { name: 'Make default' }));
  expect(await screen.findByText('Sen Wallet ending 5987 is the default now')).toBeDefined();
  expect(list()).toEqual(['Hong Ha BankEnding 4471Make defaultRemove', 'Sen WalletEnding 5987DefaultRemove']);
  expect(sent).toEqual([{ act: 'default', path: '/wps/member/boundAccounts/ba-2/default' }]);
});

test('MEMBER-22 the account that was chosen is removed with the payment password, and no other', async () => {
  show(bound([bank, wallet]));
  const { user, dialog } = await openAccounts();
  const chosen = (await dialog.findByText('Sen Wallet')).closest('li') ?? expect.fail('no item');
  await user.click(within(chosen).getByRole('button', { name: 'Remove' }));
  const asking = within(await screen.findByRole('alertdialog', { name: 'Remove Sen Wallet ending 5987?' }));
  await user.click(asking.getByRole('button', { name: 'Remove' }));
  expect(await asking.findByText('Enter your payment password.')).toBeDefined();
  expect(sent).toEqual([]);
  await user.type(asking.getByLabelText('Payment password'), '552013');
  await user.click(asking.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(itemsOf(dialog.getByRole('list'))).toEqual(['Hong Ha BankEnding 4471DefaultRemove']);
  const path = '/wps/member/boundAccounts/ba-2/remove';
  expect(sent).toEqual([{ act: 'remove', path, body: { paymentPassword: '552013' } }]);
});

test.each([
  [2, 'You have 2 accounts, the most there can be. Remove one to add another.', false],
  [3, undefined, true],
] as const)('MEMBER-22 with two accounts of %i at most, it says %s', async (most, told, canAdd) => {
  show(bound([bank, wallet], most));
  const { dialog } = await openAccounts();
  await dialog.findByText('Sen Wallet');
  expect(dialog.queryByText(/the most there can be/)?.textContent).toBe(told);
  expect(dialog.queryByRole('button', { name: 'Add account' }) !== null).toBe(canAdd);
});
