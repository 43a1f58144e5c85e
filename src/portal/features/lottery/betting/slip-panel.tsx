import { type Ref, useImperativeHandle } from 'react';
import type {
  Draw,
  LotteryGameDetail,
  LotteryLinePayload,
  PlayTypeList,
} from '../../../../../generated/client/model/index.ts';
import { useGetBalance } from '../../../../../generated/client/wallet/wallet.ts';
import { isTrial } from '../../../access/session.ts';
import { useMoneyUnit } from '../../../entities/money/use-money-unit.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { Card } from '../../../ui/card.tsx';
import { entriesOfSlip, totalsOf } from './slip.ts';
import { SlipBar } from './slip-bar.tsx';
import { SlipContent } from './slip-content.tsx';
import { useOpenDraws } from './use-open-draws.ts';
import { GUEST, useSlip } from './use-slip.ts';
import { useSlipDraws } from './use-slip-draws.ts';

/** What the board does with the slip. */
export interface SlipHandle {
  /** Puts entries into the slip; false while a sent slip waits for its answer. */
  readonly add: (lines: readonly LotteryLinePayload[]) => boolean;
}

type SlipPanelProps = {
  readonly ref: Ref<SlipHandle>;
  readonly owner: string;
  readonly detail: LotteryGameDetail;
  readonly plays: PlayTypeList;
  readonly draws: readonly Draw[];
  /** How far the server's clock is ahead, in ms. */
  readonly ahead: number;
  /** Brings an entry back to the board. */
  readonly onEdit: (line: LotteryLinePayload) => void;
};

/** The bet slip of a game: a card beside the board, on narrow pages a bar that opens a sheet. */
export function SlipPanel({ ref, owner, detail, plays, draws: next, ahead, onEdit }: SlipPanelProps) {
  const { gameCode } = detail.game;
  const state = useSlip(gameCode, owner);
  const { decimals } = useMoneyUnit();
  // The header and the live stream keep it up to date. A trial account stakes no money.
  const { data: balance } = useGetBalance({ query: { enabled: owner !== GUEST && !isTrial() } });
  const isWide = useMediaQuery('(width >= 1024px)');
  const { slip, form, change } = state;
  const draws = useSlipDraws(slip, next, detail);
  const open = useOpenDraws(next, ahead);
  const entries = slip ? entriesOfSlip(slip, plays.playTypes, decimals) : [];
  const totals = slip && totalsOf(slip, entries);

  useImperativeHandle(ref, () => ({
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
  }));

  const content = (
    <SlipContent
      {...{ state, entries, totals, detail, draws, open }}
      balance={balance?.sumBalance}
      oddsVersion={plays.oddsVersion}
      isGuest={owner === GUEST}
      onEdit={(place) => {
        const line = slip?.lines[place];
        if (slip === undefined || line === undefined) return;
        change({ ...slip, lines: slip.lines.filter((_, other) => other !== place) });
        onEdit(line);
      }}
    />
  );
  if (isWide) {
    return (
      <Card className="sticky top-[calc(var(--header-h)+16px)] max-h-[calc(100dvh-var(--header-h)-32px)] scroll-pb-24 overflow-y-auto px-5 py-4">
        {content}
      </Card>
    );
  }
  return (
    <SlipBar count={entries.length} stake={totals?.totalStake} isDue={form.step === 'unknown' || form.step === 'done'}>
      {content}
    </SlipBar>
  );
}
