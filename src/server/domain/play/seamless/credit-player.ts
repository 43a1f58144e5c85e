import type { CreditPayload, VendorTransaction } from '#generated/model/index.ts';
import { Failure } from '#server/shared/failure.ts';
import { compareAmounts, leastAmount, subtractAmounts } from '#shared/money/amount.ts';
import { requireMoney } from '../../ground/amounts/money.ts';
import { newSecret } from '../../ground/encryption/secret.ts';
import { payDebts } from '../../money/debts/debts.ts';
import { type Entry, type PostingKind, post } from '../../money/wallet/post.ts';
import { payoutPostings } from '../../rewards/bonuses/payout-postings.ts';
import { type BetGame, betOfRound, payBet, placeOnRound, type RoundBet, settleBet } from '../bets/round-bet.ts';
import {
  answerOf,
  contentOf,
  lockPlayer,
  type OrderNeeds,
  type Player,
  record,
  repeated,
  requireSeamless,
} from './vendor-order.ts';

/**
 * Pays what a round won, to bonus money as far as the stake was (LOBBY-19, trust 8). It pays once for each transaction
 * id and settles the bet when the round ends. It needs no token, because a win is always paid. Failures: `forbidden`
 * for a vendor with wallets of its own, `not_found` for a round without a stake, `validation_failed`,
 * `idempotency_conflict`.
 */
export async function creditPlayer(
  needs: OrderNeeds,
  vendor: string,
  order: CreditPayload,
): Promise<VendorTransaction> {
  const { tx, brand, clock } = needs;
  const { transactionId, roundId, amount, kind } = order;
  requireSeamless(needs, vendor);
  requireMoney(brand, amount);
  const player = await lockPlayer(tx, vendor, order.memberId);
  const contentHash = contentOf('credit', order);
  const before = await repeated(tx, vendor, transactionId, contentHash);
  if (before !== undefined) return answerOf(needs, vendor, before, true);
  const { memberId } = player;
  const at = new Date(clock());
  const bet = await betToPay(needs, vendor, order, player, at);
  const retaken = await moveMoney(needs, vendor, order, bet, at);
  const paid = await payBet(tx, bet, {
    amount,
    refund: kind === 'refund' ? amount : '0',
    retaken,
    result: order.result ?? null,
    at,
  });
  // A void round that pays nothing stays void.
  const voided = bet.state === 'void' && compareAmounts(amount, '0') === 0;
  if (!voided && (order.roundEnded || paid.endedAt !== null)) await settleBet(tx, paid, at);
  const stored = { id: transactionId, kind: 'credit', state: 'applied', memberId, roundId, betId: bet.id } as const;
  const applied = { ...stored, amount, contentHash, at };
  await record(tx, vendor, applied);
  return answerOf(needs, vendor, applied, false);
}

/** The bet of the round. A gift of the vendor needs no stake: its bet is opened here. */
async function betToPay(
  { tx, catalogue, random }: OrderNeeds,
  vendor: string,
  { roundId, kind }: CreditPayload,
  { memberId, lastNodeId }: Player,
  at: Date,
): Promise<RoundBet> {
  const round = { vendor, memberId, roundId };
  const found = await betOfRound(tx, round);
  // Every stake of it was rolled back.
  const emptied = found?.state === 'void' && found.endedAt === null;
  if (found !== undefined && !emptied) return found;
  if (kind !== 'free_round' && kind !== 'jackpot') throw new Failure('not_found');
  const lane = catalogue.lanes.find(({ cards }) => cards.some(({ vassalage }) => vassalage === vendor));
  const lobby = { nodeId: null, gameName: catalogue.vendors.get(vendor)?.name ?? vendor };
  const opened = lastNodeId === null ? undefined : catalogue.byNodeId.get(String(lastNodeId));
  const game: BetGame | undefined = opened ?? (lane && { ...lobby, gameType: lane.category });
  if (game === undefined) throw new Failure('not_found');
  return placeOnRound(tx, { ...round, id: newSecret('b-', random), game, stake: '0', summary: '', at });
}

/** Posts the payout. A returned stake is taken again, at most the payout; returns what was taken again. */
async function moveMoney(
  { tx, brand }: OrderNeeds,
  vendor: string,
  { transactionId, amount, kind }: CreditPayload,
  bet: RoundBet,
  at: Date,
): Promise<string> {
  const key = `vendor:${vendor}:${transactionId}`;
  const retaken = bet.state === 'void' ? leastAmount(amount, bet.stake) : '0';
  // What is taken again is no gain, so the rest pays a debt afterwards.
  const sparesDebt = !isZero(retaken);
  const move = async (name: string, posted: PostingKind, entries: readonly Entry[]) => {
    const about = { reason: { kind: 'bet', id: bet.id }, at, currency: brand.currency.code } as const;
    for (const posting of await payoutPostings(tx, brand, [{ ...about, key: name, kind: posted, entries }])) {
      await post(tx, { ...posting, sparesDebt });
    }
  };
  if (isZero(amount)) return '0';
  await move(key, kind === 'refund' ? 'refund' : 'prize', [
    { house: `vendor:${vendor}`, amount: `-${amount}` },
    { memberId: bet.memberId, purpose: 'main', amount },
  ]);
  if (isZero(retaken)) return '0';
  await move(`${key}:stake`, 'bet', [
    { memberId: bet.memberId, purpose: 'main', amount: `-${retaken}` },
    { house: `vendor:${vendor}`, amount: retaken },
  ]);
  const rest = subtractAmounts(amount, retaken);
  const gained = isZero(rest) ? [] : [{ memberId: bet.memberId, betId: bet.id, amount: rest }];
  await payDebts(tx, { key: `${key}:debt:`, gained, at });
  return retaken;
}

function isZero(amount: string): boolean {
  return compareAmounts(amount, '0') === 0;
}
