import { multiplyAmount } from '#shared/money/amount.ts';
import { below } from '../../shared/random.ts';
import { oneChip, type QuickGame } from './wager.ts';

/** What each bet pays, the stake included. Equal cards give a stake on the higher card back. */
export const DUEL_PAYS = { higher: '1.95', tie: '16' } as const;

/** The published return to player in per cent. */
export const DUEL_RETURNS = { higher: '97.65', tie: '94.12' } as const;

type Bet = keyof typeof DUEL_PAYS;

const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const suits = ['♠', '♥', '♦', '♣'];
const PACK = ranks.length * suits.length;

function betOf(selection: string): Bet | undefined {
  return selection === 'higher' || selection === 'tie' ? selection : undefined;
}

function cardOf(place: number) {
  const rank = Math.floor(place / suits.length);
  return { rank, name: `${ranks[rank] ?? ''}${suits[place % suits.length] ?? ''}` };
}

/** Two cards of one pack: the player's against the other seat's. Aces are high. */
export const duelGame: QuickGame = {
  place: (selection, unit, purse, { duel }) => {
    const bet = betOf(selection);
    return bet && oneChip(unit, bet, duel[bet], purse);
  },
  play: (random, { selection, stake }, { decimals }) => {
    const bet = betOf(selection) ?? 'higher';
    const mine = below(random, PACK);
    // The second card is drawn from the 51 others.
    const other = (mine + 1 + below(random, PACK - 1)) % PACK;
    const [you, seat] = [cardOf(mine), cardOf(other)];
    const equal = you.rank === seat.rank;
    const won = bet === 'tie' ? equal : you.rank > seat.rank;
    const push = bet === 'higher' && equal;
    return {
      payout: multiplyAmount(stake, won ? DUEL_PAYS[bet] : push ? '1' : '0', decimals),
      push,
      result: `${you.name} - ${seat.name}`,
      shown: { you: you.name, seat: seat.name, outcome: equal ? 'equal' : you.rank > seat.rank ? 'you' : 'seat' },
    };
  },
};
