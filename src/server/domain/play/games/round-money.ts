import type { InhouseChoice, Language } from '#generated/model/index.ts';
import type { Brand } from '#server/config/brand.ts';
import type { InLanguages } from '#server/db/schema/play.ts';
import { Failure } from '#server/shared/failure.ts';
import { inEveryLanguage, texts } from '#server/texts/texts.ts';
import { compareAmounts, leastAmount, multiplyAmount } from '#shared/money/amount.ts';
import { requireMayBet } from '../../care/protection/require-may-stake.ts';
import { requireMoney } from '../../ground/amounts/money.ts';
import type { Session } from '../../identity/session/session.ts';
import { type HousePurpose, type Posting, post } from '../../money/wallet/post.ts';
import { payoutPostings } from '../../rewards/bonuses/payout-postings.ts';
import { stakePostings } from '../../rewards/bonuses/stake-postings.ts';
import { betOfRound, payBet, placeOnRound, settleBet } from '../bets/round-bet.ts';
import type { NetOutcome } from '../bets/settlements.ts';
import { recordPlay } from '../catalogue/record-play.ts';
import type { CatalogueSnapshot } from '../catalogue/snapshot.ts';
import type { RoundNeeds, StakedRound } from './round.ts';
import { findGame, IN_HOUSE } from './rules.ts';
import { amountIn, MIN_STAKE, type Sheet } from './sheets/sheet.ts';

type Needs = Pick<RoundNeeds, 'tx' | 'brand' | 'clock' | 'random' | 'catalogue'>;
type Played = Pick<StakedRound, 'id' | 'gameId' | 'demo' | 'choice'>;

/** Trial money goes round between trial accounts and their credit, apart from the money of players. */
export const houseOf = (demo: boolean): HousePurpose => (demo ? 'trial_credit' : `vendor:${IN_HOUSE}`);

/** Refuses a stake outside of the sheet's limits: `validation_failed` below them, `bet_limit_exceeded` above. */
export function requireInLimits(brand: Pick<Brand, 'currency'>, sheet: Sheet, stake: string): void {
  requireMoney(brand, stake, '/body/stake');
  const least = amountIn(brand, MIN_STAKE);
  if (compareAmounts(stake, least) < 0) {
    const message = `Is less than ${least}`;
    throw new Failure('validation_failed', { fields: [{ pointer: '/body/stake', rule: 'min_stake', message }] });
  }
  if (compareAmounts(stake, amountIn(brand, sheet.maxStake * 100)) > 0) throw new Failure('bet_limit_exceeded');
}

/** The game of a round. Failure: `game_maintenance`, also for one that is out of the catalogue. */
export function playableGame(catalogue: CatalogueSnapshot, gameId: StakedRound['gameId']) {
  const game = findGame(catalogue, gameId);
  if (game === undefined || game.maintenance) throw new Failure('game_maintenance');
  return game;
}

/**
 * Takes the stake of a round and opens its bet (LOBBY-19, ROLE-15). Returns the id of the bet. Failures: those of
 * `requireMayBet` and `playableGame`, and `insufficient_balance`.
 */
export async function takeStake(
  needs: Needs,
  session: Session,
  played: Played,
  stake: string,
  at: Date,
): Promise<string> {
  const { tx, random } = needs;
  const { memberId } = session;
  const { id: roundId, demo } = played;
  const game = playableGame(needs.catalogue, played.gameId);
  await requireMayBet(needs, { session, demo, amount: stake, at });
  const summaryIn = choiceWords(played.choice);
  const bet = await placeOnRound(tx, {
    vendor: IN_HOUSE,
    memberId,
    roundId,
    id: `b-${Buffer.from(random(16)).toString('hex')}`,
    game,
    stake,
    summary: summaryIn[needs.brand.defaultLanguage],
    summaryIn,
    at,
  });
  const order = { memberId, category: game.gameType, house: houseOf(demo), currency: needs.brand.currency.code, at };
  const stakes = [{ key: `inhouse:${roundId}:bet`, betId: bet.id, amount: stake }];
  for (const posting of await stakePostings(tx, { ...order, stakes })) await post(tx, posting);
  if (!demo) {
    const play = { vendor: IN_HOUSE, gameCode: game.gameId, nodeId: game.nodeId, bet: true, at };
    await recordPlay(tx, memberId, play);
  }
  return bet.id;
}

type Texts = Readonly<Record<Language, string>>;

/** What was bet on, as the betting record shows it; empty for a game without a choice. */
export function choiceWords(choice: InhouseChoice): Texts {
  const alike = (text: string): Texts => ({ EN: text, VI: text });
  switch (choice.game) {
    case 'dice':
      return alike(`${choice.direction === 'over' ? '>' : '<'} ${choice.target}`);
    case 'keno':
      return alike(choice.numbers.toSorted((a, b) => a - b).join(' '));
    case 'plinko':
      return inEveryLanguage(({ games }) => `${games.rows(`${choice.rows}`)}, ${games.risk(choice.risk)}`);
    case 'lucky-wheel':
      return inEveryLanguage(({ games }) => `${games.segments(`${choice.segments}`)}, ${games.risk(choice.risk)}`);
    case 'lumo-lamp':
      return lightWords(choice.light) ?? alike(choice.light);
    case 'mines':
      return alike(`${choice.mines} × 💣`);
    case 'moonshot':
      return alike(choice.cashOutAt === undefined ? '' : `× ${choice.cashOutAt}`);
    default:
      return alike('');
  }
}

/** What came out where words tell it; undefined where numbers or cards do. */
export function outcomeWords(outcome: readonly string[]): InLanguages | undefined {
  const [only, ...others] = outcome;
  return only === undefined || others.length > 0 ? undefined : lightWords(only);
}

function lightWords(light: string): Texts | undefined {
  return isLight(light) ? inEveryLanguage(({ games }) => games.lights[light]) : undefined;
}

function isLight(text: string): text is keyof typeof texts.EN.games.lights {
  return Object.hasOwn(texts.EN.games.lights, text);
}

/** What a stake pays at a multiplier: rounded down, and never more than the sheet's maximum. */
export function payoutAt(brand: Pick<Brand, 'currency'>, sheet: Sheet, stake: string, multiplier: string): string {
  return leastAmount(multiplyAmount(stake, multiplier, brand.currency.decimals), maxPayoutOf(brand, sheet));
}

/** The most that a round pays. */
export function maxPayoutOf(brand: Pick<Brand, 'currency'>, sheet: Sheet): string {
  return amountIn(brand, sheet.maxPayout * 100);
}

/** How a round ended. */
export interface RoundEnd {
  readonly state: NetOutcome | 'void';
  readonly payout: string;
  readonly outcome: readonly string[];
}

/** Pays what a round won or gives back, and settles its bet. */
export async function payRound(
  needs: Pick<Needs, 'tx' | 'brand'>,
  round: Pick<StakedRound, 'id' | 'memberId' | 'betId' | 'demo'>,
  { state, payout, outcome }: RoundEnd,
  at: Date,
): Promise<void> {
  const { tx } = needs;
  const { id: roundId, memberId, betId, demo } = round;
  const bet = await betOfRound(tx, { vendor: IN_HOUSE, memberId, roundId });
  if (bet === undefined) throw new Error(`the round ${roundId} has no bet`);
  const back = state === 'void';
  if (compareAmounts(payout, '0') > 0) {
    await pay(needs, { roundId, memberId, betId, demo, amount: payout, kind: back ? 'refund' : 'prize', at });
  }
  const paid = await payBet(tx, bet, {
    amount: payout,
    refund: back ? payout : '0',
    retaken: '0',
    at,
    result: outcome.join(' '),
    resultIn: outcomeWords(outcome),
  });
  await settleBet(tx, paid, at, back ? 'void' : undefined);
}

interface Payment {
  readonly roundId: string;
  readonly memberId: number;
  readonly betId: string;
  readonly demo: boolean;
  readonly amount: string;
  readonly kind: 'prize' | 'refund';
  readonly at: Date;
}

async function pay({ tx, brand }: Pick<Needs, 'tx' | 'brand'>, payment: Payment): Promise<void> {
  const { roundId, memberId, betId, demo, amount, kind, at } = payment;
  const whole: Posting = {
    key: `inhouse:${roundId}:${kind}`,
    kind,
    reason: { kind: 'bet', id: betId },
    at,
    currency: brand.currency.code,
    entries: [
      { memberId, purpose: 'main', amount },
      { house: houseOf(demo), amount: `-${amount}` },
    ],
  };
  for (const posting of await payoutPostings(tx, brand, [whole])) await post(tx, posting);
}
