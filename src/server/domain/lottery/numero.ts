import type { Language, NumeroFigure, OpenedNumero, VietnamNumero } from '../../../../generated/server/model/index.ts';
import { Failure } from '../../shared/failure.ts';
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
    ...{ drawId: draw.drawId, drawAt: draw.drawAt, endings: endingsOf(draw) },
    special: draw.result?.prizes.find(({ prize }) => prize === 'SPECIAL')?.numbers[0] ?? '',
  }));
  const boards = draws.map(({ endings }) => endings);
  const figures = ENDINGS.map((number) => figureOf(number, boards));
  const ten = (sorted: readonly NumeroFigure[]) =>
    draws.length === 0 ? [] : sorted.slice(0, 10).map((one) => one.number);
  return {
    ...{ gameCode, count: draws.length, draws, figures },
    from: draws.at(-1)?.drawAt ?? null,
    to: draws[0]?.drawAt ?? null,
    // Equal ones keep numerical order.
    hot: ten(figures.toSorted((a, b) => b.hits - a.hits || a.gap - b.gap)),
    cold: ten(figures.toSorted((a, b) => b.gap - a.gap || a.hits - b.hits)),
  };
}

/** How often an ending came, and how long ago; the newest draw comes first. */
function figureOf(number: string, boards: readonly (readonly string[])[]): NumeroFigure {
  const counts = boards.map((endings) => endings.filter((ending) => ending === number).length);
  const missed = counts
    .map((count) => (count === 0 ? '-' : '|'))
    .join('')
    .split('|');
  return {
    number,
    hits: counts.reduce((sum, count) => sum + count, 0),
    draws: missed.length - 1,
    gap: missed[0]?.length ?? 0,
    longestGap: Math.max(...missed.map((run) => run.length)),
  };
}
