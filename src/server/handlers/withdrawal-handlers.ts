import type { HandlerTable } from './handler.ts';
import { addBoundAccount } from './member/add-bound-account.ts';
import { listBanks } from './member/list-banks.ts';
import { listBoundAccounts } from './member/list-bound-accounts.ts';
import { removeBoundAccount } from './member/remove-bound-account.ts';
import { resetPaymentPassword } from './member/reset-payment-password.ts';
import { sendMemberCode } from './member/send-member-code.ts';
import { setDefaultBoundAccount } from './member/set-default-bound-account.ts';
import { approveWithdrawal } from './operator/approve-withdrawal.ts';
import { confirmWithdrawalReceived } from './operator/confirm-withdrawal-received.ts';
import { getWithdrawalReview } from './operator/get-withdrawal-review.ts';
import { listWithdrawalReviews } from './operator/list-withdrawal-reviews.ts';
import { markWithdrawalPaid } from './operator/mark-withdrawal-paid.ts';
import { rejectWithdrawal } from './operator/reject-withdrawal.ts';
import { returnWithdrawal } from './operator/return-withdrawal.ts';
import { startWithdrawalReview } from './operator/start-withdrawal-review.ts';
import { confirmWithdrawal } from './wallet/confirm-withdrawal.ts';
import { createWithdrawal } from './wallet/create-withdrawal.ts';
import { disputeWithdrawal } from './wallet/dispute-withdrawal.ts';
import { getWithdrawal } from './wallet/get-withdrawal.ts';
import { getWithdrawalQuote } from './wallet/get-withdrawal-quote.ts';
import { listWithdrawals } from './wallet/list-withdrawals.ts';

/** Who answers the operations of withdrawals, of the accounts to which they go, and of a forgotten payment password. */
export const withdrawalHandlers = {
  addBoundAccount,
  listBanks,
  listBoundAccounts,
  removeBoundAccount,
  setDefaultBoundAccount,
  resetPaymentPassword,
  sendMemberCode,
  getWithdrawalQuote,
  createWithdrawal,
  listWithdrawals,
  getWithdrawal,
  confirmWithdrawal,
  disputeWithdrawal,
  listWithdrawalReviews,
  getWithdrawalReview,
  startWithdrawalReview,
  confirmWithdrawalReceived,
  approveWithdrawal,
  rejectWithdrawal,
  markWithdrawalPaid,
  returnWithdrawal,
} satisfies Partial<HandlerTable>;
