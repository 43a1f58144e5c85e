import type { RandomBytes } from '../../shared/random.ts';
import { below } from '../../shared/random.ts';

interface Card {
  readonly name: string;
  readonly value: number;
}

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const suits = ['♠', '♥', '♦', '♣'];

/** A coup of punto banco from an endless shoe, by the usual drawing rules. */
export function baccarat(random: RandomBytes) {
  const draw = (): Card => {
    const rank = below(random, ranks.length);
    const name = `${ranks[rank] ?? ''}${suits[below(random, suits.length)] ?? ''}`;
    return { name, value: rank >= 9 ? 0 : rank + 1 };
  };
  const player = [draw(), draw()];
  const banker = [draw(), draw()];
  if (total(player) < 8 && total(banker) < 8) {
    const third = total(player) <= 5 ? draw() : undefined;
    if (third) player.push(third);
    if (bankerDraws(total(banker), third?.value)) banker.push(draw());
  }
  const [punto, banco] = [total(player), total(banker)];
  const winner = punto === banco ? 'tie' : punto > banco ? 'player' : 'banker';
  return { player: player.map(({ name }) => name), banker: banker.map(({ name }) => name), winner } as const;
}

function total(cards: readonly Card[]): number {
  return cards.reduce((sum, { value }) => sum + value, 0) % 10;
}

/**
 * Whether the bank takes a third card: by the player's own rule if the player stood, else by the player's third card.
 */
export function bankerDraws(bank: number, third: number | undefined): boolean {
  if (third === undefined) return bank <= 5;
  return drawsOn[bank]?.includes(third) ?? false;
}

/** The player's third cards on which the bank draws, by the bank's total. */
const drawsOn: readonly (readonly number[])[] = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [0, 1, 2, 3, 4, 5, 6, 7, 9],
  [2, 3, 4, 5, 6, 7],
  [4, 5, 6, 7],
  [6, 7],
];
