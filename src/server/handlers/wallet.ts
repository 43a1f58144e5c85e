import { listTransactionHistoryDefaults } from '#generated/server/defaults.ts';
import { requirePaymentPassword } from '../domain/identity/passwords/payment-password.ts';
import { requireTrueAccount } from '../domain/identity/session/true-account.ts';
import { memberDebt } from '../domain/money/debts/read-debts.ts';
import {
  findMemberTransfer,
  memberTransferTerms,
  requireDownlines,
  transferToDownline,
  transferToUpline,
} from '../domain/money/transfers/member-transfers.ts';
import { listLocks, lockMoney, readVault, returnLocks } from '../domain/money/vault/vault.ts';
import { balance } from '../domain/money/wallet/balance.ts';
import { createDeposit, markPaid } from '../domain/payments/deposits/create-deposit.ts';
import { depositMethods } from '../domain/payments/deposits/deposit-methods.ts';
import { findDeposit, listDeposits } from '../domain/payments/deposits/read-deposits.ts';
import { consolidatedFunds, merchantWallet } from '../domain/payments/funds/member-wallets.ts';
import { collectAllFunds, findWalletTransfer, transferFunds } from '../domain/payments/funds/transfer-funds.ts';
import { listLedger } from '../domain/payments/ledger/list-ledger.ts';
import {
  confirmWithdrawal,
  disputeWithdrawal,
  getWithdrawal,
} from '../domain/payments/withdrawals/answer-withdrawal.ts';
import { createWithdrawal, requirePayeeName } from '../domain/payments/withdrawals/create-withdrawal.ts';
import { withdrawalQuote } from '../domain/payments/withdrawals/limits.ts';
import { listWithdrawals } from '../domain/payments/withdrawals/list-withdrawals.ts';
import { playableBy } from '../domain/rewards/bonuses/stakeable.ts';
import { ok, type TagHandlers } from './handler.ts';

/** Answers the operations of the contract's tag `wallet`. */
export const walletHandlers = {
  getBalance: async ({ session }, services) =>
    ok(
      balance(
        services,
        session,
        await playableBy(services.db, services.brand, session.memberId, new Date(services.clock())),
      ),
    ),
  getMerchantWallet: async ({ query }, services) =>
    ok(await merchantWallet(services, query.isSingle === undefined ? undefined : query.isSingle === 1)),
  getConsolidatedFunds: async ({ session }, services) => ok(await consolidatedFunds(services, session.memberId)),
  transferFunds: async (request, services) => {
    const { session, body, language, once, intentId } = request;
    requireTrueAccount(session);
    // The vendor is asked outside of a transaction. Each step is repeatable, because the intent has its ids.
    const value = await transferFunds(
      services,
      { memberId: session.memberId, sessionId: session.id, intentId, language },
      body,
    );
    return once(async () => ok(value));
  },
  getWalletTransfer: async ({ session, params, language }, services) =>
    ok(await findWalletTransfer(services, session.memberId, params.transferId, language)),
  collectAllFunds: async ({ session, language, once, intentId }, services) => {
    requireTrueAccount(session);
    const value = await collectAllFunds(services, {
      memberId: session.memberId,
      sessionId: session.id,
      intentId,
      language,
    });
    return once(async () => ok(value));
  },
  getMemberTransferTerms: async ({ session }, services) => {
    requireTrueAccount(session);
    return ok(await memberTransferTerms(services, session));
  },
  transferToUpline: async ({ session, body, once }, services) => {
    requireTrueAccount(session);
    await requirePaymentPassword(services, session.memberId, body.paymentPassword);
    return once(async (tx) => ok(await transferToUpline(services, tx, session, body)));
  },
  transferToDownline: async ({ session, body, once }, services) => {
    // A member who may not transferToDownline down is not asked for a password.
    requireDownlines(session);
    await requirePaymentPassword(services, session.memberId, body.paymentPassword);
    return once(async (tx) => ok(await transferToDownline(services, tx, session, body)));
  },
  getMemberTransfer: async ({ session, params }, services) =>
    ok(await findMemberTransfer(services, session, params.transferId)),
  getDebt: async ({ session, language }, services) => ok(await memberDebt(services, session, language)),
  getVault: async ({ session }, services) => {
    requireTrueAccount(session);
    await returnLocks(services, session.memberId);
    return ok(await readVault(services, session.memberId));
  },
  listVaultLocks: async ({ session, query }, services) => {
    requireTrueAccount(session);
    await returnLocks(services, session.memberId);
    return ok(await listLocks(services, session.memberId, query));
  },
  lockVault: async ({ session, body, once }, services) => {
    requireTrueAccount(session);
    // A lock that has just ended makes room, and its money can be locked again.
    await returnLocks(services, session.memberId);
    return once(async (tx) => ok(await lockMoney(services, tx, session, body)));
  },
  listDepositMethods: async ({ session, language }, services) => {
    requireTrueAccount(session);
    return ok(await depositMethods(services, session, language));
  },
  createDeposit: async ({ session, body, language, once }, services) => {
    requireTrueAccount(session);
    return once(async (tx) => ok(await createDeposit(services, tx, session, body, language)));
  },
  listDeposits: async ({ session, query, language }, services) => {
    requireTrueAccount(session);
    return ok(await listDeposits(services, session, query, language));
  },
  getDeposit: async ({ session, params, language }, services) =>
    ok(await findDeposit(services, session, params.depositId, language)),
  markDepositPaid: async (request, services) => {
    const { session, params, body, language, once } = request;
    return once(async (tx) => ok(await markPaid(services, tx, session, params.depositId, body, language)));
  },
  getWithdrawalQuote: async ({ session, query }, services) => {
    requireTrueAccount(session);
    return ok(await withdrawalQuote(services, session, query.amount));
  },
  createWithdrawal: async ({ session, body, language, once }, services) => {
    requireTrueAccount(session);
    await requirePayeeName(services, session);
    await requirePaymentPassword(services, session.memberId, body.paymentPassword);
    return once(async (tx) => ok(await createWithdrawal(services, tx, session, body, language)));
  },
  listWithdrawals: async ({ session, query }, services) => {
    requireTrueAccount(session);
    return ok(await listWithdrawals(services, session, query));
  },
  getWithdrawal: async ({ session, params, language }, services) =>
    ok(await getWithdrawal(services, { session, language, ...params })),
  confirmWithdrawal: ({ session, params, language, once }, services) =>
    once(async (tx) => ok(await confirmWithdrawal(services, tx, { session, language, ...params }))),
  disputeWithdrawal: ({ session, params, body, language, once }, services) =>
    once(async (tx) => ok(await disputeWithdrawal(services, tx, { session, language, ...params }, body))),
  listTransactionHistory: async ({ session, query, language }, services) => {
    requireTrueAccount(session);
    const walletId = query.walletId ?? listTransactionHistoryDefaults.walletId;
    return ok(await listLedger(services, session.memberId, { ...query, walletId }, language));
  },
} satisfies TagHandlers<'wallet'>;
