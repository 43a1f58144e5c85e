/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ProofOfWork } from './proof-of-work.ts';

/**
 * A slider puzzle. All measures are pixels of the background in its own size, from its upper left corner.
 */
export interface SliderChallenge {
  /**
     * The id of the puzzle.
     * @minLength 1
     * @maxLength 64
     */
  challengeId: string;
  /**
     * The picture with the hole, a PNG in base64 without a prefix.
     * @minLength 60
     * @maxLength 262144
     * @pattern ^iVBORw0KGgo[A-Za-z0-9+/]+={0,2}$
     */
  background: string;
  /**
     * Its width.
     * @minimum 100
     * @maximum 1000
     */
  width: number;
  /**
     * Its height.
     * @minimum 50
     * @maximum 1000
     */
  height: number;
  /**
     * The piece, a PNG with a transparent ground in base64 without a prefix.
     * @minLength 60
     * @maxLength 65536
     * @pattern ^iVBORw0KGgo[A-Za-z0-9+/]+={0,2}$
     */
  piece: string;
  /**
     * The width of the piece.
     * @minimum 10
     * @maximum 300
     */
  pieceWidth: number;
  /**
     * The height of the piece.
     * @minimum 10
     * @maximum 300
     */
  pieceHeight: number;
  /**
     * How far down the piece lies; it is dragged to the right from x 0.
     * @minimum 0
     * @maximum 1000
     */
  pieceY: number;
  proofOfWork: ProofOfWork;
  /**
     * Until when it can be answered.
     * @maxLength 30
     */
  expiresAt: string;
}
