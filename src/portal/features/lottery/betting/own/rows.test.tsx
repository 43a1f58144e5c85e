// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import {
  getListChasesResponseMock,
  getListComingDrawsResponseMock,
  getListLotteryBetsResponseMock,
  getListPlayTypesResponseMock,
} from '#generated/client/lottery/lottery.faker.ts';
import type { Chase, LotteryBet } from '#generated/model/index.ts';
import { renderInPortal } from '#portal/entities/testing/render-in-portal.tsx';
import { loadArea } from '#portal/i18n/i18n.ts';
import { withPortal } from '#portal/testing/portal.tsx';
import { factsOf, itemsOf } from '#portal/testing/shown.ts';
import { BetRow, ChaseRow } from './own-bets.tsx';

withPortal();
beforeAll(async () => {
  await Promise.all([loadArea('lottery'), loadArea('betting')]);
});

const draws = getListComingDrawsResponseMock().value.content;
const plays = getListPlayTypesResponseMock().value.playTypes;

/** Shows a bet whose figures all differ. */
async function showBet(changes: Partial<LotteryBet>, canCancel = false) {
  const [bet] = getListLotteryBetsResponseMock().value.content;
  if (bet === undefined) throw new Error('the example has no bet');
  renderInPortal(
    <BetRow
      bet={{
        ...bet,
        betId: 'b-71',
        labelName: 'Two digits',
        picks: [['27', '05']],
        stake: '54.00',
        maxPayout: '2673.00',
        ...changes,
      }}
      play={undefined}
      draws={draws}
      canCancel={canCancel}
    />,
  );
  const stake = await screen.findByText('$54.00');
  return {
    name: screen.getByText('Two digits').parentElement?.textContent,
    picks: itemsOf(screen.getByRole('list', { name: 'Picked numbers' })),
    outcome: stake.nextElementSibling?.textContent,
    buttons: screen.getAllByRole('button').map((button) => button.getAttribute('aria-label')),
  };
}

test.each([
  ['open', null, 'Open', 'wins up to $2,673.00'],
  ['won', '198.50', 'Won', '$198.50 paid'],
  ['lost', '0.00', 'Lost', undefined],
  ['lost', '11.50', 'Lost in part', '$11.50 came back'],
  ['push', '54.00', 'Stake back', '$54.00 came back'],
  ['void', '54.00', 'Void', '$54.00 came back'],
  ['cancelled', '54.00', 'Cancelled', '$54.00 came back'],
] as const)('LOTTERY-10 LOTTERY-11 a bet that is %s with %s says %s: %s', async (state, payout, word, told) => {
  const { name, picks, outcome, buttons } = await showBet({ state, payout });
  expect(name).toBe('Two digitsHa Noi, Jan 5');
  expect(picks).toEqual(['27', '05']);
  expect(screen.getByText(word)).toBeDefined();
  expect(outcome).toBe(told);
  expect(buttons).toEqual(['Record and proof of Two digits, Ha Noi, Jan 5']);
});

test('LOTTERY-10 only a bet that can be cancelled has the button; a draw without a station has its number', async () => {
  const { name, buttons } = await showBet({ station: null, drawId: 'SSC_5M-20260105-205' }, true);
  expect(name).toBe('Two digits0105-205, Jan 5');
  expect(buttons).toEqual(['Cancel: Two digits, 0105-205, Jan 5', 'Record and proof of Two digits, 0105-205, Jan 5']);
});

/** Shows a chase whose figures all differ. */
async function showChase(changes: Partial<Chase>) {
  const [chase] = getListChasesResponseMock().value.content;
  const [draw] = chase?.draws ?? [];
  if (chase === undefined || draw === undefined) throw new Error('the example has no chase');
  renderInPortal(
    <ChaseRow
      chase={{
        ...chase,
        lines: [
          { playType: 'LO_2', picks: [['27']], unit: '1.00', multiple: 1 },
          { playType: 'GONE', picks: [['13']], unit: '1.00', multiple: 1 },
        ],
        draws: [
          { ...draw, drawId: 'SSC_5M-20260103-174', drawAt: '2026-01-03T07:30:00Z', stake: '3.00', payout: '0.00' },
          {
            ...draw,
            drawId: 'VN_NORTH-20260105',
            drawAt: '2026-01-05T11:15:00Z',
            multiple: 2,
            stake: '6.00',
            state: 'won',
            payout: '11.60',
          },
        ],
        drawsDone: 1,
        totalStake: '9.00',
        paid: '11.65',
        returned: '4.25',
        stopOnWin: true,
        ...changes,
      }}
      plays={plays}
      draws={draws}
    />,
  );
  await screen.findByText('$9.00');
  const [lines, list] = [...document.querySelectorAll('ul, ol')].filter(
    (one) => one.getAttribute('aria-label') === null,
  );
  return {
    lines: lines && itemsOf(lines),
    draws: list && itemsOf(list),
    done: document.querySelector('p')?.textContent,
    stop: screen.queryByRole('button', { name: 'Stop: Lô, 2 digits, GONE' }) !== null,
  };
}

test('LOTTERY-10 a chase shows its bets, what it cost, paid and gave back, and each of its draws', async () => {
  const { lines, draws: listed } = await showChase({ state: 'running' });
  expect(lines).toEqual(['Lô, 2 digits27', 'GONE13']);
  expect(factsOf(document.body)).toEqual([
    ['Staked', '$9.00'],
    ['Paid', '$11.65'],
    ['Came back', '$4.25'],
  ]);
  expect(listed).toEqual(['0103-174Jan 3, 2026, 07:301×$3.00Lost', 'Ha NoiJan 5, 2026, 11:152×$6.00+$11.60Won']);
});

test.each([
  ['running', 'Running', true],
  ['won', 'Ended by a win', false],
  ['completed', 'Completed', false],
  ['stopped', 'Stopped', false],
] as const)('LOTTERY-10 a chase that is %s says %s, and can be stopped: %s', async (state, word, canStop) => {
  const { done, stop } = await showChase({ state });
  expect(screen.getByText(word)).toBeDefined();
  expect(stop).toBe(canStop);
  expect(done).toBe('1 of 2 draws · Stop on a win');
});

test('LOTTERY-10 a chase that goes on after a win does not say that it stops', async () => {
  expect((await showChase({ stopOnWin: false })).done).toBe('1 of 2 draws');
});
