import type { Draw, LotteryGameDetail, LotterySlipPayload } from '#generated/model/index.ts';
import { useComing } from '../use-coming.ts';
import { chaseDraws } from './slip-draws.ts';

/** The most coming draws that the server lists: the draws of a station are a week apart. */
const FAR = 100;

/** The coming draws that a slip can have. More are requested once it is a chase, or where its station draws rarely. */
export function useSlipDraws(
  slip: LotterySlipPayload | undefined,
  next: readonly Draw[],
  { game, timetable, maxChaseDraws }: LotteryGameDetail,
): readonly Draw[] {
  const first = slip?.draws[0]?.drawId;
  const isShort = first !== undefined && chaseDraws(next, first).length === 1;
  const needsMore = slip !== undefined && (slip.draws.length > 1 || isShort);
  const more = useComing(needsMore ? game.gameCode : undefined, timetable.length > 0 ? FAR : maxChaseDraws + 1);
  return (needsMore ? more.data?.content : undefined) ?? next;
}
