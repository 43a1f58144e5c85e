import type { CorrectDrawResultPayload } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import { Failure } from '#server/shared/failure.ts';
import { compareAmounts, leastAmount, subtractAmounts } from '#shared/money/amount.ts';
import { publish } from '../../ground/publish.ts';
import { type Owed, owe, payDebts } from '../../money/debts/debts.ts';
import { type Posting, postAll } from '../../money/wallet/post.ts';
import { payoutParts, payoutPostings } from '../../rewards/bonuses/payout-postings.ts';
import { giveBack } from './close-bets.ts';
import { type DecidedBet, decideBets, isPaid, markSettled, storeSettlement } from './decide-bets.ts';
import { notifyCorrected } from './draw-messages.ts';
import {
  answerAct,
  type DrawAct,
  externalDraw,
  type InTransaction,
  type ResultNeeds,
  requireResult,
  storeVersion,
} from './enter-result.ts';
import { lockDraw } from './lock-draws.ts';
import { memberRanges } from './member-ranges.ts';
import { publishBets } from './publish-bets.ts';
import { betsOfDraw, prizeOf, settleDrawn, settlingRules, stopWonChases } from './settle-draws.ts';

/**
 * Enters the next version of a result and settles every bet again by it (LOTTERY-11). Postings pay it and take back
 * what the version before paid. What a member has spent of that becomes a debt. A chase that the version before has
 * ended stays ended. Failures: `not_found`; `draw_not_enterable` for a draw that is built in or has no result;
 * `conflict` where another version holds; `draw_result_invalid`.
 */
export async function correctResult<Answer>(
  services: ResultNeeds,
  act: DrawAct,
  { replacesVersion, prizes, reason }: CorrectDrawResultPayload,
  inTransaction: InTransaction<Answer>,
): Promise<Answer> {
  const found = await externalDraw(services, act);
  const { operator, drawId } = act;
  return inTransaction(async (tx) => {
    const { game } = found;
    const row = await lockDraw(tx, found);
    if (row.version === null) throw new Failure('draw_not_enterable');
    if (row.version !== replacesVersion) throw new Failure('conflict');
    requireResult(game.drawing, prizes);
    const [version, at] = [row.version + 1, new Date(services.clock())];
    await storeVersion(tx, { drawId, version, prizes, operator, reason, at });
    if (row.state === 'settled') {
      const rules = settlingRules(services, game);
      for await (const members of memberRanges(tx, drawId, SETTLED)) {
        const bets = await betsOfDraw(tx, drawId, SETTLED, members);
        await settleAgain(services, tx, { drawId, version, reason, at }, decideBets(bets, prizes, rules));
      }
      await markSettled(tx, drawId, at);
    }
    await publish(tx, at, [{ kind: 'draws', drawId }]);
    await settleDrawn(services, tx, game);
    return answerAct(services, tx, found, { operator, kind: 'draw_result_corrected', version, reason, at });
  });
}

const SETTLED = ['won', 'lost', 'push'] as const;

interface Correction {
  readonly drawId: string;
  readonly version: number;
  readonly reason: string;
  readonly at: Date;
}

/** Settles all bets of some members on a draw again. */
async function settleAgain(
  services: ResultNeeds,
  tx: Queries,
  { drawId, version, reason, at }: Correction,
  decided: readonly DecidedBet[],
): Promise<void> {
  const { brand } = services;
  const bets = await storeSettlement(tx, { version, bets: decided, at });
  const stakes = await stopWonChases(tx, bets, at);
  const paid = bets.filter(({ payout }) => isPaid(payout));
  // First what the bets pay now, so that only what is really gone becomes a debt. Of it, what is more than before pays debts.
  const payouts = await payoutPostings(tx, brand, paid.map(prizeOf(version, brand.currency.code, at)));
  await postAll(
    tx,
    payouts.map((posting) => ({ ...posting, sparesDebt: true })),
  );
  const owed = await takeBack(services, tx, bets, { version, reason, at });
  await giveBack(tx, services, stakes, at);
  const changed = bets.filter(({ payout, before }) => compareAmounts(payout, before) !== 0);
  const changes = changed.map(
    ({ memberId, betId, payout, before }) => ({ memberId, betId, amount: subtractAmounts(payout, before) }) as const,
  );
  const gained = changes.filter(({ amount }) => isPaid(amount));
  await payDebts(tx, { key: `lottery:${drawId}:v${version}:debt:`, gained, at });
  await notifyCorrected(tx, brand, {
    drawId,
    at,
    reason,
    owed,
    changes: changes.map(({ memberId, amount }) => [memberId, amount]),
  });
  await publishBets(tx, at, [...changed, ...stakes]);
}

const BALANCES = `
  select member_id as "memberId", balance from wallets where member_id = any($1) and kind = 'main'
  order by account_id for update`;

/**
 * Takes back what the version before paid: from the balance as far as it goes, the rest as a debt. Returns what became
 * a debt.
 */
async function takeBack(
  { brand }: Pick<ResultNeeds, 'brand'>,
  tx: Queries,
  bets: readonly DecidedBet[],
  { version, reason, at }: Pick<Correction, 'version' | 'reason' | 'at'>,
): Promise<readonly Owed[]> {
  const paid = bets.filter(({ before }) => isPaid(before));
  if (paid.length === 0) return [];
  const negative = paid.map(({ betId, before }) => ({ betId, amount: `-${before}` }));
  // Bonuses are locked before wallets.
  const parts = await payoutParts(tx, brand, negative);
  const members = [...new Set(paid.map(({ memberId }) => memberId))];
  const rows = await tx.query<{ memberId: number; balance: string }>('lottery_balances', BALANCES, [members]);
  const balances = new Map(rows.map(({ memberId, balance }) => [memberId, balance]));
  const debts: Owed[] = [];
  const postings = paid.map(({ betId, memberId, vendorCode, before }, index): Posting => {
    const { main, others } = parts[index] ?? { main: `-${before}`, others: [] };
    const back = subtractAmounts('0', main);
    const balance = balances.get(memberId) ?? '0';
    const taken = leastAmount(back, balance);
    const owed = subtractAmounts(back, taken);
    balances.set(memberId, subtractAmounts(balance, taken));
    if (isPaid(owed)) debts.push({ memberId, amount: owed, reason: { type: 'bet', id: betId } });
    const currency = brand.currency.code;
    const key = `lottery:${betId}:v${version}:back`;
    return {
      key,
      kind: 'adjustment',
      reason: { kind: 'bet', id: betId },
      at,
      currency,
      entries: [
        ...(isPaid(taken) ? [{ memberId, purpose: 'main', amount: `-${taken}` } as const] : []),
        ...(isPaid(owed) ? [{ house: 'debts', amount: `-${owed}` } as const] : []),
        ...others,
        { house: `vendor:${vendorCode}`, amount: before },
      ],
    };
  });
  await postAll(tx, postings);
  await owe(tx, debts, { reason, at });
  return debts;
}
