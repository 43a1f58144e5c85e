import type { Draw, LotterySlipPayload } from '../../../../../generated/client/model/index.ts';

/** What a draw is called: its station, else its number. A draw that is not listed has the rest of its id. */
export function drawName(draws: readonly Draw[], drawId: string): string {
  const draw = draws.find((one) => one.drawId === drawId);
  return draw?.station?.name ?? draw?.issueNo ?? drawId.slice(drawId.indexOf('-') + 1);
}

/**
 * The draws that a chase from a draw on can have, the nearest first: those of its station where several stations draw
 * at once, else all that follow.
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

/** The slip over so many draws, each `factor` times the stake of the one before, up to the greatest multiple. */
function chased(
  slip: LotterySlipPayload,
  draws: readonly Draw[],
  { count, factor, most }: { readonly count: number; readonly factor: number; readonly most: number },
): LotterySlipPayload {
  const next = draws.slice(0, count).map(({ drawId }, index) => ({
    drawId,
    multiple: Math.min(most, factor ** index),
  }));
  return { ...slip, draws: next, stopOnWin: next.length > 1 && slip.stopOnWin };
}

/** The factor of a chase, read from its first two draws. */
function factorOf({ draws: [first, second] }: LotterySlipPayload): number {
  return first && second ? Math.max(1, Math.round(second.multiple / first.multiple)) : 1;
}

/** The same slip from another draw on, with as many draws as there are. */
export function moved(slip: LotterySlipPayload, draws: readonly Draw[], most: number): LotterySlipPayload {
  return chased(slip, draws, { count: slip.draws.length, factor: factorOf(slip), most });
}
