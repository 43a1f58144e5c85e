import type { Language, OpenedNumero, VietnamNumero } from '#generated/model/index.ts';
import { Failure } from '#server/shared/failure.ts';
import { coldest, figuresOf, hottest } from '#shared/lottery/figures.ts';
import { drawGame } from './draw-games.ts';
import type { DrawNeeds } from './draw-rows.ts';
import { lastDrawn } from './draws.ts';
import { endingsOf, hasPrizeTable } from './prize-table.ts';

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
