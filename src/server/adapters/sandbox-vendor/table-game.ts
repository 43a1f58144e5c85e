import { multiplyAmount } from '#shared/money/amount.ts';
import { baccarat } from '../sandbox/baccarat.ts';
import { oneChip, type QuickGame } from './wager.ts';

/** What each side pays, the stake included. */
export const TABLE_PAYS = { player: '2', banker: '1.95', tie: '9' } as const;

/** The published return to player in per cent, from an endless shoe. */
export const TABLE_RETURNS = { player: '98.77', banker: '98.94', tie: '85.88' } as const;

type Side = keyof typeof TABLE_PAYS;

function sideOf(selection: string): Side | undefined {
  return selection === 'player' || selection === 'banker' || selection === 'tie' ? selection : undefined;
}

/** Baccarat by the usual drawing rules. A tie gives stakes on player and banker back. */
export const tableGame: QuickGame = {
  place: (selection, unit, purse, { table }) => {
    const side = sideOf(selection);
    return side && oneChip(unit, side, table[side], purse);
  },
  play: (random, { selection, stake }, { decimals }, { table }) => {
    const side = sideOf(selection) ?? 'player';
    const { player, banker, winner } = baccarat(random);
    const push = winner === 'tie' && side !== 'tie';
    const pays = winner === side ? TABLE_PAYS[side] : push ? '1' : '0';
    return {
      payout: multiplyAmount(stake, pays, decimals),
      push,
      result: `${table[winner]}: ${player.join(' ')} - ${banker.join(' ')}`,
      shown: { player, banker, winner },
    };
  },
};
