import type { DrawState } from '#generated/model/index.ts';
import type { StoredDrawState } from '#server/db/schema/lottery-draws.ts';

/** The times of a draw (ms). */
export interface DrawTimes {
  readonly opensAt: number;
  readonly closesAt: number;
  readonly drawAt: number;
}

/**
 * The state of a draw at a moment (LOTTERY-11): `scheduled -> open -> closed` by the clock, the others as they are
 * stored. A draw of this server that is due is drawn before anybody sees it; one from outside stays closed.
 */
export function drawStateAt(
  { opensAt, closesAt, drawAt }: DrawTimes,
  { stored, drawnHere }: { readonly stored: StoredDrawState | undefined; readonly drawnHere: boolean },
  now: number,
): DrawState {
  if (stored !== undefined && stored !== 'planned') return stored;
  if (drawAt <= now && drawnHere) return stored === undefined ? 'settled' : 'drawn';
  if (closesAt <= now) return 'closed';
  return opensAt <= now ? 'open' : 'scheduled';
}
