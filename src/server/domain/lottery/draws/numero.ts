import type { DigitRow, Draw, Language, OpenedNumero, PrizeTable, VietnamNumero } from '#generated/model/index.ts';
import type { Drawing } from '#server/db/schema/lottery.ts';
import { Failure } from '#server/shared/failure.ts';
import { coldest, figuresOf, hottest } from '#shared/lottery/figures.ts';
import { drawGame } from './draw-games.ts';
import type { DrawNeeds } from './draw-rows.ts';
import { findDraw, lastDrawn } from './draws.ts';

/** The last drawn numbers of a game, newest first (API-45). Throws `not_found` for an unknown code. */
export async function openedNumero(
  services: DrawNeeds,
  { gameCode, count }: { readonly gameCode: string; readonly count: number },
  language: Language,
): Promise<OpenedNumero[]> {
  const game = await drawGame(services, gameCode, language);
  const draws = await lastDrawn(services, game, count);
  return draws.flatMap(({ drawId, issueNo, drawAt, result }) =>
    result === null ? [] : [{ drawId, issueNo, drawAt, version: result.version, prizes: result.prizes }],
  );
}

/** The query of the board. */
interface BoardQuery {
  readonly gameCode: string;
  readonly count: number;
  readonly station?: string | undefined;
}

/** The hot and the cold numbers that a board marks. */
const MARKED = 10;

const ENDINGS = Array.from({ length: 100 }, (_, value) => String(value).padStart(2, '0'));

/** The board of a Vietnamese game (API-46). Throws `not_found` for any other. */
export async function vietnamNumero(
  services: DrawNeeds,
  { gameCode, count, station }: BoardQuery,
  language: Language,
): Promise<VietnamNumero> {
  const game = await drawGame(services, gameCode, language);
  if (!hasPrizeTable(game.drawing)) throw new Failure('not_found');
  const drawn = await lastDrawn(services, game, count, station);
  const draws = drawn.map((draw) => ({
    drawId: draw.drawId,
    drawAt: draw.drawAt,
    endings: endingsOf(draw),
    special: draw.result?.prizes.find(({ prize }) => prize === 'SPECIAL')?.numbers[0] ?? '',
  }));
  const boards = draws.map(({ endings }) => endings);
  const figures = figuresOf(ENDINGS, boards);
  const marked = draws.length === 0 ? 0 : MARKED;
  return {
    gameCode,
    count: draws.length,
    draws,
    figures,
    from: draws.at(-1)?.drawAt ?? null,
    to: draws[0]?.drawAt ?? null,
    // Equal ones keep numerical order.
    hot: hottest(figures, marked),
    cold: coldest(figures, marked),
  };
}

/** The prize table of a draw. Throws `not_found` for a draw that has none. */
export async function prizeTableOf(services: DrawNeeds, drawId: string, language: Language): Promise<PrizeTable> {
  const draw = await findDraw(services, drawId, language);
  const { drawing } = await drawGame(services, draw.gameCode, language);
  if (!hasPrizeTable(drawing)) throw new Failure('not_found');
  const endings = endingsOf(draw);
  return { draw, endings, heads: digitRows(endings, 0), tails: digitRows(endings, 1) };
}

/** Whether a game has a prize table; the Vietnamese ones do. */
function hasPrizeTable(drawing: Drawing): boolean {
  return drawing.kind === 'digits' && drawing.ranks.some(({ prize }) => prize === 'SPECIAL');
}

/** The last two digits of every number in table order; empty until they are known. */
function endingsOf({ result }: Draw): string[] {
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
