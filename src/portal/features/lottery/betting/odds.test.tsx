// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import {
  getGetLotteryGameResponseMock,
  getListPlayTypesResponseMock,
} from '#generated/client/lottery/lottery.faker.ts';
import type { PlayType } from '#generated/model/index.ts';
import { renderInPortal } from '#portal/entities/testing/render-in-portal.tsx';
import { loadArea } from '#portal/i18n/i18n.ts';
import { showLanguage } from '#portal/i18n/language.ts';
import { withPortal } from '#portal/testing/portal.tsx';
import { factsOf, rowsOf } from '#portal/testing/shown.ts';
import { HowItPays } from './betting.tsx';
import { PlayRules } from './rules/rules-modal.tsx';
import { StakeBar } from './stake-bar.tsx';

withPortal();
beforeAll(() => loadArea('betting'));

const price = (odds: string, hitProbability: string, returnToPlayer: number, option: string | null = null) => ({
  option,
  odds,
  hitProbability,
  returnToPlayer,
  fairOdds: '1.0000',
});

/** A play type of one price, whose figures all differ. */
function playOf(changes: Partial<PlayType> = {}): PlayType {
  const [play] = getListPlayTypesResponseMock().value.playTypes;
  if (play === undefined) throw new Error('the example has no play type');
  return {
    ...play,
    rule: 'Match two digits.',
    rows: [{ label: 'Numbers', from: '00', to: '99', options: [], minPicks: 1, maxPicks: 20 }],
    linesPerCombination: 27,
    paysPerHit: true,
    prices: [price('97.5000', '0.238170809888', 9_750)],
    maxStakePerLine: '120.00',
    maxPayoutPerLine: '90000.00',
    ...changes,
  };
}

/** Two sides with a price each. */
const sides = playOf({
  rows: [
    {
      label: 'Side',
      from: null,
      to: null,
      minPicks: 1,
      maxPicks: 1,
      options: [
        { value: 'BIG', label: 'Big' },
        { value: 'TRIPLE', label: 'Any triple' },
      ],
    },
  ],
  linesPerCombination: 1,
  paysPerHit: false,
  prices: [price('31.5000', '0.027777777778', 8_750, 'TRIPLE'), price('1.9500', '0.486111111111', 9_479, 'BIG')],
});

const detail = {
  ...getGetLotteryGameResponseMock().value,
  units: ['0.50', '0.10'],
  maxMultiple: 900,
  maxLines: 8_000,
  maxStakePerDraw: '5500.00',
  maxPayoutPerDraw: '210000.00',
};

test('LOTTERY-10 what a bet pays, its chance and its return stand under their names', () => {
  renderInPortal(<HowItPays play={playOf()} />);
  expect(screen.getByText('Match two digits.')).toBeDefined();
  expect(factsOf(document.body)).toEqual([
    ['Pays', '97.5 a hit for 27'],
    ['Chance', '23.82%'],
    ['RTP', '97.5%'],
  ]);
});

test('LOTTERY-10 several prices are a range, the rarest chance first, here in Vietnamese', async () => {
  await showLanguage('VI');
  renderInPortal(<HowItPays play={sides} />);
  expect(factsOf(document.body)).toEqual([
    ['Trả', '1 ăn 1,95 – 31,5'],
    ['Xác suất', '1 / 36 – 48,61%'],
    ['RTP', '87,5% – 94,79%'],
  ]);
});

test('LOTTERY-10 the rules of a bet show its example, its prices and each of its limits', async () => {
  renderInPortal(<PlayRules play={playOf()} detail={detail} />);
  expect(
    await screen.findByText('Example: 00 at $0.50 a line costs $13.50 and pays $48.75 for each hit.'),
  ).toBeDefined();
  expect(rowsOf(screen.getByRole('table', { name: 'How it pays' }))).toEqual([
    ['Pick', 'Pays', 'Chance', 'RTP'],
    ['Each combination', '97.5 a hit for 27', '23.82%', '97.5%'],
  ]);
  expect(factsOf(document.body)).toEqual([
    ['Numbers', '1 to 20 of 100'],
    ['Lines per combination', '27'],
    ['Units of a line', '$0.50, $0.10'],
    ['Maximum stake per line', '$120.00'],
    ['Maximum payout per line', '$90,000.00'],
    ['Maximum lines per slip', '8,000'],
    ['Maximum stake per draw', '$5,500.00'],
    ['Maximum payout per draw', '$210,000.00'],
  ]);
});

test('LOTTERY-10 I18N-01 the rules of a bet on sides name each side, here in Vietnamese', async () => {
  await showLanguage('VI');
  renderInPortal(<PlayRules play={sides} detail={detail} />);
  expect(
    await screen.findByText('Ví dụ: chọn Big, $0.50 một dòng, tiền cược là $0.50; nếu trúng được trả $0.97.'),
  ).toBeDefined();
  expect(rowsOf(screen.getByRole('table'))).toEqual([
    ['Lựa chọn', 'Trả', 'Xác suất', 'RTP'],
    ['Any triple', '1 ăn 31,5', '1 / 36', '87,5%'],
    ['Big', '1 ăn 1,95', '48,61%', '94,79%'],
  ]);
  expect(factsOf(document.body).map(([name, value]) => `${name}: ${value}`)).toEqual([
    'Side: 1 trong 2',
    'Số dòng cược của một tổ hợp: 1',
    'Đơn vị một dòng: $0.50, $0.10',
    'Tiền cược tối đa một dòng: $120.00',
    'Tiền thưởng tối đa một dòng: $90,000.00',
    'Số dòng tối đa một phiếu: 8.000',
    'Tiền cược tối đa một kỳ: $5,500.00',
    'Tiền thưởng tối đa một kỳ: $210,000.00',
  ]);
});

type Entry = { readonly picks: readonly string[]; readonly multiple?: number };

/** Shows what entries of a play type cost; the texts of the sum and of its button. */
async function showStake(play: PlayType, entries: readonly Entry[], onAdd: (() => void) | null = () => undefined) {
  renderInPortal(
    <StakeBar
      play={play}
      detail={detail}
      unit="0.50"
      multiple={1}
      onAdd={onAdd ?? undefined}
      entries={entries.map(({ picks, multiple = 1 }) => ({
        playType: play.playType,
        unit: '0.50',
        multiple,
        picks: [[...picks]],
      }))}
      onUnit={() => undefined}
      onMultiple={() => undefined}
    />,
  );
  await screen.findByText('$0.10');
  const sum = document.querySelector('[aria-live="polite"]');
  return {
    sum: [...(sum?.children ?? [])].map(({ textContent }) => textContent),
    add: screen.queryByRole('button', { name: 'Add to slip' }),
  };
}

test.each([
  // 2 combinations of 27 lines at 0.50 each; a hit pays 0.50 times 97.5.
  [
    'several lines each',
    playOf(),
    [{ picks: ['05', '17'] }],
    ['$27.00', '2 combinations, 54 lines', 'to win $48.75 a hit'],
  ],
  // Sides of two prices: the greater win counts, 0.50 times 2 times 31.5.
  [
    'one line each',
    sides,
    [{ picks: ['BIG'] }, { picks: ['TRIPLE'], multiple: 2 }],
    ['$1.50', '2 lines', 'to win $31.50'],
  ],
  [
    'the limit of a line',
    playOf({ maxPayoutPerLine: '40.00' }),
    [{ picks: ['05'] }],
    ['$13.50', '1 combination, 27 lines', 'to win $40.00 a hit (line limit)'],
  ],
  ['nothing yet', playOf(), [], ['$0.00', '0 lines']],
] as const)(
  'LOTTERY-10 before a bet its stake, its lines and its win are shown: %s',
  async (_what, play, entries, told) => {
    const { sum, add } = await showStake(play, entries);
    expect(sum).toEqual(told);
    expect(add).toHaveProperty('disabled', entries.length === 0);
  },
);

test('LOTTERY-10 where no bets are taken there is no button to add one', async () => {
  const { add } = await showStake(playOf(), [{ picks: ['05'] }], null);
  expect(add).toBeNull();
});
