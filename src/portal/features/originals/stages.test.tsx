import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { i18n, loadArea } from '../../i18n/i18n.ts';
import { showLanguage } from '../../i18n/language.ts';
import { installTopLayer } from '../../ui/testing/top-layer.ts';
import { dice } from './dice/dice.tsx';
import { hiLo } from './hi-lo/hi-lo.tsx';
import { keno } from './keno/keno.tsx';
import { lanternReels } from './lantern-reels/lantern-reels.tsx';
import { luckyWheel } from './lucky-wheel/lucky-wheel.tsx';
import { lumoLamp } from './lumo-lamp/lumo-lamp.tsx';
import { mines } from './mines/mines.tsx';
import { plinko } from './plinko/plinko.tsx';
import { sampleRound } from './testing/sample-round.ts';
import { showStage, stubMotion } from './testing/show-stage.tsx';

beforeAll(() => {
  installTopLayer();
  return loadArea('originals');
});
beforeEach(async () => {
  await showLanguage('EN');
  stubMotion(true);
});
afterEach(() => vi.unstubAllGlobals());

test('LOBBY-19 Plinko marks the bin of as many steps to the right, and settles once', async () => {
  const choice = { game: 'plinko', rows: 8, risk: 'high' } as const;
  const { onSettled } = showStage(plinko, choice, sampleRound(choice, ['0', '1', '1', '0', '1', '1', '1', '1']));
  const bins = within(screen.getByRole('list', { name: 'What the bins pay, from left to right' })).getAllByRole(
    'listitem',
  );
  expect(bins.map(({ textContent }) => textContent)).toEqual([
    '29',
    '5.5',
    '1.2',
    '0.29',
    '0.11',
    '0.29',
    '1.2',
    '5.5',
    '29',
  ]);
  await waitFor(() => expect(bins.filter((bin) => bin.ariaCurrent === 'true')).toEqual([bins[6]]));
  expect(onSettled).toHaveBeenCalledOnce();
});

test('LOBBY-19 I18N-01 Plinko writes what a bin pays as the language does, on the board and in words', async () => {
  await showLanguage('VI');
  const choice = { game: 'plinko', rows: 8, risk: 'high' } as const;
  const round = sampleRound(choice, ['0', '0', '0', '0', '0', '1', '1', '1'], { multiplier: '0.29' });
  showStage(plinko, choice, round);
  expect(
    screen
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
      .slice(0, 4),
  ).toEqual(['29', '5,5', '1,2', '0,29']);
  expect(plinko.tell(i18n.t, round)).toMatch(/\b0,29x/);
});

test('LOBBY-19 Plinko quotes its outermost bin, which two of all ways reach', () => {
  expect(plinko.quote({} as never, { game: 'plinko', rows: 16, risk: 'high' })).toEqual({
    multiplier: '1000.00',
    chance: (2 / 65_536).toFixed(12),
    isBest: true,
  });
});

test('LOBBY-19 Plinko shows no ball of a board that is no longer the chosen one', async () => {
  const choice = { game: 'plinko', rows: 8, risk: 'high' } as const;
  showStage(plinko, { ...choice, risk: 'low' }, sampleRound(choice, ['0', '1', '1', '0', '1', '1', '1', '1']));
  const bins = screen.getAllByRole('listitem');
  expect(bins.map((bin) => bin.ariaCurrent)).toEqual(bins.map(() => null));
});

test('LOBBY-19 Lucky Wheel marks what the drawn segment pays, and says how many segments do', async () => {
  const choice = { game: 'lucky-wheel', segments: 10, risk: 'medium' } as const;
  const { onSettled } = showStage(luckyWheel, choice, sampleRound(choice, ['8']));
  const kinds = within(screen.getByRole('list', { name: 'What the segments pay' })).getAllByRole('listitem');
  expect(kinds.map(({ textContent }) => textContent)).toEqual([
    '0x5 of 10',
    '1.5x2 of 10',
    '1.9x1 of 10',
    '2x1 of 10',
    '3x1 of 10',
  ]);
  await waitFor(() => expect(kinds.filter((kind) => kind.ariaCurrent === 'true')).toEqual([kinds[2]]));
  expect(onSettled).toHaveBeenCalledOnce();
  expect(luckyWheel.quote({} as never, choice)).toEqual({ multiplier: '3.00', chance: '0.100000000000', isBest: true });
});

test('LOBBY-19 Keno marks drawn numbers and hits, and what the hits pay', async () => {
  const choice = { game: 'keno', numbers: [4, 8, 15] } as const;
  const drawn = ['1', '4', '9', '15', '20', '21', '22', '30', '31', '40'];
  const round = sampleRound({ ...choice, numbers: [...choice.numbers] }, drawn, { multiplier: '2.10' });
  const { onSettled } = showStage(keno, { ...choice, numbers: [...choice.numbers] }, round);
  await waitFor(() => expect(onSettled).toHaveBeenCalledOnce());
  const card = within(screen.getByRole('group', { name: 'The numbers of the card' }));
  const names = card.getAllByRole('button').map((number) => number.getAttribute('aria-label'));
  expect(names).toHaveLength(40);
  expect(names.filter((name) => name?.endsWith('and yours'))).toEqual(['4, drawn and yours', '15, drawn and yours']);
  expect(names.filter((name) => name?.endsWith('drawn'))).toEqual(
    ['1', '9', '20', '21', '22', '30', '31', '40'].map((number) => `${number}, drawn`),
  );
  const pays = within(screen.getByRole('list', { name: 'What your hits pay' })).getAllByRole('listitem');
  expect(pays.find((item) => item.ariaCurrent === 'true')?.textContent).toBe('2.1x2 hits');
  expect(keno.tell(i18n.t, round)).toBe('2 of your 3 numbers came up, 2.1x.');
});

test('LOBBY-19 a Keno card is filled by press, by arrow keys and by chance, and cleared', async () => {
  const { onChoice, user } = showStage(keno, { game: 'keno', numbers: [] });
  const picked = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
  await user.click(screen.getByRole('button', { name: '7' }));
  await user.keyboard('{ArrowRight}{Enter}{End} ');
  expect(picked()).toEqual(['7', '8', '40']);
  expect(onChoice).toHaveBeenLastCalledWith({ game: 'keno', numbers: [7, 8, 40] });
  await user.click(screen.getByRole('button', { name: 'Pick 10 numbers at random' }));
  expect(picked()).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: 'Clear the card' }));
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
  expect(keno.isComplete?.({ game: 'keno', numbers: [] })).toBe(false);
  expect(keno.isComplete?.({ game: 'keno', numbers: [3] })).toBe(true);
});

test('LOBBY-19 Lantern Reels shows the window of its stops, the lines that pay, and the paytable', async () => {
  const choice = { game: 'lantern-reels' } as const;
  // Found by hand on the published strips: five knots below, three teapots above.
  const round = sampleRound(choice, ['6', '11', '3', '0', '0'], { payout: '4.70', multiplier: '4.70' });
  const { onSettled, user } = showStage(lanternReels, choice, round);
  await waitFor(() => expect(onSettled).toHaveBeenCalledOnce());
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'In view. Top: Teapot, Teapot, Teapot, Lotus, Teapot. Middle: Lotus, Koi, Coin, Fan, Coin. Bottom: Knot, Knot, Knot, Knot, Knot.',
  );
  const wins = within(screen.getByRole('group', { name: 'Lines that pay' })).getAllByRole('button');
  expect(wins.map(({ textContent }) => textContent)).toEqual(['Line 2: 3 × Teapot, 0.7x', 'Line 3: 5 × Knot, 4x']);
  expect(lanternReels.tell(i18n.t, round)).toBe('2 lines pay: Line 2: 3 × Teapot, 0.7x; Line 3: 5 × Knot, 4x.');
  const lit = () => [...document.querySelectorAll('img[data-part]')].map((image) => image.getAttribute('data-part'));
  const parts = (rows: Readonly<Record<number, number>>) =>
    Array.from({ length: 15 }, (_, place) => (Math.floor(place / 3) < (rows[place % 3] ?? 0) ? 'in' : 'out'));
  expect(lit()).toEqual(parts({ 0: 3, 2: 5 }));
  await user.click(screen.getByRole('button', { name: /^Line 2/ }));
  expect(lit()).toEqual(parts({ 0: 3 }));
  await user.click(screen.getByRole('button', { name: 'Paytable and lines' }));
  const row = screen.getByRole('row', { name: /^Knot/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['0.4x', '1x', '4x']);
});

test('LOBBY-19 Dice shows the roll, and its usual chances set the target on the chosen side', async () => {
  const choice = { game: 'dice', direction: 'over', target: '50.49' } as const;
  const round = sampleRound(choice, ['42.17']);
  const { onSettled, onChoice, user } = showStage(dice, choice, round);
  await waitFor(() => expect(onSettled).toHaveBeenCalledOnce());
  expect(document.querySelector('.dice-roll')?.textContent).toBe('42.17');
  expect(dice.tell(i18n.t, round)).toBe('The roll is 42.17.');
  await user.click(screen.getByRole('button', { name: '98%' }));
  // 9,800 of the rolls 0.00 to 99.99 are over 1.99.
  expect(onChoice).toHaveBeenLastCalledWith({ game: 'dice', direction: 'over', target: '1.99' });
  await user.click(screen.getByRole('radio', { name: /^Under/ }));
  expect(onChoice).toHaveBeenLastCalledWith({ game: 'dice', direction: 'under', target: '98.00' });
  await user.click(screen.getByRole('button', { name: '10%' }));
  expect(onChoice).toHaveBeenLastCalledWith({ game: 'dice', direction: 'under', target: '10.00' });
});

test.each([
  ['98 in 100', '1.99', '1.0102', '0.980000000000'],
  ['10 in 100', '89.99', '9.90', '0.100000000000'],
])('LOBBY-19 Dice returns 99 of 100 at a chance of %s', (_, target, multiplier, chance) => {
  expect(dice.quote({} as never, { game: 'dice', direction: 'over', target })).toEqual({ multiplier, chance });
});

test.each([
  ['AMBER', 'Amber'],
  ['DARK', 'Dark'],
])('LOBBY-19 Lumo Lamp lights one light of the drawn colour %s', async (colour, word) => {
  const choice = { game: 'lumo-lamp', light: 'AMBER' } as const;
  const round = sampleRound(choice, [colour]);
  const { onSettled } = showStage(lumoLamp, choice, round);
  await waitFor(() => expect(onSettled).toHaveBeenCalledOnce());
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(`The light is ${word}.`);
  const lit = [...document.querySelectorAll('circle[data-lit]')];
  expect(lit.map((light) => light.getAttribute('data-light'))).toEqual([colour]);
  expect(lumoLamp.tell(i18n.t, round)).toBe(`The light is ${word}.`);
});

test('LOBBY-19 Hi-Lo shows the last card and the cards before it with what was guessed', async () => {
  const choice = { game: 'hi-lo' } as const;
  const dealt = [
    { card: '7S', step: null },
    { card: 'TH', step: 'higher' as const },
    { card: 'KD', step: 'skip' as const },
    { card: 'AC', step: 'higher' as const },
  ];
  const round = sampleRound(choice, [], { dealt });
  const { onSettled } = showStage(hiLo, choice, round);
  await waitFor(() => expect(onSettled).toHaveBeenCalledOnce());
  const before = within(screen.getByRole('list', { name: 'Cards before' })).getAllByRole('listitem');
  expect(before.map((item) => [within(item).getByRole('img').getAttribute('aria-label'), item.textContent])).toEqual([
    ['7 of spades', expect.stringContaining('Higher or same')],
    ['10 of hearts', expect.stringContaining('Skip this card')],
    ['king of diamonds', expect.stringContaining('Higher or same')],
  ]);
  expect(screen.getByRole('img', { name: 'ace of clubs' })).toBeDefined();
  // The last guess was wrong.
  expect(hiLo.tell(i18n.t, round)).toBe('1 right guess, the last card is the ace of clubs.');
});

test('LOBBY-19 a lost field of Mines shows every mine, the opened gems and the covered ones', async () => {
  const choice = { game: 'mines', mines: 3 } as const;
  const round = sampleRound(choice, ['3', '9', '24'], { opened: [0, 12, 24] });
  const { onSettled } = showStage(mines, choice, round);
  await waitFor(() => expect(onSettled).toHaveBeenCalledOnce());
  const names = screen.getAllByRole('button', { name: /^Row/ }).map((tile) => tile.getAttribute('aria-label') ?? '');
  expect(names).toHaveLength(25);
  expect(names.filter((name) => name.endsWith(': mine'))).toEqual([
    'Row 1, column 4: mine',
    'Row 2, column 5: mine',
    'Row 5, column 5: mine',
  ]);
  expect(names.filter((name) => name.endsWith(': gem'))).toHaveLength(22);
  expect(mines.tell(i18n.t, round)).toBe('You found 2 gems.');
});

test('LOBBY-19 the tiles of Mines are walked by arrow keys', async () => {
  const choice = { game: 'mines', mines: 3 } as const;
  const { user } = showStage(mines, choice, sampleRound(choice, [], { state: 'open', opened: [] }));
  const first = screen.getByRole('button', { name: 'Row 1, column 1' });
  first.focus();
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Row 2, column 2' }));
});

test.each([
  [true, 'true'],
  [false, 'false'],
])('LOBBY-19 while a call runs, %s, the covered tiles of Mines say that they do not open: %s', (busy, disabled) => {
  const choice = { game: 'mines', mines: 3 } as const;
  showStage(mines, choice, sampleRound(choice, [], { state: 'open', opened: [12] }), busy);
  const marked = screen.getAllByRole('button', { name: /^Row \d, column \d$/ }).map((tile) => tile.ariaDisabled);
  expect(marked).toEqual(Array.from({ length: 24 }, () => disabled));
});
