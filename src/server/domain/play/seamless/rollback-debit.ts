import type { RollbackPayload, VendorTransaction } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import { Failure } from '#server/shared/failure.ts';
import { post } from '../../money/wallet/post.ts';
import { returnedStake } from '../../rewards/bonuses/stake-postings.ts';
import { betOfRound, type RoundBet, takeStakeBack } from '../bets/round-bet.ts';
import {
  answerOf,
  contentOf,
  findTransaction,
  lockPlayer,
  type OrderNeeds,
  record,
  repeated,
  requireSeamless,
  rollbackOf,
  type StoredTransaction,
} from './vendor-order.ts';

/**
 * Gives the stake of a debit back (LOBBY-19, trust 8), once for each debit. A rollback before its debit is recorded and
 * bars it. Failures: `forbidden` for a vendor with wallets of its own, `not_found`, `idempotency_conflict`, and
 * `rollback_not_possible` for what is no debit of this member and round, or after the round has ended.
 */
export async function rollbackDebit(
  needs: OrderNeeds,
  vendor: string,
  order: RollbackPayload,
): Promise<VendorTransaction> {
  const { tx, brand, clock } = needs;
  const { transactionId, originalTransactionId, roundId } = order;
  requireSeamless(needs, vendor);
  const { memberId } = await lockPlayer(tx, vendor, order.memberId);
  const contentHash = contentOf('rollback', order);
  const before = await repeated(tx, vendor, transactionId, contentHash);
  const first = before ?? (await rollbackOf(tx, vendor, originalTransactionId));
  if (first !== undefined) {
    if (first.memberId !== memberId || first.roundId !== roundId) throw new Failure('rollback_not_possible');
    return answerOf(needs, vendor, first, true);
  }
  const at = new Date(clock());
  const stored = { id: transactionId, kind: 'rollback', memberId, roundId, contentHash, at } as const;
  const debit = await findTransaction(tx, vendor, originalTransactionId);
  if (debit === undefined) {
    // The id of the debit is taken, so that it is refused when it comes.
    const barred = { ...stored, id: originalTransactionId, kind: 'debit', contentHash: '', amount: '0' } as const;
    await record(tx, vendor, { ...barred, state: 'barred', betId: null });
    const recorded = { ...stored, state: 'recorded', betId: null, amount: '0' } as const;
    await record(tx, vendor, recorded, originalTransactionId);
    return answerOf(needs, vendor, recorded, false);
  }
  const bet = await betToReduce(tx, vendor, debit, { memberId, roundId });
  const amount = debit.amount.replace('-', '');
  const key = `vendor:${vendor}:${transactionId}`;
  const taken = `vendor:${vendor}:${originalTransactionId}`;
  await post(tx, {
    key,
    kind: 'refund',
    reason: { kind: 'bet', id: bet.id },
    at,
    currency: brand.currency.code,
    entries: [
      { house: `vendor:${vendor}`, amount: `-${amount}` },
      ...(await returnedStake(tx, { memberId, amount, taken, key })),
    ],
  });
  await takeStakeBack(tx, bet, amount, at);
  const applied = { ...stored, state: 'applied', betId: bet.id, amount } as const;
  await record(tx, vendor, applied, originalTransactionId);
  return answerOf(needs, vendor, applied, false);
}

async function betToReduce(
  tx: Queries,
  vendor: string,
  debit: StoredTransaction,
  { memberId, roundId }: { readonly memberId: number; readonly roundId: string },
): Promise<RoundBet> {
  const ofRound = debit.kind === 'debit' && debit.memberId === memberId && debit.roundId === roundId;
  const bet = ofRound ? await betOfRound(tx, { vendor, memberId, roundId }) : undefined;
  if (bet === undefined || bet.endedAt !== null) throw new Failure('rollback_not_possible');
  return bet;
}
