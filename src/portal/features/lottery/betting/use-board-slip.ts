import { useGetBalance } from '#generated/client/wallet/wallet.ts';
import type {
  Draw,
  LotteryGameDetail,
  LotteryLinePayload,
  LotterySlipPayload,
  PlayTypeList,
} from '#generated/model/index.ts';
import { listComingDrawsQueryCountMax } from '#generated/zod/lottery/lottery.ts';
import { isTrial } from '#portal/access/session.ts';
import { useMoneyUnit } from '#portal/entities/money/amount.tsx';
import { playableOn } from '#portal/entities/wallet/use-balance.ts';
import { useComing } from '../use-coming.ts';
import { entriesOfSlip, totalsOf } from './slip.ts';
import { chaseDraws } from './slip-draws.ts';
import type { SlipFacts } from './use-hindrance.ts';
import { useOpenDraws } from './use-open-draws.ts';
import { GUEST, useSlip } from './use-slip.ts';

/** What a board has a slip for. */
export type SlipOf = {
  readonly detail: LotteryGameDetail;
  readonly plays: PlayTypeList;
  readonly draws: readonly Draw[];
  /** How far the server's clock is ahead, in ms. */
  readonly ahead: number;
};

/** The slip of a game as its board and its panel need it. */
export type BoardSlip = SlipFacts & {
  /** Puts entries into the slip; false while a sent slip waits for its answer. */
  readonly add: (lines: readonly LotteryLinePayload[]) => boolean;
  /** Takes an entry out of the slip. */
  readonly takeOut: (place: number) => LotteryLinePayload | undefined;
};

export function useBoardSlip({ detail, plays, draws: next, ahead }: SlipOf, owner: string): BoardSlip {
  const { gameCode } = detail.game;
  const state = useSlip(gameCode, owner);
  const { decimals } = useMoneyUnit();
  // The header and the live stream keep it up to date. A trial account stakes no money.
  const { data: balance } = useGetBalance({ query: { enabled: owner !== GUEST && !isTrial() } });
  const { slip, form, change } = state;
  const draws = useSlipDraws(slip, next, detail);
  const open = useOpenDraws(next, ahead);
  const entries = slip ? entriesOfSlip(slip, plays.playTypes, decimals) : [];
  return {
    state,
    entries,
    detail,
    draws,
    open,
    totals: slip && totalsOf(slip, entries),
    balance: playableOn(balance, detail.game.prizeMode === 'Elott' ? 'ELOTT' : 'LOTT'),
    sumBalance: balance?.sumBalance,
    oddsVersion: plays.oddsVersion,
    isGuest: owner === GUEST,
    add(lines) {
      if (form.step === 'unknown' || form.sending) return false;
      const drawId = open[0]?.drawId ?? next[0]?.drawId;
      if (slip === undefined && drawId === undefined) return false;
      if (form.step === 'done') form.startAnew();
      const fresh = { gameCode, oddsVersion: plays.oddsVersion, stopOnWin: false, lines: [] };
      const before = slip ?? { ...fresh, draws: [{ drawId: drawId ?? '', multiple: 1 }] };
      change({ ...before, lines: [...before.lines, ...lines] });
      return true;
    },
    takeOut(place) {
      if (slip) change({ ...slip, lines: slip.lines.filter((_, other) => other !== place) });
      return slip?.lines[place];
    },
  };
}

/** The coming draws that a slip can have. More are requested once it is a chase, or where its station draws rarely. */
function useSlipDraws(
  slip: LotterySlipPayload | undefined,
  next: readonly Draw[],
  { game, timetable, maxChaseDraws }: LotteryGameDetail,
): readonly Draw[] {
  const first = slip?.draws[0]?.drawId;
  const isShort = first !== undefined && chaseDraws(next, first).length === 1;
  const needsMore = slip !== undefined && (slip.draws.length > 1 || isShort);
  // The draws of a station are a week apart.
  const more = useComing(
    needsMore ? game.gameCode : undefined,
    timetable.length > 0 ? listComingDrawsQueryCountMax : maxChaseDraws + 1,
  );
  return (needsMore ? more.data?.content : undefined) ?? next;
}
