import type { Language, LotteryQuote, LotterySlipPayload, QuotedLine } from '#generated/model/index.ts';
import { compareAmounts, leastAmount, subtractAmounts } from '#shared/money/amount.ts';
import type { Session } from '../../identity/session/session.ts';
import { requireTrueAccount } from '../../identity/session/true-account.ts';
import { playText } from '../../play/play-texts/play-names.ts';
import { stakeableOn } from '../../rewards/bonuses/stakeable.ts';
import { categoryOf } from './lottery-money.ts';
import { priceLine, type SlipLine } from './price-line.ts';
import { readSlip, type Slip, type SlipNeeds, sumOf } from './read-slip.ts';

/**
 * Prices a slip by the odds that hold now; it takes nothing (LOTTERY-10). Failures: `in_need_true_account` and those of
 * `readSlip`.
 */
export async function quoteSlip(
  services: SlipNeeds,
  session: Session,
  payload: LotterySlipPayload,
  language: Language,
): Promise<LotteryQuote> {
  requireTrueAccount(session);
  const slip = await readSlip(services, payload, { language, isPlaced: false });
  const { game, lines, draws, totalStake } = slip;
  const { decimals } = services.brand.currency;
  const quoted = lines.map((line) => quotedLine(line, slip, decimals, language));
  const at = new Date(services.clock());
  const balance = await stakeableOn(services.db, [categoryOf(game)], session.memberId, at);
  const balanceAfter = subtractAmounts(balance, totalStake);
  const [first] = draws;
  return {
    gameCode: game.code,
    oddsVersion: game.limits.oddsVersion,
    draws: draws.length,
    lines: quoted,
    stakePerDraw: sumOf(quoted.map(({ stake }) => stake)),
    totalStake,
    maxPayoutPerDraw: mostOf(slip),
    balanceAfter,
    affordable: compareAmounts(balanceAfter, '0') >= 0,
    validUntil: new Date(first?.planned.closesAt ?? 0).toISOString(),
  };
}

function quotedLine(line: SlipLine, { game }: Slip, decimals: number, language: Language): QuotedLine {
  const { payload, play, price, combinations, lines } = line;
  const { maxPayoutPerDraw } = game.limits;
  const { multiple, stake, payoutPerHit, maxPayout } = priceLine(line, 1, { decimals, maxPayoutPerDraw });
  return {
    playType: play.playType,
    labelName: playText({ ...game, playType: play.playType })?.label[language] ?? play.playType,
    picks: payload.picks,
    combinations,
    lines,
    unit: payload.unit,
    multiple,
    stake,
    odds: price.odds,
    hitProbability: price.hitProbability,
    returnToPlayer: price.returnToPlayer,
    paysPerHit: play.paysPerHit,
    payoutPerHit,
    maxPayout,
  };
}

/** The most that any draw of the slip pays. */
function mostOf({ game, draws }: Slip): string {
  const most = draws.map(({ prices }) => sumOf(prices.map(({ maxPayout }) => maxPayout)));
  const greatest = most.reduce((one, other) => (compareAmounts(other, one) > 0 ? other : one), '0.00');
  return leastAmount(greatest, game.limits.maxPayoutPerDraw);
}
