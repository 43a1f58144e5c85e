import type { PricedPlay } from '#shared/lottery/pricing.ts';
import type { DrawGame } from '../draws/draw-games.ts';
import { gamePlays } from '../draws/game-plays.ts';

/** The play types of a game with their prices, by code. */
export function playsByCode(game: DrawGame, decimals: number): ReadonlyMap<string, PricedPlay> {
  const plays = gamePlays(game, decimals)?.plays ?? [];
  return new Map(plays.map((play) => [play.playType, play]));
}
