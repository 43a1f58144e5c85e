import type { DigitRow, Draw, Language, PrizeTable } from '#generated/model/index.ts';
import type { Drawing } from '#server/db/schema/lottery-draws.ts';
import { Failure } from '#server/shared/failure.ts';
import { drawGame } from './draw-games.ts';
import type { DrawNeeds } from './draw-rows.ts';
import { findDraw } from './draws.ts';

/** The prize table of a draw. Throws `not_found` for a draw that has none. */
export async function prizeTableOf(services: DrawNeeds, drawId: string, language: Language): Promise<PrizeTable> {
  const draw = await findDraw(services, drawId, language);
  const { drawing } = await drawGame(services, draw.gameCode, language);
  if (!hasPrizeTable(drawing)) throw new Failure('not_found');
  const endings = endingsOf(draw);
  return { draw, endings, heads: digitRows(endings, 0), tails: digitRows(endings, 1) };
}

/** Whether a game has a prize table; the Vietnamese ones do. */
export function hasPrizeTable(drawing: Drawing): boolean {
  return drawing.kind === 'digits' && drawing.ranks.some(({ prize }) => prize === 'SPECIAL');
}

/** The last two digits of every number in table order; empty until they are known. */
export function endingsOf({ result }: Draw): string[] {
  return result?.prizes.flatMap(({ numbers }) => numbers.map((number) => number.slice(-2))) ?? [];
}

/** Endings grouped by one digit: the first or the last. */
function digitRows(endings: readonly string[], index: 0 | 1): DigitRow[] {
  if (endings.length === 0) return [];
  return Array.from({ length: 10 }, (_, value) => {
    const digit = String(value);
    const others = endings.filter((ending) => ending[index] === digit).map((ending) => ending.charAt(1 - index));
    return { digit, others: others.toSorted() };
  });
}
