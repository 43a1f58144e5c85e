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
  toBanner,
  updateBanner,
  withdrawBanner,
} from '../domain/care/notices/managed-banners.ts';
import {
  createNotice,
  listManagedNotices,
  managedRow,
  toNotice,
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
import { ok, type TagHandlers } from './handler.ts';

/** Answers the operations of the contract's tag `operator`. */
export const operatorHandlers = {
  listDueDraws: async ({ query, language }, services) => ok(await listDueDraws(services, query, language)),
  getOperatorDraw: async ({ params, language }, services) =>
    ok(await getOperatorDraw(services, params.drawId, language)),
  listDrawDays: async ({ query, language }, services) => ok(await listDrawDays(services, query, language)),
  getDrawDay: async ({ params, language }, services) => ok(await getDrawDay(services, { ...params, language })),
  changeDrawDay: ({ params, body, operator, language, once }, services) =>
    changeDrawDay(services, { operator, language, ...params }, body, (change) =>
      once(async (tx) => ok(await change(tx))),
    ),
  enterDrawResult: ({ params, body, operator, language, once }, services) =>
    enterResult(services, { operator, language, ...params }, body.prizes, (enter) =>
      once(async (tx) => ok(await enter(tx))),
    ),
  correctDrawResult: ({ params, body, operator, language, once }, services) =>
    correctResult(services, { operator, language, ...params }, body, (correct) =>
      once(async (tx) => ok(await correct(tx))),
    ),
  voidDraw: ({ params, body, operator, language, once }, services) =>
    voidDraw(services, { operator, language, ...params }, body.reason, (act) => once(async (tx) => ok(await act(tx)))),
  listWithdrawalReviews: async ({ query }, services) => ok(await listWithdrawalReviews(services, query)),
  getWithdrawalReview: async ({ params, operator }, services) =>
    ok(await readWithdrawalReview(services, operator, params.withdrawalId)),
  startWithdrawalReview: async ({ params, operator }, services) =>
    ok(await startReview(services, { operator, ...params })),
  approveWithdrawal: ({ params, body, operator, once }, services) => {
    const act = { operator, note: body.note, ...params };
    return once(async (tx) => ok(await approveWithdrawal(services, tx, act)));
  },
  rejectWithdrawal: ({ params, body, operator, once }, services) => {
    const act = { operator, note: body.note, ...params };
    return once(async (tx) => ok(await rejectWithdrawal(services, tx, act, body)));
  },
  markWithdrawalPaid: ({ params, body, operator, once }, services) => {
    const act = { operator, note: body.note, ...params };
    return once(async (tx) => ok(await markPaid(services, tx, act, body)));
  },
  returnWithdrawal: ({ params, body, operator, once }, services) => {
    const act = { operator, note: body.note, ...params };
    return once(async (tx) => ok(await returnWithdrawal(services, tx, act, body)));
  },
  confirmWithdrawalReceived: async (request, services) =>
    ok(await confirmReceived(services, { operator: request.operator, ...request.params }, request.body.evidence)),
  listDepositReviews: async ({ query }, services) => ok(await listDepositReviews(services, query)),
  getDepositReview: async ({ params }, services) =>
    ok(await findDepositReview(services, services.db, params.depositId)),
  confirmDeposit: async ({ params, body, operator, once }, services) => {
    const { depositId } = params;
    const answer = await once(async (tx) => {
      await confirmDeposit(services, tx, operator, depositId, body);
      return ok(await findDepositReview(services, tx, depositId));
    });
    await creditAtOnce(services, depositId);
    return answer;
  },
  failDeposit: async ({ params, body, operator }, services) => {
    await failDeposit(services, operator, params.depositId, body);
    return ok(await findDepositReview(services, services.db, params.depositId));
  },
  reverseDeposit: ({ params, body, operator, once }, services) =>
    once(async (tx) => {
      await reverseDeposit(services, tx, operator, params.depositId, body);
      return ok(await findDepositReview(services, tx, params.depositId));
    }),
  listUnmatchedPayments: async ({ query }, services) => ok(await listUnmatched(services, query)),
  recordUnmatchedPayment: ({ body, operator, once }, services) =>
    once(async (tx) => {
      const id = await recordPayment(services, tx, operator, body);
      return ok(await findUnmatched(tx, id));
    }),
  creditUnmatchedPayment: async ({ params, body, operator, once }, services) => {
    const { paymentId } = params;
    let paid: string | undefined;
    const answer = await once(async (tx) => {
      paid = await creditUnmatched(services, tx, operator, paymentId, body);
      return ok(await findUnmatched(tx, paymentId));
    });
    if (paid !== undefined) await creditAtOnce(services, paid);
    return answer;
  },
  returnUnmatchedPayment: ({ params, body, operator, once }, services) =>
    once(async (tx) => {
      await returnUnmatched(services, tx, operator, params.paymentId, body);
      return ok(await findUnmatched(tx, params.paymentId));
    }),
  listDebts: async ({ query }, services) => ok(await listDebts(services, query)),
  getMemberDebt: async ({ params }, services) => ok(await debtReview(services, services.db, params.memberId)),
  writeOffDebt: ({ params, body, operator, once }, services) =>
    once(async (tx) => {
      await writeOffDebt(services, tx, operator, params.memberId, body);
      return ok(await debtReview(services, tx, params.memberId));
    }),
  listApplicationReviews: async ({ query }, services) => ok(await listReviews(services, query)),
  getApplicationReview: async ({ params }, services) => ok(await findReview(services.db, params.applicationId)),
  getApplicationImage: async ({ params, operator }, services) => ok(await readImage(services, operator, params)),
  startApplicationReview: async ({ params, operator }, services) =>
    ok(await startApplicationReview(services, operator, params.applicationId)),
  decideApplication: ({ params, body, operator, once }, services) =>
    once(async (tx) => ok(await decideApplication(services, tx, operator, params.applicationId, body))),
  listRedemptionReviews: async ({ query, language }, services) =>
    ok(await listRedemptionReviews(services, query, language)),
  getRedemptionReview: async ({ params, operator, language }, services) =>
    ok(await readRedemptionReview(services, operator, params.redemptionId, language)),
  completeRedemption: async ({ params, body, operator, language }, services) => {
    const act = { operator, language, note: body.note, ...params };
    return ok(await services.db.transaction((tx) => completeRedemption(services, tx, act, body.tracking)));
  },
  rejectRedemption: ({ params, body, operator, language, once }, services) => {
    const act = { operator, language, note: body.note, ...params };
    return once(async (tx) => ok(await rejectRedemption(services, tx, act, body.reason)));
  },
  listSupportThreads: async ({ query }, services) => ok(await listThreads(services, query)),
  getSupportThread: async ({ params, query }, services) => ok(await readThread(services.db, params.threadId, query)),
  answerSupportThread: ({ params, body, operator, once }, services) =>
    once(async (tx) =>
      ok(await answerThread(services, tx, { threadId: params.threadId, operator, content: body.content })),
    ),
  closeSupportThread: async ({ params, operator }, services) =>
    ok(await closeThread(services, params.threadId, operator)),
  listManagedNotices: async ({ query }, services) => ok(await listManagedNotices(services, query)),
  createNotice: async ({ body, operator }, services) => ok(await createNotice(services, operator, body)),
  getManagedNotice: async ({ params }, { db, clock }) =>
    ok(toNotice(await managedRow(db, params.noticeId, new Date(clock())))),
  updateNotice: async ({ params, body, operator }, services) =>
    ok(await updateNotice(services, operator, params.noticeId, body)),
  withdrawNotice: async ({ params, operator }, services) =>
    ok(await withdrawNotice(services, operator, params.noticeId)),
  listManagedBanners: async ({ query }, services) => ok(await listManagedBanners(services, query)),
  createBanner: async ({ body, operator }, services) => ok(await createBanner(services, operator, body)),
  getManagedBanner: async ({ params }, { db, clock }) =>
    ok(toBanner(await bannerRow(db, params.bannerId, new Date(clock())))),
  updateBanner: async ({ params, body, operator }, services) =>
    ok(await updateBanner(services, operator, params.bannerId, body)),
  withdrawBanner: async ({ params, operator }, services) =>
    ok(await withdrawBanner(services, operator, params.bannerId)),
  listSentMessages: async ({ query }, services) => ok(await listSentMessages(services, query)),
  sendMessage: async ({ body, operator, once }, services) => {
    await checkMessage(services, body);
    return once(async (tx) => ok(await sendToAudience(services, tx, operator, body)));
  },
  recallMessage: async ({ params, operator }, services) =>
    ok(await recallMessage(services, operator, params.sentMessageId)),
  listMaintenances: async ({ query }, services) => ok(await listMaintenances(services, query)),
  startMaintenance: async ({ body, operator }, services) => ok(await startMaintenance(services, operator, body)),
  updateMaintenance: async ({ params, body, operator }, services) =>
    ok(await updateMaintenance(services, operator, params.maintenanceId, body)),
  endMaintenance: async ({ params, operator }, services) =>
    ok(await endMaintenance(services, operator, params.maintenanceId)),
  listBlocks: async ({ query }, services) => ok(await listBlocks(services, query)),
  createBlock: async ({ body, operator }, services) => ok(await createBlock(services, operator, body)),
  liftBlock: async ({ params, operator }, services) => ok(await liftBlock(services, operator, params.blockId)),
  listPlatformContracts: async ({ query }, services) => {
    return ok(await listPlatformContracts(services, query));
  },
  proposePlatformContract: async ({ operator, body, language }, services) => {
    return ok(await proposeContract(services, { id: null, operator }, body, language));
  },
  checkPlatformConflicts: async ({ body }, services) => ok(await checkConflicts(services, null, body)),
  getPlatformContract: async ({ params }, services) => {
    return ok(await contractDetail(services.db, services.brand, params.contractId, null));
  },
  withdrawPlatformContract: async ({ operator, params, body }, services) => {
    return ok(
      await actOnContract(services, { id: null, operator }, params.contractId, { action: 'withdraw', ...body }),
    );
  },
  terminatePlatformContract: async ({ operator, params, body }, services) => {
    return ok(
      await actOnContract(services, { id: null, operator }, params.contractId, { action: 'terminate', ...body }),
    );
  },
  agreeToPlatformTermination: async ({ operator, params, body }, services) => {
    return ok(
      await actOnContract(services, { id: null, operator }, params.contractId, {
        action: 'agree_termination',
        ...body,
      }),
    );
  },
  listContractBillReviews: async ({ query }, services) => ok(await listBillReviews(services, query)),
  releaseContractBill: ({ params, body, operator, once }, services) => {
    const act = { operator, ...params, ...body };
    return once(async (tx) => ok(await releaseBill(services, tx, act)));
  },
  denyContractBill: ({ params, body, operator, once }, services) => {
    const { reason, note } = body;
    const act = { operator, note, ...params };
    return once(async (tx) => ok(await denyBill(services, tx, act, reason)));
  },
  listContractHolds: async ({ query }, services) => ok(await listHolds(services, query)),
  holdContractPayments: async ({ body, operator }, services) => ok(await holdPayments(services, operator, body)),
  liftContractHold: ({ params, body, operator, once }, services) => {
    const act = { operator, ...params, ...body };
    return once(async (tx) => ok(await liftHold(services, tx, act)));
  },
  listAccounts: async ({ query }, services) => ok(await listAccounts(services, query)),
  createGeneralAgent: async ({ body, ...maker }, services) => ok(await createGeneralAgent(services, body, maker)),
  moveLine: async ({ body, operator }, services) => ok(await moveLine(services, operator, body)),
  listAuditEntries: async ({ query }, services) => ok(await listAuditEntries(services, query)),
  verifyAuditLog: async (_request, services) => ok(await verifyAuditLog(services)),
} satisfies TagHandlers<'operator'>;
