import type { HandlerTable } from './handler.ts';
import { confirmDeposit } from './operator/confirm-deposit.ts';
import { creditUnmatchedPayment } from './operator/credit-unmatched-payment.ts';
import { failDeposit } from './operator/fail-deposit.ts';
import { getDepositReview } from './operator/get-deposit-review.ts';
import { listDepositReviews } from './operator/list-deposit-reviews.ts';
import { listUnmatchedPayments } from './operator/list-unmatched-payments.ts';
import { recordUnmatchedPayment } from './operator/record-unmatched-payment.ts';
import { returnUnmatchedPayment } from './operator/return-unmatched-payment.ts';
import { reverseDeposit } from './operator/reverse-deposit.ts';
import { createDeposit } from './wallet/create-deposit.ts';
import { getDeposit } from './wallet/get-deposit.ts';
import { listDepositMethods } from './wallet/list-deposit-methods.ts';
import { listDeposits } from './wallet/list-deposits.ts';
import { markDepositPaid } from './wallet/mark-deposit-paid.ts';

/** Who answers the operations of deposits and unmatched payments. */
export const depositHandlers = {
  listDepositMethods,
  createDeposit,
  listDeposits,
  getDeposit,
  markDepositPaid,
  listDepositReviews,
  getDepositReview,
  confirmDeposit,
  failDeposit,
  reverseDeposit,
  listUnmatchedPayments,
  recordUnmatchedPayment,
  creditUnmatchedPayment,
  returnUnmatchedPayment,
} satisfies Partial<HandlerTable>;
