import type { FieldError, LotteryLinePayload } from '#generated/model/index.ts';
import { Failure, fieldError, invalid } from '#server/shared/failure.ts';
import { countCombinations } from '#shared/lottery/count.ts';
import { maxHits } from '#shared/lottery/max-hits.ts';
import { stakeOf } from '#shared/lottery/payout.ts';
import { type PickProblem, pickProblems } from '#shared/lottery/pick-problems.ts';
import type { PlayPrice, PricedPlay } from '#shared/lottery/pricing.ts';
import { compareAmounts, leastAmount, multiplyAmount } from '#shared/money/amount.ts';

/** An entry of a slip with what it plays. */
export interface SlipLine {
  readonly payload: LotteryLinePayload;
  readonly play: PricedPlay;
  readonly price: PlayPrice;
  readonly combinations: number;
  readonly lines: number;
}

/** What an entry costs and pays in a draw, at a multiple. Amounts are decimal strings. */
export interface LinePrice {
  readonly multiple: number;
  readonly stake: string;
  readonly payoutPerHit: string;
  readonly maxPayout: string;
}

/** The figures of a game that its entries keep to. */
interface Rules {
  readonly plays: ReadonlyMap<string, PricedPlay>;
  readonly units: readonly string[];
  readonly maxMultiple: number;
}

/**
 * Reads the entry of a slip (LOTTERY-10). Failures: `validation_failed` for what the play type does not have, and picks of
 * several prices; `bet_limit_exceeded`.
 */
export function readLine(payload: LotteryLinePayload, index: number, { plays, units, maxMultiple }: Rules): SlipLine {
  const wrong = (field: string, rule: string, message: string) =>
    invalid([fieldError('body', ['lines', index, field], rule, message)]);
  const play = plays.get(payload.playType);
  if (play === undefined) throw wrong('playType', 'play_type', 'The game has no such play type');
  const problems = pickProblems(play, payload.picks);
  if (problems.length > 0) throw invalid(problems.map((problem) => pickError(problem, index)));
  const combinations = countCombinations(play, payload.picks);
  const price = priceOf(play, payload.picks[0] ?? []);
  if (price === undefined) throw wrong('picks', 'one_price', 'The picks have different prices');
  if (!units.some((unit) => compareAmounts(unit, payload.unit) === 0)) {
    throw wrong('unit', 'unit', `Must be one of ${units.join(', ')}`);
  }
  if (payload.multiple > maxMultiple) throw new Failure('bet_limit_exceeded');
  return { payload, play, price, combinations, lines: combinations * play.linesPerCombination };
}

function pickError(problem: PickProblem, index: number): FieldError {
  const path = ['lines', index, 'picks', ...('row' in problem ? [problem.row] : [])];
  const { kind: _, ...facts } = problem;
  return fieldError('body', path, problem.kind, `Not what the play type takes: ${JSON.stringify(facts)}`);
}

function priceOf({ prices }: PricedPlay, picks: readonly string[]): PlayPrice | undefined {
  const [first] = prices;
  if (first?.option === null) return first;
  const found = picks.map((pick) => prices.find(({ option }) => option === pick));
  const [price] = found;
  return found.every((other) => other?.odds === price?.odds) ? price : undefined;
}

/** Prices an entry in a draw of a multiple. Failure: `bet_limit_exceeded` for more than a line may cost. */
export function priceLine(
  { payload, play, price, combinations, lines }: SlipLine,
  drawMultiple: number,
  { decimals, maxPayoutPerDraw }: { readonly decimals: number; readonly maxPayoutPerDraw: string },
): LinePrice {
  const multiple = payload.multiple * drawMultiple;
  const { unit } = payload;
  const ofLine = stakeOf({ unit, multiple }, 1);
  if (compareAmounts(ofLine, play.maxStakePerLine) > 0) throw new Failure('bet_limit_exceeded');
  const hit = multiplyAmount(ofLine, price.odds, decimals);
  const most = multiplyAmount(hit, String(maxHits(play, payload.picks)), decimals);
  const ofCombinations = multiplyAmount(play.maxPayoutPerLine, String(combinations), decimals);
  return {
    multiple,
    stake: multiplyAmount(stakeOf({ unit, multiple }, lines), '1', decimals),
    payoutPerHit: leastAmount(hit, play.maxPayoutPerLine),
    maxPayout: leastAmount(most, ofCombinations, maxPayoutPerDraw),
  };
}
