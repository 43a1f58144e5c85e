import { expect, test } from 'vitest';
import { workOut } from './work-out.ts';

const none = { opened: [], dealt: [], rulesVersion: 1 };

// The rounds r-5101 and r-5102 of the contract's examples.
test('LOBBY-19 the published rounds are worked out from their evidence alone', () => {
  const lamp = workOut({
    ...none,
    serverSeed: 'd8080e71ba289c09c5938f4e0cc5e078de6bc5f7c48d268ed468d06eadc899e5',
    label: 'r-5101:trial-luck-1',
    choice: { game: 'lumo-lamp', light: 'AMBER' },
  });
  expect(lamp).toMatchObject({
    hash: 'd45432d03058f3a07f2eab059784271ffb52641469a343804cdd948f49dfb9d7',
    outcome: ['AMBER'],
    multiplier: '3.96',
  });
  expect(lamp.blocks.map(({ message }) => message)).toEqual(['r-5101:trial-luck-1:0']);

  const mines = {
    ...none,
    serverSeed: 'bc129736abd9b4207a4f6f82b00adfe4af5d5bc6e7a56739157b3d590df5d83d',
    label: 'r-5102:trial-luck-2',
    choice: { game: 'mines', mines: 3 } as const,
  };
  expect(workOut({ ...mines, opened: [7, 12] })).toMatchObject({
    hash: 'bad7ff5756b670ef1de089cd14486239f9fca73baa8e0d909c654511898c240b',
    outcome: ['9', '15', '16'],
    multiplier: '1.2857',
  });
  expect(workOut({ ...mines, opened: [7, 15] }).multiplier).toBe('0.00');
  expect(workOut({ ...mines, label: 'r-5102:trial-luck-3' }).outcome).not.toEqual(['9', '15', '16']);
});

test('LOBBY-19 cards of Hi-Lo come one by one, and a wrong guess pays nothing', () => {
  const seed = { serverSeed: 'd8080e71ba289c09c5938f4e0cc5e078de6bc5f7c48d268ed468d06eadc899e5', label: 'r-1:me' };
  const deal = (...steps: readonly ('higher' | 'lower' | 'skip' | null)[]) =>
    workOut({ ...none, ...seed, choice: { game: 'hi-lo' }, dealt: steps.map((step) => ({ card: 'AS', step })) });
  const [first = '', second = ''] = deal(null, 'skip').outcome ?? [];
  const rank = (card: string) => 'A23456789TJQK'.indexOf(card.charAt(0));
  const right = rank(second) > rank(first) ? 'higher' : 'lower';
  expect(deal(null, 'skip').multiplier).toBe('0.00');
  expect(Number(deal(null, right).multiplier)).toBeGreaterThan(1);
  expect(deal(null, right === 'higher' ? 'lower' : 'higher').multiplier).toBe('0.00');
});
