import type { DebitPayload, VendorTransaction } from '#generated/model/index.ts';
import { Failure } from '#server/shared/failure.ts';
import { requireMayStake, requireNotExcluded } from '../../care/protection/require-may-stake.ts';
import { requireMoney } from '../../ground/amounts/money.ts';
import { newSecret } from '../../ground/encryption/secret.ts';
import { post } from '../../money/wallet/post.ts';
import { stakePostings } from '../../rewards/bonuses/stake-postings.ts';
import { betOfRound, placeOnRound } from '../bets/round-bet.ts';
import { recordPlay } from '../catalogue/record-play.ts';
import { playSessionOf } from '../launch/launch-token.ts';
import {
  answerOf,
  contentOf,
  isBarred,
  lockPlayer,
  type OrderNeeds,
  record,
  repeated,
  requireSeamless,
} from './vendor-order.ts';

/**
 * Takes a stake from the main wallet, then from bonus money, for a vendor's round (LOBBY-19, trust 8). It takes it once
 * for each transaction id. Failures: `forbidden` for another vendor's game or a vendor with wallets of its own,
 * `not_found`, `validation_failed`, `idempotency_conflict`, `transaction_rolled_back`, `self_excluded`,
 * `play_token_expired`, `play_limit_reached`, `game_maintenance`, `conflict` for a round that has ended,
 * `insufficient_balance`.
 */
export async function debitPlayer(needs: OrderNeeds, vendor: string, order: DebitPayload): Promise<VendorTransaction> {
  const { tx, brand, clock, random } = needs;
  const { transactionId, memberId: id, roundId, amount } = order;
  requireSeamless(needs, vendor);
  requireMoney(brand, amount);
  const player = await lockPlayer(tx, vendor, id);
  const contentHash = contentOf('debit', order);
  if (await isBarred(tx, vendor, transactionId)) throw new Failure('transaction_rolled_back');
  const before = await repeated(tx, vendor, transactionId, contentHash);
  if (before !== undefined) return answerOf(needs, vendor, before, true);
  const { memberId, status } = player;
  const at = new Date(clock());
  requireNotExcluded(status);
  const { game, sessionId } = await gameToStakeOn(needs, vendor, order, memberId);
  await requireMayStake({ db: tx, brand }, { memberId, sessionId, amount, at });
  const round = { vendor, memberId, roundId };
  const running = await betOfRound(tx, round);
  const ended = running !== undefined && running.endedAt !== null;
  if (ended || (running !== undefined && running.nodeId !== Number(game.nodeId))) throw new Failure('conflict');
  const { detail: summary = '' } = order;
  const bet = await placeOnRound(tx, { ...round, id: newSecret('b-', random), game, stake: amount, summary, at });
  const [posting] = await stakePostings(tx, {
    memberId,
    category: game.gameType,
    house: `vendor:${vendor}`,
    currency: brand.currency.code,
    at,
    stakes: [{ key: `vendor:${vendor}:${transactionId}`, betId: bet.id, amount }],
  });
  if (posting !== undefined) await post(tx, posting);
  const stored = { id: transactionId, kind: 'debit', state: 'applied', memberId, roundId, betId: bet.id } as const;
  const applied = { ...stored, amount: `-${amount}`, contentHash, at };
  await record(tx, vendor, applied);
  await recordPlay(tx, memberId, { vendor, gameCode: game.gameId, nodeId: game.nodeId, bet: true, at });
  return answerOf(needs, vendor, applied, false);
}

async function gameToStakeOn(needs: OrderNeeds, vendor: string, order: DebitPayload, memberId: number) {
  const { tx, clock, catalogue } = needs;
  const session = await playSessionOf({ db: tx, clock }, vendor, order.playToken);
  if (session.memberId !== memberId) throw new Failure('play_token_expired');
  const game = catalogue.byNodeId.get(order.nodeId);
  if (game === undefined) throw new Failure('not_found');
  // A session of one game plays only that game; one of a lobby or room plays any of its vendor.
  const closed = session.gameId !== null && session.gameId !== game.gameId;
  if (game.vassalage !== vendor || closed) throw new Failure('forbidden');
  if (game.maintenance) throw new Failure('game_maintenance');
  return { game, sessionId: session.sessionId };
}
