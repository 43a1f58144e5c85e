import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { getGetWithdrawalResponseMock } from '#generated/client/wallet/wallet.faker.ts';
import { getDisputeWithdrawalMockHandler, getGetWithdrawalMockHandler } from '#generated/client/wallet/wallet.msw.ts';
import type { WithdrawalDetail } from '#generated/model/index.ts';
import { server } from '#mocks/server.ts';
import { openMemberPage, withTime } from '#portal/testing/centre.tsx';
import { withPortal } from '#portal/testing/portal.tsx';

withPortal();
withTime(Date.UTC(2026, 0, 5, 10, 30));

const answer = getGetWithdrawalResponseMock();
const withdrawal = { ...answer.value.withdrawal, state: 'paid' as const };
const next = { owner: 'member', action: 'confirm_received', deadline: '2026-01-05T10:55:00Z' } as const;
const paid: WithdrawalDetail = { ...answer.value, withdrawal, next, dispute: null };

let sent: unknown[];
beforeEach(() => {
  sent = [];
  server.use(
    getGetWithdrawalMockHandler({ ...answer, value: paid }),
    getDisputeWithdrawalMockHandler(async ({ request }) => {
      const { reason, text = null } = (await request.json()) as { reason: 'not_arrived'; text?: string };
      sent.push({ path: new URL(request.url).pathname, reason, text });
      const dispute = { reason, text, at: '2026-01-05T10:30:00Z', answer: null, answeredAt: null };
      const after = { owner: 'operator', action: 'answer_dispute', deadline: '2026-01-07T10:30:00Z' } as const;
      const value = { ...paid, withdrawal: { ...withdrawal, state: 'disputed' as const }, next: after, dispute };
      return { ...answer, value };
    }),
  );
});

/** Opens the report of a withdrawal that was paid. */
async function openReport() {
  const { user, centre } = await openMemberPage('withdraw?id=wd-4001');
  await user.click(await centre.findByRole('button', { name: 'Not received' }));
  return { user, centre, report: within(await screen.findByRole('dialog', { name: 'What is wrong?' })) };
}

test('WALLET-10 what has not arrived is reported with a reason and words, which survive a reload, and is looked for then', async () => {
  const first = await openReport();
  expect(first.report.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Nothing has arrived',
    'The amount is wrong',
    'It went to another account',
  ]);
  expect(first.report.getByRole('radio', { name: 'Nothing has arrived' })).toHaveProperty('checked', true);
  await first.user.click(first.report.getByRole('radio', { name: 'The amount is wrong' }));
  await first.user.type(first.report.getByRole('textbox'), 'Only half of it came.');
  cleanup();
  const { user, centre, report } = await openReport();
  expect(report.getByRole('radio', { name: 'The amount is wrong' })).toHaveProperty('checked', true);
  expect(report.getByRole('textbox')).toHaveProperty('value', 'Only half of it came.');
  await user.click(report.getByRole('button', { name: 'Send the report' }));
  expect(await centre.findByText('We are looking for your money')).toBeDefined();
  expect(centre.getByText('Only half of it came.')).toBeDefined();
  expect(await screen.findByText('We have your report. The clock has stopped.')).toBeDefined();
  expect(screen.queryByRole('dialog', { name: 'What is wrong?' })).toBeNull();
  expect(centre.queryByRole('button', { name: 'Not received' })).toBeNull();
  expect(sent).toEqual([
    {
      path: '/wps/v2/wallets/withdrawals/wd-4001/dispute',
      reason: 'wrong_amount',
      text: 'Only half of it came.',
    },
  ]);
});

test('WALLET-10 a report needs no words, and whoever closes it reports nothing', async () => {
  const { user, centre, report } = await openReport();
  await user.click(report.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'What is wrong?' })).toBeNull());
  expect(sent).toEqual([]);
  await user.click(centre.getByRole('button', { name: 'Not received' }));
  await user.click(await screen.findByRole('button', { name: 'Send the report' }));
  await waitFor(() => expect(sent).toMatchObject([{ reason: 'not_arrived', text: null }]));
});
