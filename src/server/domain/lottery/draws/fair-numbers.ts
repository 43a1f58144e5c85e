import type { PrizeRow } from '#generated/model/index.ts';
import type { Drawing } from '#server/db/schema/lottery-draws.ts';
import { drawPrizes } from '#shared/lottery/drawing.ts';
import { seededNumbers } from '../../ground/fairness/seeded.ts';

/** The result that follows from a seed and a draw's id, by the contract's `portico-hmac-sha256-1`. */
export function drawNumbers(seed: string, drawId: string, drawing: Drawing): PrizeRow[] {
  return drawPrizes(seededNumbers(seed, drawId), drawing);
}
