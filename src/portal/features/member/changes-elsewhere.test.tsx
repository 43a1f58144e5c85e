// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getListBoundAccountsResponseMock } from '#generated/client/member-accounts/member-accounts.faker.ts';
import { getListBoundAccountsMockHandler } from '#generated/client/member-accounts/member-accounts.msw.ts';
import { getSetMoneyLimitMockHandler } from '#generated/client/member-limits/member-limits.msw.ts';
import { getGetProfileResponseMock } from '#generated/client/member-profile/member-profile.faker.ts';
import {
  getGetProfileMockHandler,
  getUpdateProfileMockHandler,
} from '#generated/client/member-profile/member-profile.msw.ts';
import { getGetSecurityCentreResponseMock } from '#generated/client/member-security/member-security.faker.ts';
import {
  getBindEmailMockHandler,
  getGetSecurityCentreMockHandler,
  getSetPaymentPasswordMockHandler,
} from '#generated/client/member-security/member-security.msw.ts';
import {
  getGetWithdrawalQuoteResponseMock,
  getListDepositMethodsResponseMock,
} from '#generated/client/wallet/wallet.faker.ts';
import {
  getGetWithdrawalQuoteMockHandler,
  getListDepositMethodsMockHandler,
} from '#generated/client/wallet/wallet.msw.ts';
import { server } from '#mocks/server.ts';
import { openMemberPage } from '../../testing/centre.tsx';
import { heldAnswer } from '../../testing/held-answer.ts';
import { withPortal } from '../../testing/portal.tsx';
import { sendPlain } from '../../testing/registration.ts';

withPortal();

test('MEMBER-22 a payment password that was just set is not asked for by the withdrawal', async () => {
  sendPlain();
  const quote = getGetWithdrawalQuoteResponseMock();
  const lacking = { ...quote, value: { ...quote.value, missing: ['payment_password' as const] } };
  const reading = heldAnswer(lacking, quote);
  const account = getGetSecurityCentreResponseMock();
  const items = account.value.items.map((item) =>
    item.kind === 'payment_password' ? { ...item, state: 'missing' as const } : item,
  );
  server.use(
    getGetWithdrawalQuoteMockHandler(reading.answer),
    getGetSecurityCentreMockHandler({ ...account, value: { ...account.value, items } }),
    getSetPaymentPasswordMockHandler(account),
  );
  const { user, centre } = await openMemberPage('withdraw');
  await user.click(await centre.findByRole('button', { name: 'Set it now' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set a payment password' }));
  await user.type(dialog.getByLabelText(/^Login password/), 'Portico123');
  await user.type(dialog.getByLabelText(/^New payment password/), '730185');
  await user.type(dialog.getByLabelText(/^The same again/), '730185');
  reading.hold();
  await user.click(dialog.getByRole('button', { name: 'Save payment password' }));
  reading.tell();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Set a payment password' })).toBeNull());
  expect(centre.queryByText('Set a payment password first')).toBeNull();
  expect(centre.getByRole('textbox', { name: 'Amount' })).toBeDefined();
});

test('MEMBER-18 a real name that was just given is not asked for by the withdrawal', async () => {
  const bound = getListBoundAccountsResponseMock();
  const reading = heldAnswer({ ...bound, value: { ...bound.value, payeeName: null, accounts: [] } }, bound);
  const profile = getGetProfileResponseMock();
  server.use(
    getListBoundAccountsMockHandler(reading.answer),
    getGetProfileMockHandler({ ...profile, value: { ...profile.value, payeeName: null } }),
    getUpdateProfileMockHandler({ ...profile, value: { ...profile.value, payeeName: 'TRAN LINH' } }),
  );
  const { user, centre, panel } = await openMemberPage('withdraw');
  await user.click(await centre.findByRole('button', { name: 'Go to your profile' }));
  await user.type(await centre.findByRole('textbox', { name: 'Full name' }), 'Tran Linh');
  await user.click(centre.getByRole('button', { name: 'Save' }));
  reading.hold();
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(panel()).toBe('withdraw'));
  await waitFor(() => expect(centre.queryByRole('textbox', { name: 'Nickname' })).toBeNull());
  expect(centre.queryByText('Enter your full name first')).toBeNull();
  reading.tell();
  expect(await centre.findByRole('textbox', { name: 'Amount' })).toBeDefined();
});

test('MEMBER-22 a deposit after a change of its limit shows no rest of the limit before', async () => {
  const terms = getListDepositMethodsResponseMock();
  const leaving = (limitRemaining: string) => ({ ...terms, value: { ...terms.value, limitRemaining } });
  const reading = heldAnswer(leaving('1000.00'), leaving('90.00'));
  server.use(getListDepositMethodsMockHandler(reading.answer), getSetMoneyLimitMockHandler());
  const { user, centre, show } = await openMemberPage('depositv2');
  expect(await centre.findByText('Within your deposit limit, $1,000.00 left')).toBeDefined();
  await show('profile');
  await user.click(await centre.findByRole('button', { name: 'Set: Daily deposits' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Daily deposits' }));
  await user.type(dialog.getByRole('textbox', { name: 'Limit' }), '90');
  await user.click(dialog.getByRole('button', { name: 'Save limit' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Daily deposits' })).toBeNull());
  reading.hold();
  await show('depositv2');
  await waitFor(() => expect(centre.queryByRole('textbox', { name: 'Nickname' })).toBeNull());
  expect(centre.queryByText(/^Within your deposit limit/)).toBeNull();
  reading.tell();
  expect(await centre.findByText('Within your deposit limit, $90.00 left')).toBeDefined();
});

test('MEMBER-22 the profile shows the email address that was just bound', async () => {
  sendPlain();
  const profile = getGetProfileResponseMock();
  const reading = heldAnswer({ ...profile, value: { ...profile.value, email: 'o***@example.com' } }, profile);
  server.use(getGetProfileMockHandler(reading.answer), getBindEmailMockHandler());
  const { user, centre, show } = await openMemberPage('profile');
  expect(await centre.findByText('o***@example.com')).toBeDefined();
  await show('securityCenter');
  await user.click(await centre.findByRole('button', { name: 'Change: Email' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the email address' }));
  await user.type(dialog.getByLabelText(/^Email address/), 'khoa@example.com');
  await user.type(dialog.getByLabelText(/^Verification code/), '482913');
  await user.type(dialog.getByLabelText(/^Login password/), 'Portico123');
  await user.click(dialog.getByRole('button', { name: 'Save address' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Change the email address' })).toBeNull());
  reading.hold();
  await show('profile');
  await waitFor(() => expect(centre.queryByRole('button', { name: 'Change: Email' })).toBeNull());
  expect(centre.queryByText('o***@example.com')).toBeNull();
  reading.tell();
  expect(await centre.findByText('k***@example.com')).toBeDefined();
});
