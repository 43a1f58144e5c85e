import type { PricedPlay } from '#shared/lottery/pricing.ts';
import type { DrawGame } from '../lottery/draw-games.ts';
import { gamePlays } from '../lottery/game-plays.ts';

/** The play types of a game with their prices, by code. */
export function playsByCode(game: DrawGame, decimals: number): ReadonlyMap<string, PricedPlay> {
  const plays = gamePlays(game, decimals)?.plays ?? [];
  return new Map(plays.map((play) => [play.playType, play]));
}
