/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts';
import type { MoonshotPlayer } from './moonshot-player.ts';
import type { MoonshotState } from './moonshot-state.ts';
import type { RoundId } from './round-id.ts';
import type { Sha256 } from './sha256.ts';

/**
 * The round that all players share.
 */
export interface MoonshotRound {
  roundId: RoundId;
  /**
     * Its number for people.
     * @minimum 1
     * @maximum 1000000000
     */
  number: number;
  state: MoonshotState;
  /**
     * The rule sheet that holds for it.
     * @minimum 1
     * @maximum 100000
     */
  rulesVersion: number;
  /** The SHA-256 of the seed of the server, shown before the first bet. */
  serverSeedHash: Sha256;
  /**
     * What the players added, as `FairAlgorithm` says; null until take-off.
     * @maxLength 64
     * @nullable
     * @pattern ^[0-9a-f]{64}$
     */
  playersSeed: string | null;
  /**
     * Since when bets are taken.
     * @maxLength 30
     */
  opensAt: string;
  /**
     * Until when bets are taken.
     * @maxLength 30
     */
  betsCloseAt: string;
  /**
     * When the flight began, at 1.00; null until then.
     * @maxLength 30
     * @nullable
     */
  takeOffAt: string | null;
  /**
     * The multiplier at which it ended; null until then.
     * @maxLength 9
     * @nullable
     * @pattern ^[1-9][0-9]{0,5}\.[0-9]{2}$
     */
  end: string | null;
  /**
     * When it ended; null until then.
     * @maxLength 30
     * @nullable
     */
  endedAt: string | null;
  /**
     * From when the next round can begin; null until this one has ended.
     * @maxLength 30
     * @nullable
     */
  nextRoundAt: string | null;
  /**
     * How many bets are in it.
     * @minimum 0
     * @maximum 1000000
     */
  players: number;
  /** What is staked in money, play credit left out. */
  stake: Money;
  /**
     * The bets, the greatest stakes first; of more than 50 those.
     * @maxItems 50
     */
  list: MoonshotPlayer[];
}
