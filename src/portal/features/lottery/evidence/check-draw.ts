import type { Draw, DrawEvidence, PrizeName, PrizeRow } from '#generated/model/index.ts';
import { type Block, recordNumbers } from '#portal/entities/fairness/record-numbers.ts';
import { type Drawing, drawPrizes } from '#shared/lottery/drawing.ts';

/** A built-in draw, worked out again, and whether it agrees with what was published. */
export type CheckedDraw = {
  /** The SHA-256 of the seed. */
  readonly hash: string;
  readonly blocks: readonly Block[];
  /** What seed and label give; undefined where it is not known how the game draws. */
  readonly prizes: readonly PrizeRow[] | undefined;
  readonly checks: {
    /** Whether the seed gives every seal that was shown. */
    readonly seal: boolean;
    /** Whether the label is the id of the draw, so that nobody could choose it. */
    readonly label: boolean;
    /** Whether the numbers are those of the evidence and of the draw; undefined without `prizes`. */
    readonly result: boolean | undefined;
  };
};

type Published = {
  readonly draw: Pick<Draw, 'drawId' | 'commitment' | 'result'>;
  readonly evidence: Pick<DrawEvidence, 'drawId' | 'algorithm' | 'commitment' | 'versions'>;
  readonly seed: string;
  readonly label: string;
  /** Undefined where it is not known how the game draws. */
  readonly drawing: Drawing<PrizeName> | undefined;
  /** The seal that this browser was shown before the draw, if it was there. */
  readonly seenSeal: string | undefined;
};

/** Recomputes a built-in draw from seed and label alone, and compares it with everything published about it. */
export function checkDraw({ draw, evidence, seed, label, drawing, seenSeal }: Published): CheckedDraw {
  const { hash, blocks, numbers } = recordNumbers(seed, label);
  const isKnown = drawing !== undefined && evidence.algorithm === 'portico-hmac-sha256-1';
  const prizes = isKnown ? drawPrizes(numbers, drawing) : undefined;
  // The draw may have been asked for a moment before its result was there.
  const published = [evidence.versions.at(-1)?.prizes, draw.result === null ? prizes : draw.result.prizes];
  return {
    hash,
    blocks,
    prizes,
    checks: {
      seal: [evidence.commitment, draw.commitment, seenSeal ?? hash].every((seal) => seal === hash),
      label: label === evidence.drawId && label === draw.drawId,
      result: prizes && published.every((rows) => rows !== undefined && textOf(rows) === textOf(prizes)),
    },
  };
}

function textOf(rows: readonly PrizeRow[]): string {
  return rows.map(({ prize, numbers }) => `${prize}: ${numbers.join(' ')}`).join('\n');
}
