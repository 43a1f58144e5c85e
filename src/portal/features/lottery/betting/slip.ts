import type {
  Draw,
  LotteryGameDetail,
  LotteryLinePayload,
  LotterySlipPayload,
  PlayType,
} from '#generated/model/index.ts';
import { placeLotteryBetBodyLinesMax } from '#generated/zod/lottery/lottery.ts';
import { addAmounts, compareAmounts, multiplyAmount } from '#shared/money/amount.ts';
import { type EntryFigures, figuresOf } from './play.ts';

/** Reads a slip from its text; undefined where it is empty or no slip of this game. */
export function readSlip(text: string, gameCode: string): LotterySlipPayload | undefined {
  if (text === '') return undefined;
  try {
    const kept: unknown = JSON.parse(text);
    return isSlip(kept) && kept.gameCode === gameCode && kept.lines.length > 0 && kept.draws.length > 0
      ? kept
      : undefined;
  } catch {
    return undefined;
  }
}

/** The text was written by this tab, so its parts are not checked further; the server checks them all. */
function isSlip(kept: unknown): kept is LotterySlipPayload {
  if (typeof kept !== 'object' || kept === null) return false;
  return (
    'gameCode' in kept && 'lines' in kept && Array.isArray(kept.lines) && 'draws' in kept && Array.isArray(kept.draws)
  );
}

/** An entry with its play type and figures, both undefined where the game has it no longer. */
export interface SlipEntry {
  readonly line: LotteryLinePayload;
  readonly play: PlayType | undefined;
  readonly figures: EntryFigures | undefined;
}

export interface SlipTotals {
  readonly lines: number;
  readonly stakePerDraw: string;
  readonly totalStake: string;
}

export function entriesOfSlip(
  { lines }: LotterySlipPayload,
  plays: readonly PlayType[],
  decimals: number,
): readonly SlipEntry[] {
  return lines.map((line) => {
    const play = plays.find(({ playType }) => playType === line.playType);
    return { line, play, figures: play && figuresOf(play, line, decimals) };
  });
}

/** What a slip costs in a draw at multiple 1, and in all its draws. */
export function totalsOf({ draws }: LotterySlipPayload, entries: readonly SlipEntry[]): SlipTotals {
  const stakePerDraw = entries.reduce((sum, { figures }) => addAmounts(sum, figures?.stake ?? '0.00'), '0.00');
  const times = draws.reduce((sum, { multiple }) => sum + multiple, 0);
  return {
    lines: entries.reduce((sum, { figures }) => sum + (figures?.lines ?? 0), 0),
    stakePerDraw,
    totalStake: multiplyAmount(stakePerDraw, String(times), 8),
  };
}

/** A limit of the game that a slip exceeds. */
export type SlipExcess = 'lines' | 'entries' | 'stakePerLine' | 'stakePerDraw';

export function excessOf(
  slip: LotterySlipPayload,
  entries: readonly SlipEntry[],
  totals: SlipTotals,
  { maxLines, maxStakePerDraw }: LotteryGameDetail,
): SlipExcess | undefined {
  if (slip.lines.length > placeLotteryBetBodyLinesMax) return 'entries';
  if (totals.lines > maxLines) return 'lines';
  const most = Math.max(...slip.draws.map(({ multiple }) => multiple));
  const isTooDear = ({ line, play }: SlipEntry) =>
    play !== undefined &&
    compareAmounts(multiplyAmount(line.unit, String(line.multiple * most), 8), play.maxStakePerLine) > 0;
  if (entries.some(isTooDear)) return 'stakePerLine';
  const dearest = multiplyAmount(totals.stakePerDraw, String(most), 8);
  return compareAmounts(dearest, maxStakePerDraw) > 0 ? 'stakePerDraw' : undefined;
}

/** The draws that take bets now, in the order of their closing. */
export function openDraws(draws: readonly Draw[], time: number): readonly Draw[] {
  return draws.filter(({ state, closesAt }) => state === 'open' && Date.parse(closesAt) > time);
}
