/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DrawId } from './draw-id.ts';
import type { DrawSource } from './draw-source.ts';
import type { DrawVersion } from './draw-version.ts';
import type { FairAlgorithm } from './fair-algorithm.ts';

/**
 * Everything needed to work a built-in draw out again, and every version of any draw's result.
 */
export interface DrawEvidence {
  drawId: DrawId;
  source: DrawSource;
  /** How the result follows from the seed, null for an external draw. */
  algorithm: FairAlgorithm | null;
  /**
     * The SHA-256 of the seed, shown when the draw opened; null before that and for an external draw.
     * @maxLength 64
     * @nullable
     * @pattern ^[0-9a-f]{64}$
     */
  commitment: string | null;
  /**
     * When it was shown; null where there is no commitment.
     * @maxLength 30
     * @nullable
     */
  committedAt: string | null;
  /**
     * The seed, null until the draw is drawn and for an external draw.
     * @maxLength 64
     * @nullable
     * @pattern ^[0-9a-f]{64}$
     */
  seed: string | null;
  /**
     * When the seed was shown; null where there is no seed.
     * @maxLength 30
     * @nullable
     */
  revealedAt: string | null;
  /**
     * The label of the algorithm, the id of the draw; null for an external draw.
     * @maxLength 50
     * @nullable
     */
  label: string | null;
  /**
     * The versions of the result, the first one first; the last one holds. Empty until the draw is drawn.
     * @maxItems 100
     */
  versions: DrawVersion[];
}
