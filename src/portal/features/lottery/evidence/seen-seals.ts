import type { Draw } from '#generated/model/index.ts';
import { now } from '#portal/lib/clock.ts';

/** A seal that this page was shown while its draw still took bets. */
export type SeenSeal = { readonly seal: string; readonly at: number };

const seen = new Map<string, SeenSeal>();

/** Remembers the first seal that each coming draw is shown with, for as long as the page is open. */
export function noteSeals(draws: readonly Pick<Draw, 'drawId' | 'commitment'>[]): void {
  for (const { drawId, commitment } of draws) {
    if (commitment !== null && !seen.has(drawId)) seen.set(drawId, { seal: commitment, at: now() });
  }
}

/** The seal that was shown before the draw; undefined where the page did not see the draw coming. */
export function seenSealOf(drawId: string): SeenSeal | undefined {
  return seen.get(drawId);
}
