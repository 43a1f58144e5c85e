import type {
  ClosedDay,
  DrawWeekday,
  Language,
  LotteryGame,
  LotteryGameDetail,
  PlayType,
  PlayTypeList,
  PrizeMode,
  PrizeRank,
} from '#generated/model/index.ts';
import type { Drawing, Timetable } from '#server/db/schema/lottery.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import type { PricedPlay } from '#shared/lottery/pricing.ts';
import { addDays, dayAt, dayName, weekday } from '#shared/time/zone.ts';
import { optionLabel, rowLabel } from '../../play/play-texts/play-names.ts';
import { playTexts } from '../../play/play-texts/play-texts.ts';
import type { FamilyTexts } from '../../play/play-texts/texts.ts';
import { drawGame } from './draw-games.ts';
import { gamePlays } from './game-plays.ts';
import { type LotteryNeeds, readLotteryGames } from './lottery-games.ts';
import { type DrawPlan, dayStateOf } from './next-draw.ts';

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
  const plan = await drawGame(services, code, language);
  const { drawing, limits, timetable, stations } = plan;
  const game = (await readLotteryGames(services, language)).find(({ gameCode }) => gameCode === code);
  if (game === undefined) throw new Failure('not_found');
  return {
    game,
    prizeTable: ranksOf(drawing),
    timetable: timetable ? weekOf(timetable, stations ?? {}) : [],
    closedDays: timetable ? closedDays(plan, timetable, services.clock()) : [],
    ...limits,
    serverTime: new Date(services.clock()).toISOString(),
  };
}

/** So many days, the first is today. */
const CLOSED_AHEAD = 90;

/** The coming days of a timetable that would have a draw, and have none (LOTTERY-11). */
function closedDays(plan: Pick<DrawPlan, 'days'>, table: Timetable, now: number): ClosedDay[] {
  const today = dayAt(now, table.timeZone);
  return Array.from({ length: CLOSED_AHEAD }, (_, ahead) => addDays(today, ahead))
    .filter((day) => table.stations[weekday(day)]?.length && dayStateOf(plan, table, day) !== 'open')
    .map((date) => {
      const day = dayName(date);
      const { movedTo = null, reason = null } = plan.days.find((changed) => changed.day === day) ?? {};
      return { day, movedTo, reason };
    });
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

/** The play types of a game, or one of them. Throws `not_found` for an unknown game; a type it has not is left out. */
export async function listPlayTypes(
  services: Pick<Services, 'db' | 'brand'>,
  gameCode: string,
  playType: string | undefined,
  language: Language,
): Promise<PlayTypeList> {
  const game = await drawGame(services, gameCode, language);
  const { oddsVersion } = game.limits;
  const found = gamePlays(game, services.brand.currency.decimals);
  if (found === null) return { gameCode, oddsVersion, playTypes: [] };
  const names = playTexts(found.family, found.middleSums);
  const wanted = found.plays.filter((play) => playType === undefined || play.playType === playType);
  return { gameCode, oddsVersion, playTypes: wanted.map((play) => toPlayType(play, names, language)) };
}

function toPlayType(play: PricedPlay, names: FamilyTexts, language: Language): PlayType {
  const { playType, playGroup, win } = play;
  const [text, group] = [names.plays[playType], names.groups[playGroup]];
  if (text === undefined || group === undefined) {
    throw new Error(
      `no texts for the play type ${playType}: add them to src/server/domain/play/play-texts/play-texts.ts`,
    );
  }
  return {
    playType,
    labelName: text.label[language],
    playGroup,
    groupName: group[language],
    rule: text.rule[language],
    rows: play.rows.map((row) => ({
      label: rowLabel(row, names, language),
      from: row.from,
      to: row.to,
      options: row.options.map((value) => ({ value, label: optionLabel(value, win, names, language) })),
      minPicks: row.minPicks,
      maxPicks: row.maxPicks,
    })),
    counting: play.counting,
    chooseSize: play.chooseSize,
    linesPerCombination: play.linesPerCombination,
    paysPerHit: play.paysPerHit,
    prices: [...play.prices],
    maxStakePerLine: play.maxStakePerLine,
    maxPayoutPerLine: play.maxPayoutPerLine,
  };
}
