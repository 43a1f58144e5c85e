// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import {
  getGetLotteryGameResponseMock,
  getGetPrizeTableResponseMock,
  getListChasesResponseMock,
  getListComingDrawsResponseMock,
  getListLotteryBetsResponseMock,
  getListPlayTypesResponseMock,
} from '../../../generated/client/lottery/lottery.faker.ts';
import type { Chase, LotteryBet } from '../../../generated/client/model/index.ts';
import { renderInPortal } from '../entities/testing/render-in-portal.tsx';
import { BetRow } from '../features/lottery/betting/own/bet-row.tsx';
import { ChaseRow } from '../features/lottery/betting/own/chase-row.tsx';
import { DrawTable } from '../features/lottery/draw-table.tsx';
import { ResultRows } from '../features/lottery/evidence/result-rows.tsx';
import { PrizeRows } from '../features/lottery/prize-rows.tsx';
import { loadArea } from '../i18n/i18n.ts';
import { showLanguage } from '../i18n/language.ts';
import { withPortal } from './testing/portal.tsx';
import { factsOf, itemsOf, rowsOf } from './testing/shown.ts';

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
        ...{ betId: 'b-71', labelName: 'Two digits', picks: [['27', '05']], stake: '54.00', maxPayout: '2673.00' },
        placedAt: '2026-01-05T09:45:00Z',
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
  ['push', '54.00', 'Stake back', '$54.00 came back'],
  ['void', '54.00', 'Void', '$54.00 came back'],
  ['cancelled', '54.00', 'Cancelled', '$54.00 came back'],
] as const)('LOTTERY-10 LOTTERY-11 a bet that is %s with %s says %s: %s', async (state, payout, word, told) => {
  const { name, picks, outcome, buttons } = await showBet({ state, payout });
  expect(name).toBe('Two digitsHa Noi 09:45');
  expect(picks).toEqual(['27', '05']);
  expect(screen.getByText(word)).toBeDefined();
  expect(outcome).toBe(told);
  expect(buttons).toEqual(['Record and proof of Two digits, Ha Noi']);
});

test('LOTTERY-10 only a bet that can be cancelled has the button; a draw without a station has its number', async () => {
  const { name, buttons } = await showBet({ station: null, drawId: 'SSC_5M-20260105-205' }, true);
  expect(name).toBe('Two digits0105-205 09:45');
  expect(buttons).toEqual(['Cancel: Two digits, 0105-205', 'Record and proof of Two digits, 0105-205']);
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
            ...{ ...draw, drawId: 'VN_NORTH-20260105', drawAt: '2026-01-05T11:15:00Z', multiple: 2 },
            ...{ stake: '6.00', state: 'won', payout: '11.60' },
          },
        ],
        ...{ drawsDone: 1, totalStake: '9.00', paid: '11.65', returned: '4.25', stopOnWin: true },
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

test('LOTTERY-11 a prize table shows each prize with its numbers, and the endings by their head', () => {
  renderInPortal(<PrizeRows table={getGetPrizeTableResponseMock().value} />);
  expect(rowsOf(screen.getByRole('table', { name: 'Prizes' }))).toEqual([
    ['Special', '83621'],
    ['First', '47940'],
    ['Second', '6276875616'],
    ['Third', '991361391651223538817160874847'],
    ['Fourth', '1626943850181884'],
    ['Fifth', '634661398000618385237030'],
    ['Sixth', '726391967'],
    ['Seventh', '22626737'],
  ]);
  const heads = screen.getByRole('heading', { name: 'Last two digits by head' }).parentElement;
  expect(factsOf(heads).slice(0, 10)).toEqual([
    ['0', '0 8'],
    ['1', '6 6 8'],
    ['2', '1 2 3 3 6 6'],
    ['3', '0 6 7 8 9'],
    ['4', '0 6 7'],
    ['5', '–'],
    ['6', '2 7 7 8'],
    ['7', '–'],
    ['8', '1 3 4'],
    ['9', '1'],
  ]);
});

test('LOTTERY-11 I18N-01 a corrected result shows what each number was, here in Vietnamese', async () => {
  await showLanguage('VI');
  renderInPortal(
    <ResultRows
      rows={[
        { prize: 'SPECIAL', numbers: ['83621'] },
        { prize: 'G2', numbers: ['62768', '75616'] },
      ]}
      before={[
        { prize: 'G2', numbers: ['62768', '75611'] },
        { prize: 'SPECIAL', numbers: ['83621'] },
      ]}
    />,
  );
  expect(factsOf(document.body)).toEqual([
    ['Đặc biệt', '83621'],
    ['Giải nhì', '6276875611 75616'],
  ]);
  expect(document.querySelector('del')?.textContent).toBe('75611');
  expect(document.querySelector('ins')?.textContent).toBe('75616');
});

test('LOTTERY-11 the numbers of a draw of one row stand in their order', () => {
  renderInPortal(<ResultRows rows={[{ prize: 'NUMBERS', numbers: ['4', '0', '1', '6', '4'] }]} />);
  expect(itemsOf(screen.getByRole('list'))).toEqual(['4', '0', '1', '6', '4']);
});

test.each([
  ['SSC', ['9', '9', '4', '1', '0'], ['Sum'], ['23 Big']],
  ['SSC', ['4', '0', '1', '6', '4'], ['Sum'], ['15 Small']],
  ['K3', ['4', '4', '4'], ['Sum'], ['12']],
  ['VN_FAST', ['4', '0'], [], []],
] as const)(
  'LOTTERY-11 a draw of %s with %j has its sum where bets go by it: %j',
  (gameGroupCode, numbers, head, sum) => {
    const { game } = getGetLotteryGameResponseMock().value;
    const [draw] = draws;
    if (draw === undefined) throw new Error('the example has no draw');
    renderInPortal(
      <DrawTable
        game={{ ...game, gameGroupCode }}
        draws={[
          {
            ...{ ...draw, drawId: 'd-1', issueNo: '0105-204', drawAt: '2026-01-05T10:05:00Z' },
            result: {
              version: 1,
              enteredAt: '2026-01-05T10:05:01Z',
              prizes: [{ prize: 'NUMBERS', numbers: [...numbers] }],
            },
          },
        ]}
        placeholders={5}
      />,
    );
    expect(rowsOf(screen.getByRole('table'))).toEqual([
      ['Draw', 'Result', ...head, 'Seal'],
      ['0105-20410:05', numbers.join(''), ...sum, ''],
    ]);
  },
);
