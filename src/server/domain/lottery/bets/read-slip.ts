import type { Language, LotterySlipPayload } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { Failure, fieldError, invalid } from '#server/shared/failure.ts';
import { addAmounts, compareAmounts } from '#shared/money/amount.ts';
import { type DrawGame, drawGame } from '../draws/draw-games.ts';
import { comingOf, plannedById } from '../draws/draws.ts';
import { playsByCode } from '../draws/game-plays.ts';
import { readLotteryGames } from '../draws/lottery-games.ts';
import type { PlannedDraw } from '../draws/planned-draws.ts';
import { type LinePrice, priceLine, readLine, type SlipLine } from './price-line.ts';

export type SlipNeeds = Pick<Services, 'db' | 'brand' | 'clock' | 'random' | 'config' | 'catalogue'>;

/** A draw of a slip with the prices of its entries, in their order. */
export interface SlipDraw {
  readonly planned: PlannedDraw;
  readonly multiple: number;
  readonly prices: readonly LinePrice[];
  readonly stake: string;
}

/** A slip that keeps to the rules of its game. */
export interface Slip {
  readonly game: DrawGame;
  readonly lines: readonly SlipLine[];
  readonly draws: readonly SlipDraw[];
  readonly totalStake: string;
  readonly isChase: boolean;
}

/** The sum of some amounts. */
export function sumOf(amounts: readonly string[]): string {
  return amounts.reduce(addAmounts, '0.00');
}

/**
 * Reads a slip and prices it by the odds that hold now (LOTTERY-10). Failures: `not_found`, `game_maintenance`,
 * `odds_changed` where it is to be placed and knows others, `validation_failed`, `draw_closed` by the server's clock,
 * `bet_limit_exceeded`.
 */
export async function readSlip(
  services: SlipNeeds,
  payload: LotterySlipPayload,
  { language, isPlaced }: { readonly language: Language; readonly isPlaced: boolean },
): Promise<Slip> {
  const { brand } = services;
  const game = await drawGame(services, payload.gameCode, language);
  const shown = (await readLotteryGames(services, language)).find(({ gameCode }) => gameCode === game.code);
  if (shown?.maintenance !== false) throw new Failure('game_maintenance');
  const { limits } = game;
  // Before the limits: they may be new as well, and the player has not seen them.
  if (isPlaced && payload.oddsVersion !== limits.oddsVersion) throw new Failure('odds_changed');
  const isChase = payload.draws.length > 1;
  if (payload.draws.length > limits.maxChaseDraws) throw new Failure('bet_limit_exceeded');
  const { decimals } = brand.currency;
  const rules = { ...limits, plays: playsByCode(game, decimals) };
  const lines = payload.lines.map((line, index) => readLine(line, index, rules));
  if (lines.reduce((sum, line) => sum + line.lines, 0) > limits.maxLines) throw new Failure('bet_limit_exceeded');
  const planned = plannedOf(services, game, payload);
  const draws = planned.map((draw, index): SlipDraw => {
    const multiple = payload.draws[index]?.multiple ?? 1;
    if (multiple > limits.maxMultiple) throw new Failure('bet_limit_exceeded');
    const bounds = { decimals, maxPayoutPerDraw: limits.maxPayoutPerDraw };
    const prices = lines.map((line) => priceLine(line, multiple, bounds));
    const stake = sumOf(prices.map((price) => price.stake));
    if (compareAmounts(stake, limits.maxStakePerDraw) > 0) throw new Failure('bet_limit_exceeded');
    return { planned: draw, multiple, prices, stake };
  });
  return { game, lines, draws, totalStake: sumOf(draws.map(({ stake }) => stake)), isChase };
}

/** How far ahead a slip may look for its draws, in draws of the game. */
const farthest = 500;

/** The draws of a slip, all of the game, the nearest first. */
function plannedOf(services: SlipNeeds, game: DrawGame, { draws }: LotterySlipPayload): PlannedDraw[] {
  const now = services.clock();
  const wrong = (index: number, rule: string, message: string) =>
    invalid([fieldError('body', ['draws', index, 'drawId'], rule, message)]);
  const coming = new Map(comingOf(services, game, now, farthest).map((draw) => [draw.drawId, draw]));
  const found = draws.map(({ drawId }, index) => {
    if (!drawId.startsWith(`${game.code}-`)) throw wrong(index, 'draw_of_game', 'Is no draw of the game');
    const planned = coming.get(drawId);
    if (planned !== undefined) return planned;
    const other = plannedById(services, game, drawId);
    throw new Failure(other !== undefined && other.closesAt <= now ? 'draw_closed' : 'not_found');
  });
  for (const [index, draw] of found.entries()) {
    const before = found[index - 1];
    if (before === undefined) continue;
    if (before.drawAt > draw.drawAt || found.indexOf(draw) !== index) {
      throw wrong(index, 'draw_order', 'Comes after a later draw, or twice');
    }
  }
  return found;
}
