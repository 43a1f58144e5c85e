import { useState } from 'react';
import type { LotteryGameDetail, LotteryLinePayload, PlayType, PlayTypeList } from '#generated/model/index.ts';
import { useLottery } from '../use-lottery.ts';
import { combinationsOf, entriesOf, noPicks, type Picks } from './play.ts';
import { mostMultiple } from './stake-bar.tsx';

/** What the player picks on a board: the play type, its numbers, and the stake of a line. */
export type BoardPicks = ReturnType<typeof usePicks>;

export function usePicks({ playTypes }: PlayTypeList, detail: LotteryGameDetail, fallback: PlayType) {
  const { playType, showPlay } = useLottery();
  // Each play type keeps its picks while the player looks at others.
  const [picked, setPicked] = useState<Readonly<Record<string, Picks>>>({});
  const [unit, setUnit] = useState(detail.units[0] ?? '1.00');
  const [multiple, setMultiple] = useState(1);
  const play = playTypes.find((one) => one.playType === playType) ?? fallback;
  const picks = picked[play.playType] ?? noPicks(play);
  const times = Math.min(multiple, mostMultiple(play, detail, unit));
  const setPicks = (next: Picks) => setPicked((all) => ({ ...all, [play.playType]: next }));
  return {
    play,
    picks,
    unit,
    times,
    showPlay,
    setPicks,
    setUnit,
    setMultiple,
    clear: () => setPicks(noPicks(play)),
    entries: entriesOf(play, picks, unit, times).filter((line) => combinationsOf(play, line.picks) > 0),
    /** Brings an entry of the slip back to the board. */
    edit(line: LotteryLinePayload) {
      setPicked((all) => ({ ...all, [line.playType]: line.picks }));
      setUnit(line.unit);
      setMultiple(line.multiple);
      showPlay(line.playType);
    },
  };
}
