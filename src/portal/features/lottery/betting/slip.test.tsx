// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import {
  getListChasesResponseMock,
  getPlaceLotteryBetResponseMock,
  getQuoteLotterySlipResponseMock,
} from '#generated/client/lottery/lottery.faker.ts';
import {
  getPlaceLotteryBetMockHandler,
  getQuoteLotterySlipMockHandler,
} from '#generated/client/lottery/lottery.msw.ts';
import { getGetPlayLimitsResponseMock } from '#generated/client/member-limits/member-limits.faker.ts';
import { getGetPlayLimitsMockHandler } from '#generated/client/member-limits/member-limits.msw.ts';
import { getGetBalanceResponseMock } from '#generated/client/wallet/wallet.faker.ts';
import { getGetBalanceMockHandler } from '#generated/client/wallet/wallet.msw.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { withTime } from '#portal/testing/centre.tsx';
import { openPage, withPortal } from '#portal/testing/portal.tsx';
import { factsOf } from '#portal/testing/shown.ts';
import { pick27 } from '../testing.ts';

withPortal();
withTime(Date.UTC(2026, 0, 5, 10, 4));

const placed = getPlaceLotteryBetResponseMock();
/** A balance of which so much can be staked on lotteries. */
const lottery = (amount: string, sumBalance = amount) => ({
  sumBalance,
  playable: [{ gameType: 'LOTT' as const, amount }],
});

beforeEach(() => {
  const balance = getGetBalanceResponseMock();
  const quote = getQuoteLotterySlipResponseMock();
  server.use(
    getGetBalanceMockHandler({ ...balance, value: { ...balance.value, ...lottery('297.25') } }),
    getQuoteLotterySlipMockHandler(async ({ request }) => {
      // The portal itself sends this call.
      const { draws } = (await request.json()) as { draws: readonly unknown[] };
      const totalStake = draws.length > 1 ? '81.00' : '27.00';
      return { ...quote, value: { ...quote.value, totalStake, maxPayoutPerDraw: '2376.10', balanceAfter: '270.20' } };
    }),
  );
});

/** Opens a board and puts 27 into the slip. */
async function openSlip(loggedIn: boolean) {
  const { user } = openPage('/vnlottery', { loggedIn });
  await pick27(user);
  const total = await screen.findByText('Total stake');
  const entry = screen.getByLabelText('Change Lô, 2 digits').closest('li');
  return { user, entry, foot: () => factsOf(total.closest('dl')) };
}

/** Confirms the slip; what the question tells, and what the receipt does. */
async function place({ user }: Awaited<ReturnType<typeof openSlip>>, amount: string) {
  await user.click(await screen.findByText(`Place bet, ${amount}`));
  const question = await screen.findByRole('alertdialog', { name: `Place this bet for ${amount}?` });
  const asked = factsOf(question);
  await user.click(within(question).getByText(`Place bet, ${amount}`));
  const title = await screen.findByText('Bet placed, $27.01');
  return { asked, receipt: factsOf(title.parentElement?.parentElement ?? null) };
}

test('LOTTERY-10 a slip shows what it costs and can win, asks with the prices of the server, and gives a receipt', async () => {
  server.use(
    getPlaceLotteryBetMockHandler({
      ...placed,
      value: { ...placed.value, totalStake: '27.01', balanceAfter: '270.30', chase: null },
    }),
  );
  const slip = await openSlip(true);
  const { entry, foot } = slip;
  expect([...(entry?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent)).toEqual([
    '$27.00to win $99.00 a hit',
    'Odds 99, 27 lines, chance 23.82%, return 99%',
  ]);
  await waitFor(() =>
    expect(foot()).toEqual([
      ['27 lines, draw Ha Noi, Jan 5', '$27.00'],
      ['Left to play here', '$270.25'],
      ['Total stake', '$27.00'],
    ]),
  );
  expect(await place(slip, '$27.00')).toEqual({
    asked: [
      ['Draw', 'Ha Noi, Jan 5'],
      ['Lines', '27'],
      ['Maximum win per draw', '$2,376.10'],
      ['Left to play here', '$270.20'],
      ['Total stake', '$27.00'],
    ],
    receipt: [
      ['Draw', 'Ha Noi, Jan 5'],
      ['Left to play here', '$270.30'],
      ['Reference', 'b-7001'],
    ],
  });
  expect(screen.getByText('You can cancel it until its draw closes.')).toBeDefined();
});

test('LOTTERY-10 the next slip tells what the loss limit leaves after the bet', async () => {
  const limits = getGetPlayLimitsResponseMock();
  const leaving = (remaining: string) => {
    const loss = limits.value.moneyLimits.filter(({ kind, period }) => kind === 'loss' && period === 'day');
    return { ...limits, value: { ...limits.value, moneyLimits: loss.map((limit) => ({ ...limit, remaining })) } };
  };
  server.use(
    getGetPlayLimitsMockHandler(leaving('150.00')),
    getPlaceLotteryBetMockHandler(() => {
      server.use(getGetPlayLimitsMockHandler(leaving('123.00')));
      return { ...placed, value: { ...placed.value, totalStake: '27.01', chase: null } };
    }),
  );
  const slip = await openSlip(true);
  expect(screen.getByText("$150.00 of today's loss limit is left")).toBeDefined();
  await place(slip, '$27.00');
  await slip.user.click(screen.getByText('28', { selector: 'button' }));
  await slip.user.click(screen.getByText('Add to slip'));
  expect(await screen.findByText("$123.00 of today's loss limit is left")).toBeDefined();
});

test('LOTTERY-10 a chase shows what each draw costs, its draws, and its own receipt', async () => {
  const [chase = null] = getListChasesResponseMock().value.content;
  server.use(
    getPlaceLotteryBetMockHandler({
      ...placed,
      value: {
        ...placed.value,
        totalStake: '27.01',
        balanceAfter: '270.30',
        chase,
        bets: placed.value.bets.map((bet) => ({ ...bet, drawId: 'SSC_5M-20260103-178' })),
      },
    }),
  );
  const slip = await openSlip(true);
  const { user, foot } = slip;
  await user.click(await screen.findByRole('switch', { name: 'Chase the next draws' }));
  expect(foot()).toEqual([
    ['27 lines, 3 draws', '$27.00 each'],
    ['Left to play here', '$216.25'],
    ['Total stake', '$81.00'],
  ]);
  const chosen = within(screen.getByRole('region', { name: 'Chase the next draws' }));
  await user.click(chosen.getByRole('radio', { name: '2×' }));
  expect(foot()).toEqual([
    ['27 lines, 3 draws', 'from $27.00'],
    ['Left to play here', '$108.25'],
    ['Total stake', '$189.00'],
  ]);
  await user.click(chosen.getByRole('radio', { name: '1×' }));
  const { asked, receipt } = await place(slip, '$81.00');
  expect(asked[0]).toEqual(['Draws', '3: Ha Noi, Jan 5 to Bac Ninh, Jan 7']);
  expect(receipt).toEqual([
    ['Draws', '5: 0103-174, Jan 3 to Ha Noi, Jan 3'],
    ['Left to play here', '$270.30'],
    ['Reference', 'ch-7502'],
  ]);
  expect(screen.getByText('It runs automatically. You can stop it below.')).toBeDefined();
});

test('LOTTERY-10 the slip of a guest has no balance', async () => {
  const { foot } = await openSlip(false);
  expect(foot()).toEqual([
    ['27 lines, draw Ha Noi, Jan 5', '$27.00'],
    ['Total stake', '$27.00'],
  ]);
});

test('LOTTERY-10 a slip that costs more than the balance leads to the deposit', async () => {
  const answer = getGetBalanceResponseMock();
  server.use(getGetBalanceMockHandler({ ...answer, value: { ...answer.value, ...lottery('26.99') } }));
  const { user, address } = openPage('/vnlottery', { loggedIn: true });
  await pick27(user);
  expect(await screen.findByText('You have $26.99 to play here, which is not enough for this slip.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Place bet/ })).toBeNull();
  const slip = within(
    screen.getByText('You have $26.99 to play here, which is not enough for this slip.').parentElement as HTMLElement,
  );
  await user.click(slip.getByRole('button', { name: 'Deposit' }));
  await waitFor(() => expect(address()).toContain('depositv2'));
});

test('LOTTERY-10 WALLET-12 the slip counts no bonus money that is for other games', async () => {
  const answer = getGetBalanceResponseMock();
  server.use(getGetBalanceMockHandler({ ...answer, value: { ...answer.value, ...lottery('30.00', '65.00') } }));
  const { foot } = await openSlip(true);
  await waitFor(() =>
    expect(foot()).toEqual([
      ['27 lines, draw Ha Noi, Jan 5', '$27.00'],
      ['Bonus money for other games', '$35.00'],
      ['Left to play here', '$3.00'],
      ['Total stake', '$27.00'],
    ]),
  );
});

test('LOTTERY-10 a slip that the server finds too dear asks no question, and says what there is', async () => {
  const { user } = await openSlip(true);
  const [quote, answer] = [getQuoteLotterySlipResponseMock(), getGetBalanceResponseMock()];
  server.use(
    getQuoteLotterySlipMockHandler({ ...quote, value: { ...quote.value, balanceAfter: '-6.08', affordable: false } }),
    getGetBalanceMockHandler({ ...answer, value: { ...answer.value, ...lottery('20.92', '55.92') } }),
  );
  await user.click(await screen.findByText('Place bet, $27.00'));
  expect(await screen.findByText('You have $20.92 to play here, which is not enough for this slip.')).toBeDefined();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('LOTTERY-10 a slip that is refused for want of money leads to the deposit', async () => {
  const { user } = await openSlip(true);
  const answer = getGetBalanceResponseMock();
  server.use(
    refuse('post', '/lgw/lottery/bets', 422, 'insufficient_balance'),
    getGetBalanceMockHandler({ ...answer, value: { ...answer.value, ...lottery('20.92') } }),
  );
  await user.click(await screen.findByText('Place bet, $27.00'));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByText('Place bet, $27.00'));
  expect(await screen.findByText('You have $20.92 to play here, which is not enough for this slip.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Deposit' })).toBeDefined();
});

test('LOTTERY-10 a chase goes over the following draws at rising stakes and stops on a win', async () => {
  const bodies: unknown[] = [];
  server.use(
    http.post('*/lgw/lottery/quote', () => {
      const quote = getQuoteLotterySlipResponseMock();
      return HttpResponse.json({ ...quote, value: { ...quote.value, totalStake: '189.00' } });
    }),
    http.post('*/lgw/lottery/bets', async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json(getPlaceLotteryBetResponseMock());
    }),
  );
  const { user } = openPage('/vnlottery', { loggedIn: true });
  await pick27(user);
  await user.click(await screen.findByRole('switch', { name: 'Chase the next draws' }));
  const chase = within(screen.getByRole('region', { name: 'Chase the next draws' }));
  expect(chase.getByRole<HTMLInputElement>('checkbox', { name: 'Stop on a win' }).checked).toBe(true);
  await user.click(chase.getByRole('radio', { name: '2×' }));
  const rows = chase.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows.map((row) => /(\$\d+\.\d\d).*(\d×)$/.exec(row ?? '')?.slice(1))).toEqual([
    ['$27.00', '1×'],
    ['$54.00', '2×'],
    ['$108.00', '4×'],
  ]);
  expect(chase.getByText(/At most \$189\.00\. After a win, later stakes come back\./)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Place bet, $189.00' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('3: Ha Noi, Jan 5 to Bac Ninh, Jan 7')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: /^Place bet/ }));
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toMatchObject({
    draws: [
      { drawId: 'VN_NORTH-20260105', multiple: 1 },
      { drawId: 'VN_NORTH-20260106', multiple: 2 },
      { drawId: 'VN_NORTH-20260107', multiple: 4 },
    ],
    stopOnWin: true,
  });
});
