import { type Family, familyOf, type PlayOptions, playTypesOf } from '#shared/lottery/play-types.ts';
import { type PricedPlay, type Pricing, priced, pricingOf } from '#shared/lottery/pricing.ts';
import type { DrawGame } from './draw-games.ts';

/** The play types of a game with what names them. */
export interface GamePlays {
  readonly family: Family;
  readonly middleSums: NonNullable<PlayOptions['middleSums']>;
  /** In the order of the tabs. */
  readonly plays: readonly PricedPlay[];
}

/**
 * The play types of a game, with its own figures where it has some; null where none are known for its drawing. Fast
 * draws of `Elott` have bets on sides only.
 */
export function gamePlays(
  { drawing, prizeMode, pricing }: Pick<DrawGame, 'drawing' | 'prizeMode' | 'pricing'>,
  decimals: number,
): GamePlays | null {
  const family = familyOf(drawing);
  if (family === null) return null;
  const { middleSums = 'win', ...own } = pricing;
  const shipped = pricingOf(family);
  const figures: Pricing = {
    ...shipped,
    ...own,
    odds: { ...shipped.odds, ...own.odds },
    limits: { ...shipped.limits, ...own.limits },
  };
  const plays = playTypesOf(family, { isTwoSided: prizeMode === 'Elott', middleSums });
  return { family, middleSums, plays: plays.map((play) => priced(play, figures, decimals)) };
}

/** The play types of a game with their prices, by code. */
export function playsByCode(game: DrawGame, decimals: number): ReadonlyMap<string, PricedPlay> {
  const plays = gamePlays(game, decimals)?.plays ?? [];
  return new Map(plays.map((play) => [play.playType, play]));
}
