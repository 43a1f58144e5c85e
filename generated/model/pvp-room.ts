/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts';
import type { NodeId } from './node-id.ts';
import type { PvpRoomState } from './pvp-room-state.ts';
import type { VendorCode } from './vendor-code.ts';

/**
 * A room in which players meet.
 */
export interface PvpRoom {
  /**
     * The vendor's id of the room, to launch it with.
     * @maxLength 40
     * @pattern ^[A-Za-z0-9_-]{1,40}$
     */
  roomId: string;
  /**
     * Its name.
     * @minLength 1
     * @maxLength 60
     */
  roomName: string;
  nodeId: NodeId;
  /**
     * The game that is played in it.
     * @minLength 1
     * @maxLength 120
     */
  gameName: string;
  vassalage: VendorCode;
  /** The stake of one round. */
  baseStake: Money;
  /** The least that a player sits down with. */
  minBuyIn: Money;
  /** The most that a player sits down with. */
  maxBuyIn: Money;
  /**
     * Seats at all its tables.
     * @minimum 2
     * @maximum 10000
     */
  seats: number;
  /**
     * Seats that are taken now.
     * @minimum 0
     * @maximum 10000
     */
  seatsTaken: number;
  /** Whether somebody can sit down now. */
  state: PvpRoomState;
}
