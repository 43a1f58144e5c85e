import { useCallback, useEffect, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  Draw,
  LotteryGameDetail,
  LotteryLinePayload,
  LotterySlipPayload,
  PlayType,
} from '#generated/model/index.ts';
import { placeLotteryBetBodyLinesMax } from '#generated/zod/lottery/lottery.ts';
import { drawParts } from '#portal/entities/record/bet-facts.ts';
import { useLanguage } from '#portal/i18n/language.ts';
import { now } from '#portal/lib/clock.ts';
import { formatDate } from '#portal/lib/format.ts';
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
type SlipExcess = 'lines' | 'entries' | 'stakePerLine' | 'stakePerDraw';

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
function openDraws(draws: readonly Draw[], time: number): readonly Draw[] {
  return draws.filter(({ state, closesAt }) => state === 'open' && Date.parse(closesAt) > time);
}

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

/**
 * Names a draw with its day, because the draws of a station are called alike. The day is that of the brand's clock, as
 * in the draw's number. A caller that knows the station gives it, as drawn draws are not listed.
 */
export function useDatedDraw(draws: readonly Draw[]): (drawId: string | undefined, station?: string) => string {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  return useCallback(
    (drawId, station) => {
      if (drawId === undefined) return '';
      const name = station ?? drawName(draws, drawId);
      const day = formatDate(Date.parse(drawParts(drawId).day), locale, 'day');
      return name === '' ? day : t('betting.datedDraw', { name, day });
    },
    [draws, locale, t],
  );
}

/** Longer timers are not needed: the list of draws is loaded anew in between. */
const MOST_MS = 3_600_000;

/** The draws that take bets now by the server's clock, which is `ahead` (ms). Renders again when one closes. */
export function useOpenDraws(draws: readonly Draw[], ahead: number): readonly Draw[] {
  const [, look] = useReducer((times: number) => times + 1, 0);
  const open = openDraws(draws, now() + ahead);
  const closesAt = open[0]?.closesAt;
  useEffect(() => {
    if (closesAt === undefined) return;
    const left = Date.parse(closesAt) - now() - ahead;
    const timer = setTimeout(look, Math.min(MOST_MS, Math.max(0, left)));
    return () => clearTimeout(timer);
  }, [closesAt, ahead]);
  return open;
}
