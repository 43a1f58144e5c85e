import type { HandlerTable } from './handler.ts';
import { confirmDeposit } from './operator/confirm-deposit.ts';
import { failDeposit } from './operator/fail-deposit.ts';
import { getDepositReview } from './operator/get-deposit-review.ts';
import { listDepositReviews } from './operator/list-deposit-reviews.ts';
import { createDeposit } from './wallet/create-deposit.ts';
import { getDeposit } from './wallet/get-deposit.ts';
import { listDepositMethods } from './wallet/list-deposit-methods.ts';
import { listDeposits } from './wallet/list-deposits.ts';
import { markDepositPaid } from './wallet/mark-deposit-paid.ts';

/** Who answers the operations of deposits. */
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
} satisfies Partial<HandlerTable>;
