import type { Draw, LotterySlipPayload } from '#generated/model/index.ts';
import { drawParts } from '#portal/entities/record/bet-facts.ts';

/**
 * What a draw is called: its station, else its number. A draw that is not listed is called by what its id adds to its
 * day; where that is nothing, it has no name.
 */
export function drawName(draws: readonly Draw[], drawId: string): string {
  const draw = draws.find((one) => one.drawId === drawId);
  const { day, part } = drawParts(drawId);
  const number = /^\d/.test(part) ? `${day.slice(5).replace('-', '')}-${part}` : part;
  return draw?.station?.name ?? draw?.issueNo ?? number;
}

/**
 * The draws that a chase from a draw on can have, the nearest first. Where several stations draw at once they are those
 * of its station, else all that follow.
 */
export function chaseDraws(draws: readonly Draw[], first: string): readonly Draw[] {
  const start = draws.find(({ drawId }) => drawId === first);
  if (start === undefined) return [];
  const atOnce = new Set(draws.filter(({ drawAt }) => drawAt === start.drawAt).map(({ drawId }) => drawId));
  return draws.filter(
    ({ drawId, drawAt, station, state }) =>
      drawId === first ||
      (drawAt > start.drawAt &&
        (state === 'open' || state === 'scheduled') &&
        (atOnce.size === 1 || station?.code === start.station?.code)),
  );
}

/** How a slip goes over its draws. */
export interface ChasePlan {
  /** Draws of the slip; one is no chase. */
  readonly count: number;
  /** Each draw costs so many times the one before. */
  readonly factor: number;
  readonly stopOnWin: boolean;
}

/** How a slip goes over its draws, read from them: the factor from the first two. */
export function planOf({ draws, stopOnWin }: LotterySlipPayload): ChasePlan {
  const [first, second] = draws;
  const factor = first && second ? Math.max(1, Math.round(second.multiple / first.multiple)) : 1;
  return { count: draws.length, factor, stopOnWin };
}

/** The slip over the first draws of a list by a plan, up to the greatest multiple. */
export function chased(
  slip: LotterySlipPayload,
  draws: readonly Draw[],
  { count, factor, stopOnWin }: ChasePlan,
  most: number,
): LotterySlipPayload {
  const next = draws.slice(0, count).map(({ drawId }, index) => ({
    drawId,
    multiple: Math.min(most, factor ** index),
  }));
  return { ...slip, draws: next, stopOnWin: next.length > 1 && stopOnWin };
}

/** The same slip from another draw on, with as many draws as there are. */
export function moved(slip: LotterySlipPayload, draws: readonly Draw[], most: number): LotterySlipPayload {
  return chased(slip, draws, planOf(slip), most);
}
