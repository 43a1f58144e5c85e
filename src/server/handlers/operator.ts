import { createGeneralAgent } from '../domain/affiliates/agent/create-accounts.ts';
import { listAccounts } from '../domain/affiliates/agent/list-accounts.ts';
import { moveLine } from '../domain/affiliates/agent/move-line.ts';
import { actOnContract } from '../domain/affiliates/contracts/act-on-contract.ts';
import { contractDetail } from '../domain/affiliates/contracts/contract-row.ts';
import { holdPayments, liftHold, listHolds } from '../domain/affiliates/contracts/holds/contract-holds.ts';
import { denyBill, listBillReviews, releaseBill } from '../domain/affiliates/contracts/holds/decide-bill.ts';
import { listPlatformContracts } from '../domain/affiliates/contracts/list-contracts.ts';
import { checkConflicts, proposeContract } from '../domain/affiliates/contracts/propose-contract.ts';
import {
  checkMessage,
  listSentMessages,
  recallMessage,
  sendToAudience,
} from '../domain/care/messages/sent-messages.ts';
import {
  bannerRow,
  createBanner,
  listManagedBanners,
  toldBanner,
  updateBanner,
  withdrawBanner,
} from '../domain/care/notices/managed-banners.ts';
import {
  createNotice,
  listManagedNotices,
  managedRow,
  told,
  updateNotice,
  withdrawNotice,
} from '../domain/care/notices/managed-notices.ts';
import { answerThread, closeThread, listThreads, readThread } from '../domain/care/support/threads.ts';
import { listAuditEntries, verifyAuditLog } from '../domain/ground/audit/read-audit-log.ts';
import { createBlock, liftBlock, listBlocks } from '../domain/ground/site/blocks.ts';
import {
  endMaintenance,
  listMaintenances,
  startMaintenance,
  updateMaintenance,
} from '../domain/ground/site/maintenances.ts';
import { correctResult } from '../domain/lottery/bets/correct-result.ts';
import { changeDrawDay, getDrawDay, listDrawDays } from '../domain/lottery/bets/draw-days.ts';
import { enterResult } from '../domain/lottery/bets/enter-result.ts';
import { getOperatorDraw, listDueDraws } from '../domain/lottery/bets/operator-draws.ts';
import { voidDraw } from '../domain/lottery/bets/void-draw.ts';
import { debtReview, listDebts } from '../domain/money/debts/read-debts.ts';
import { writeOffDebt } from '../domain/money/debts/write-off-debt.ts';
import { confirmDeposit, failDeposit } from '../domain/payments/deposits/approve-deposit.ts';
import { findUnmatched, listUnmatched } from '../domain/payments/deposits/list-payments.ts';
import { creditUnmatched, recordPayment, returnUnmatched } from '../domain/payments/deposits/resolve-payment.ts';
import { reverseDeposit } from '../domain/payments/deposits/reverse-deposit.ts';
import { findDepositReview, listDepositReviews } from '../domain/payments/deposits/review-deposits.ts';
import { creditAtOnce } from '../domain/payments/deposits/settle-deposit.ts';
import {
  approveWithdrawal,
  confirmReceived,
  markPaid,
  rejectWithdrawal,
  returnWithdrawal,
  startReview,
} from '../domain/payments/withdrawals/decide-withdrawal.ts';
import { listWithdrawalReviews, readWithdrawalReview } from '../domain/payments/withdrawals/review-withdrawals.ts';
import {
  decideApplication,
  findReview,
  listReviews,
  readImage,
  startReview as startApplicationReview,
} from '../domain/rewards/applications/review.ts';
import {
  completeRedemption,
  listRedemptionReviews,
  readRedemptionReview,
  rejectRedemption,
} from '../domain/rewards/points/review-redemptions.ts';
import type { TagHandlers } from './handler.ts';

/** Answers the operations of the contract's tag `operator`. */
export const operatorHandlers = {
  listDueDraws: async ({ query, language }, services) => ({
    success: true,
    value: await listDueDraws(services, query, language),
  }),
  getOperatorDraw: async ({ params, language }, services) => ({
    success: true,
    value: await getOperatorDraw(services, params.drawId, language),
  }),
  listDrawDays: async ({ query, language }, services) => ({
    success: true,
    value: await listDrawDays(services, query, language),
  }),
  getDrawDay: async ({ params, language }, services) => ({
    success: true,
    value: await getDrawDay(services, { ...params, language }),
  }),
  changeDrawDay: ({ params, body, operator, language, once }, services) =>
    changeDrawDay(services, { operator, language, ...params }, body, (change) =>
      once(async (tx) => ({ success: true, value: await change(tx) })),
    ),
  enterDrawResult: ({ params, body, operator, language, once }, services) =>
    enterResult(services, { operator, language, ...params }, body.prizes, (enter) =>
      once(async (tx) => ({ success: true, value: await enter(tx) })),
    ),
  correctDrawResult: ({ params, body, operator, language, once }, services) =>
    correctResult(services, { operator, language, ...params }, body, (correct) =>
      once(async (tx) => ({ success: true, value: await correct(tx) })),
    ),
  voidDraw: ({ params, body, operator, language, once }, services) =>
    voidDraw(services, { operator, language, ...params }, body.reason, (act) =>
      once(async (tx) => ({ success: true, value: await act(tx) })),
    ),
  listWithdrawalReviews: async ({ query }, services) => ({
    success: true,
    value: await listWithdrawalReviews(services, query),
  }),
  getWithdrawalReview: async ({ params, operator }, services) => ({
    success: true,
    value: await readWithdrawalReview(services, operator, params.withdrawalId),
  }),
  startWithdrawalReview: async ({ params, operator }, services) => ({
    success: true,
    value: await startReview(services, { operator, ...params }),
  }),
  approveWithdrawal: ({ params, body, operator, once }, services) => {
    const act = { operator, note: body.note, ...params };
    return once(async (tx) => ({ success: true, value: await approveWithdrawal(services, tx, act) }));
  },
  rejectWithdrawal: ({ params, body, operator, once }, services) => {
    const act = { operator, note: body.note, ...params };
    return once(async (tx) => ({ success: true, value: await rejectWithdrawal(services, tx, act, body) }));
  },
  markWithdrawalPaid: ({ params, body, operator, once }, services) => {
    const act = { operator, note: body.note, ...params };
    return once(async (tx) => ({ success: true, value: await markPaid(services, tx, act, body) }));
  },
  returnWithdrawal: ({ params, body, operator, once }, services) => {
    const act = { operator, note: body.note, ...params };
    return once(async (tx) => ({ success: true, value: await returnWithdrawal(services, tx, act, body) }));
  },
  confirmWithdrawalReceived: async (request, services) => ({
    success: true,
    value: await confirmReceived(services, { operator: request.operator, ...request.params }, request.body.evidence),
  }),
  listDepositReviews: async ({ query }, services) => ({
    success: true,
    value: await listDepositReviews(services, query),
  }),
  getDepositReview: async ({ params }, services) => ({
    success: true,
    value: await findDepositReview(services, services.db, params.depositId),
  }),
  confirmDeposit: async ({ params, body, operator, once }, services) => {
    const { depositId } = params;
    const answer = await once(async (tx) => {
      await confirmDeposit(services, tx, operator, depositId, body);
      return { success: true, value: await findDepositReview(services, tx, depositId) };
    });
    await creditAtOnce(services, depositId);
    return answer;
  },
  failDeposit: async ({ params, body, operator }, services) => {
    await failDeposit(services, operator, params.depositId, body);
    return { success: true, value: await findDepositReview(services, services.db, params.depositId) };
  },
  reverseDeposit: ({ params, body, operator, once }, services) =>
    once(async (tx) => {
      await reverseDeposit(services, tx, operator, params.depositId, body);
      return { success: true, value: await findDepositReview(services, tx, params.depositId) };
    }),
  listUnmatchedPayments: async ({ query }, services) => ({
    success: true,
    value: await listUnmatched(services, query),
  }),
  recordUnmatchedPayment: ({ body, operator, once }, services) =>
    once(async (tx) => {
      const id = await recordPayment(services, tx, operator, body);
      return { success: true, value: await findUnmatched(tx, id) };
    }),
  creditUnmatchedPayment: async ({ params, body, operator, once }, services) => {
    const { paymentId } = params;
    let paid: string | undefined;
    const answer = await once(async (tx) => {
      paid = await creditUnmatched(services, tx, operator, paymentId, body);
      return { success: true, value: await findUnmatched(tx, paymentId) };
    });
    if (paid !== undefined) await creditAtOnce(services, paid);
    return answer;
  },
  returnUnmatchedPayment: ({ params, body, operator, once }, services) =>
    once(async (tx) => {
      await returnUnmatched(services, tx, operator, params.paymentId, body);
      return { success: true, value: await findUnmatched(tx, params.paymentId) };
    }),
  listDebts: async ({ query }, services) => ({ success: true, value: await listDebts(services, query) }),
  getMemberDebt: async ({ params }, services) => ({
    success: true,
    value: await debtReview(services, services.db, params.memberId),
  }),
  writeOffDebt: ({ params, body, operator, once }, services) =>
    once(async (tx) => {
      await writeOffDebt(services, tx, operator, params.memberId, body);
      return { success: true, value: await debtReview(services, tx, params.memberId) };
    }),
  listApplicationReviews: async ({ query }, services) => ({
    success: true,
    value: await listReviews(services, query),
  }),
  getApplicationReview: async ({ params }, services) => ({
    success: true,
    value: await findReview(services.db, params.applicationId),
  }),
  getApplicationImage: async ({ params, operator }, services) => ({
    success: true,
    value: await readImage(services, operator, params),
  }),
  startApplicationReview: async ({ params, operator }, services) => ({
    success: true,
    value: await startApplicationReview(services, operator, params.applicationId),
  }),
  decideApplication: ({ params, body, operator, once }, services) =>
    once(async (tx) => ({
      success: true,
      value: await decideApplication(services, tx, operator, params.applicationId, body),
    })),
  listRedemptionReviews: async ({ query, language }, services) => ({
    success: true,
    value: await listRedemptionReviews(services, query, language),
  }),
  getRedemptionReview: async ({ params, operator, language }, services) => ({
    success: true,
    value: await readRedemptionReview(services, operator, params.redemptionId, language),
  }),
  completeRedemption: async ({ params, body, operator, language }, services) => {
    const act = { operator, language, note: body.note, ...params };
    return {
      success: true,
      value: await services.db.transaction((tx) => completeRedemption(services, tx, act, body.tracking)),
    };
  },
  rejectRedemption: ({ params, body, operator, language, once }, services) => {
    const act = { operator, language, note: body.note, ...params };
    return once(async (tx) => ({ success: true, value: await rejectRedemption(services, tx, act, body.reason) }));
  },
  listSupportThreads: async ({ query }, services) => ({
    success: true,
    value: await listThreads(services, query),
  }),
  getSupportThread: async ({ params, query }, services) => ({
    success: true,
    value: await readThread(services.db, params.threadId, query),
  }),
  answerSupportThread: ({ params, body, operator, once }, services) =>
    once(async (tx) => ({
      success: true,
      value: await answerThread(services, tx, { threadId: params.threadId, operator, content: body.content }),
    })),
  closeSupportThread: async ({ params, operator }, services) => ({
    success: true,
    value: await closeThread(services, params.threadId, operator),
  }),
  listManagedNotices: async ({ query }, services) => ({
    success: true,
    value: await listManagedNotices(services, query),
  }),
  createNotice: async ({ body, operator }, services) => ({
    success: true,
    value: await createNotice(services, operator, body),
  }),
  getManagedNotice: async ({ params }, { db, clock }) => ({
    success: true,
    value: told(await managedRow(db, params.noticeId, new Date(clock()))),
  }),
  updateNotice: async ({ params, body, operator }, services) => ({
    success: true,
    value: await updateNotice(services, operator, params.noticeId, body),
  }),
  withdrawNotice: async ({ params, operator }, services) => ({
    success: true,
    value: await withdrawNotice(services, operator, params.noticeId),
  }),
  listManagedBanners: async ({ query }, services) => ({
    success: true,
    value: await listManagedBanners(services, query),
  }),
  createBanner: async ({ body, operator }, services) => ({
    success: true,
    value: await createBanner(services, operator, body),
  }),
  getManagedBanner: async ({ params }, { db, clock }) => ({
    success: true,
    value: toldBanner(await bannerRow(db, params.bannerId, new Date(clock()))),
  }),
  updateBanner: async ({ params, body, operator }, services) => ({
    success: true,
    value: await updateBanner(services, operator, params.bannerId, body),
  }),
  withdrawBanner: async ({ params, operator }, services) => ({
    success: true,
    value: await withdrawBanner(services, operator, params.bannerId),
  }),
  listSentMessages: async ({ query }, services) => ({
    success: true,
    value: await listSentMessages(services, query),
  }),
  sendMessage: async ({ body, operator, once }, services) => {
    await checkMessage(services, body);
    return once(async (tx) => ({ success: true, value: await sendToAudience(services, tx, operator, body) }));
  },
  recallMessage: async ({ params, operator }, services) => ({
    success: true,
    value: await recallMessage(services, operator, params.sentMessageId),
  }),
  listMaintenances: async ({ query }, services) => ({
    success: true,
    value: await listMaintenances(services, query),
  }),
  startMaintenance: async ({ body, operator }, services) => ({
    success: true,
    value: await startMaintenance(services, operator, body),
  }),
  updateMaintenance: async ({ params, body, operator }, services) => ({
    success: true,
    value: await updateMaintenance(services, operator, params.maintenanceId, body),
  }),
  endMaintenance: async ({ params, operator }, services) => ({
    success: true,
    value: await endMaintenance(services, operator, params.maintenanceId),
  }),
  listBlocks: async ({ query }, services) => ({
    success: true,
    value: await listBlocks(services, query),
  }),
  createBlock: async ({ body, operator }, services) => ({
    success: true,
    value: await createBlock(services, operator, body),
  }),
  liftBlock: async ({ params, operator }, services) => ({
    success: true,
    value: await liftBlock(services, operator, params.blockId),
  }),
  listPlatformContracts: async ({ query }, services) => {
    return { success: true, value: await listPlatformContracts(services, query) };
  },
  proposePlatformContract: async ({ operator, body, language }, services) => {
    return { success: true, value: await proposeContract(services, { id: null, operator }, body, language) };
  },
  checkPlatformConflicts: async ({ body }, services) => ({
    success: true,
    value: await checkConflicts(services, null, body),
  }),
  getPlatformContract: async ({ params }, services) => {
    return { success: true, value: await contractDetail(services.db, services.brand, params.contractId, null) };
  },
  withdrawPlatformContract: async ({ operator, params, body }, services) => {
    return {
      success: true,
      value: await actOnContract(services, { id: null, operator }, params.contractId, { action: 'withdraw', ...body }),
    };
  },
  terminatePlatformContract: async ({ operator, params, body }, services) => {
    return {
      success: true,
      value: await actOnContract(services, { id: null, operator }, params.contractId, { action: 'terminate', ...body }),
    };
  },
  agreeToPlatformTermination: async ({ operator, params, body }, services) => {
    return {
      success: true,
      value: await actOnContract(services, { id: null, operator }, params.contractId, {
        action: 'agree_termination',
        ...body,
      }),
    };
  },
  listContractBillReviews: async ({ query }, services) => ({
    success: true,
    value: await listBillReviews(services, query),
  }),
  releaseContractBill: ({ params, body, operator, once }, services) => {
    const act = { operator, ...params, ...body };
    return once(async (tx) => ({ success: true, value: await releaseBill(services, tx, act) }));
  },
  denyContractBill: ({ params, body, operator, once }, services) => {
    const { reason, note } = body;
    const act = { operator, note, ...params };
    return once(async (tx) => ({ success: true, value: await denyBill(services, tx, act, reason) }));
  },
  listContractHolds: async ({ query }, services) => ({
    success: true,
    value: await listHolds(services, query),
  }),
  holdContractPayments: async ({ body, operator }, services) => ({
    success: true,
    value: await holdPayments(services, operator, body),
  }),
  liftContractHold: ({ params, body, operator, once }, services) => {
    const act = { operator, ...params, ...body };
    return once(async (tx) => ({ success: true, value: await liftHold(services, tx, act) }));
  },
  listAccounts: async ({ query }, services) => ({
    success: true,
    value: await listAccounts(services, query),
  }),
  createGeneralAgent: async ({ body, ...maker }, services) => ({
    success: true,
    value: await createGeneralAgent(services, body, maker),
  }),
  moveLine: async ({ body, operator }, services) => ({
    success: true,
    value: await moveLine(services, operator, body),
  }),
  listAuditEntries: async ({ query }, services) => ({
    success: true,
    value: await listAuditEntries(services, query),
  }),
  verifyAuditLog: async (_request, services) => ({
    success: true,
    value: await verifyAuditLog(services),
  }),
} satisfies TagHandlers<'operator'>;
