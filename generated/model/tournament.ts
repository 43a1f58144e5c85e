/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GameCategory } from './game-category.ts';
import type { Money } from './money.ts';
import type { TournamentMetric } from './tournament-metric.ts';
import type { TournamentPrize } from './tournament-prize.ts';
import type { TournamentState } from './tournament-state.ts';

/**
 * A competition for the best places, with prizes in the main wallet.
 */
export interface Tournament {
  /**
     * Its id.
     * @minLength 1
     * @maxLength 40
     */
  tournamentId: string;
  /**
     * Its name.
     * @minLength 1
     * @maxLength 80
     */
  title: string;
  /**
     * What moves a member up, in words.
     * @minLength 1
     * @maxLength 300
     */
  text: string;
  metric: TournamentMetric;
  /** The smallest stake that counts. */
  minimumStake: Money;
  /** The category whose bets count; null for all. */
  category: GameCategory | null;
  /**
     * The vendor whose bets count; null for all.
     * @minLength 1
     * @maxLength 20
     * @nullable
     */
  vendor: string | null;
  /**
     * From when bets that settle count.
     * @maxLength 30
     */
  startsAt: string;
  /**
     * Until when, not included.
     * @maxLength 30
     */
  endsAt: string;
  state: TournamentState;
  /** The sum of all prizes. */
  prizePool: Money;
  /**
     * The prizes, the first places first. Members who share a place share the prizes of all the places that they take, in equal parts rounded down.
     * @minItems 1
     * @maxItems 100
     */
  prizes: TournamentPrize[];
}
