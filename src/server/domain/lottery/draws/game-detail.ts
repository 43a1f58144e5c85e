import type {
  DrawWeekday,
  Language,
  LotteryGame,
  LotteryGameDetail,
  PrizeMode,
  PrizeRank,
} from '#generated/model/index.ts';
import type { Timetable } from '#server/db/schema/lottery.ts';
import type { Drawing } from '#server/db/schema/lottery-draws.ts';
import { Failure } from '#server/shared/failure.ts';
import { drawGame } from './draw-games.ts';
import { type LotteryNeeds, readLotteryGames } from './lottery-games.ts';

/** The games, or those of a mode or group, in the order of the menu. */
export async function listGames(
  services: LotteryNeeds,
  query: { readonly prizeMode?: PrizeMode | undefined; readonly gameGroupCode?: string | undefined },
  language: Language,
): Promise<LotteryGame[]> {
  const games = await readLotteryGames(services, language);
  return games.filter(
    ({ prizeMode, gameGroupCode }) =>
      (query.prizeMode === undefined || prizeMode === query.prizeMode) &&
      (query.gameGroupCode === undefined || gameGroupCode === query.gameGroupCode),
  );
}

/** A game with its table, timetable and limits. Throws `not_found` for a code that no game has. */
export async function gameDetail(services: LotteryNeeds, code: string, language: Language): Promise<LotteryGameDetail> {
  const { drawing, limits, timetable, stations } = await drawGame(services, code, language);
  const game = (await readLotteryGames(services, language)).find(({ gameCode }) => gameCode === code);
  if (game === undefined) throw new Failure('not_found');
  return {
    game,
    prizeTable: ranksOf(drawing),
    timetable: timetable ? weekOf(timetable, stations ?? {}) : [],
    ...limits,
    serverTime: new Date(services.clock()).toISOString(),
  };
}

/** The rows of a result. */
export function ranksOf(drawing: Drawing): PrizeRank[] {
  if (drawing.kind === 'digits') return [...drawing.ranks];
  if (drawing.kind === 'dice') return [{ prize: 'NUMBERS', count: drawing.count, digits: 1 }];
  return [{ prize: 'NUMBERS', count: drawing.take, digits: 2 }];
}

function weekOf({ at, stations }: Timetable, names: Readonly<Record<string, string>>): DrawWeekday[] {
  return stations.map((ofDay, index) => ({
    weekday: index + 1,
    localTime: at,
    stations: ofDay.map((code) => ({ code, name: names[code] ?? code })),
  }));
}
