// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const disputeWithdrawalResponseValueWithdrawalWithdrawalIdMax = 40;

export const disputeWithdrawalResponseValueWithdrawalWithdrawalIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const disputeWithdrawalResponseValueWithdrawalAmountMax = 25;

export const disputeWithdrawalResponseValueWithdrawalAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const disputeWithdrawalResponseValueWithdrawalFeeMax = 25;

export const disputeWithdrawalResponseValueWithdrawalFeeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const disputeWithdrawalResponseValueWithdrawalReceivesMax = 25;

export const disputeWithdrawalResponseValueWithdrawalReceivesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const disputeWithdrawalResponseValueWithdrawalTargetAccountIdMax = 40;

export const disputeWithdrawalResponseValueWithdrawalTargetAccountIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const disputeWithdrawalResponseValueWithdrawalTargetBankNameMax = 80;

export const disputeWithdrawalResponseValueWithdrawalTargetEndingMin = 2;

export const disputeWithdrawalResponseValueWithdrawalTargetEndingMax = 4;

export const disputeWithdrawalResponseValueWithdrawalTargetPayeeNameMax = 80;

export const disputeWithdrawalResponseValueWithdrawalBankReferenceMax = 60;

export const disputeWithdrawalResponseValueWithdrawalReasonMax = 200;

export const disputeWithdrawalResponseValueWithdrawalRequestedAtMax = 30;

export const disputeWithdrawalResponseValueWithdrawalUpdatedAtMax = 30;

export const disputeWithdrawalResponseValueTimelineItemAtMax = 30;

export const disputeWithdrawalResponseValueTimelineItemNoteMax = 200;

export const disputeWithdrawalResponseValueTimelineMax = 50;

export const disputeWithdrawalResponseValueNextOneDeadlineMax = 30;

export const disputeWithdrawalResponseValueDisputeOneTextMax = 300;

export const disputeWithdrawalResponseValueDisputeOneAtMax = 30;

export const disputeWithdrawalResponseValueDisputeOneAnswerMax = 300;

export const disputeWithdrawalResponseValueDisputeOneAnsweredAtMax = 30;

export const DisputeWithdrawalResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "withdrawal": zod.strictObject({
  "withdrawalId": zod.string().max(disputeWithdrawalResponseValueWithdrawalWithdrawalIdMax).regex(disputeWithdrawalResponseValueWithdrawalWithdrawalIdRegExp).describe('The id of a withdrawal.'),
  "state": zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid`, `disputed` or\n`received`, the money came back and is in the main wallet again. Nothing else leaves `received`, and nothing `rejected` and\n`returned`.\n'),
  "amount": zod.string().max(disputeWithdrawalResponseValueWithdrawalAmountMax).regex(disputeWithdrawalResponseValueWithdrawalAmountRegExp).describe('What was taken from the main wallet.'),
  "fee": zod.string().max(disputeWithdrawalResponseValueWithdrawalFeeMax).regex(disputeWithdrawalResponseValueWithdrawalFeeRegExp).describe('The fee that comes off it.'),
  "receives": zod.string().max(disputeWithdrawalResponseValueWithdrawalReceivesMax).regex(disputeWithdrawalResponseValueWithdrawalReceivesRegExp).describe('What arrives.'),
  "target": zod.strictObject({
  "accountId": zod.string().max(disputeWithdrawalResponseValueWithdrawalTargetAccountIdMax).regex(disputeWithdrawalResponseValueWithdrawalTargetAccountIdRegExp).describe('The id of a bound account.'),
  "kind": zod.enum(['bank', 'e_wallet']).describe('A bank account or an e-wallet.'),
  "bankName": zod.string().min(1).max(disputeWithdrawalResponseValueWithdrawalTargetBankNameMax).describe('The bank or provider.'),
  "ending": zod.string().min(disputeWithdrawalResponseValueWithdrawalTargetEndingMin).max(disputeWithdrawalResponseValueWithdrawalTargetEndingMax).describe('The last four characters of the account number.'),
  "payeeName": zod.string().min(1).max(disputeWithdrawalResponseValueWithdrawalTargetPayeeNameMax).describe('The holder.')
}).describe('Where a withdrawal goes, as it was when it was asked for.'),
  "bankReference": zod.string().min(1).max(disputeWithdrawalResponseValueWithdrawalBankReferenceMax).nullable().describe('The reference of the payment, null until it is paid.'),
  "reason": zod.string().min(1).max(disputeWithdrawalResponseValueWithdrawalReasonMax).nullable().describe('Why it was rejected or returned, in the language of the request; null unless it was.'),
  "requestedAt": zod.iso.datetime({"offset":true}).max(disputeWithdrawalResponseValueWithdrawalRequestedAtMax).describe('When it was asked for.'),
  "updatedAt": zod.iso.datetime({"offset":true}).max(disputeWithdrawalResponseValueWithdrawalUpdatedAtMax).describe('When its state last changed.')
}).describe('A withdrawal.'),
  "timeline": zod.array(zod.strictObject({
  "state": zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid`, `disputed` or\n`received`, the money came back and is in the main wallet again. Nothing else leaves `received`, and nothing `rejected` and\n`returned`.\n'),
  "at": zod.iso.datetime({"offset":true}).max(disputeWithdrawalResponseValueTimelineItemAtMax).describe('When.'),
  "owner": zod.enum(['member', 'operator', 'bank', 'system']).describe('Who brought it about.'),
  "note": zod.string().min(1).max(disputeWithdrawalResponseValueTimelineItemNoteMax).nullable().describe('Words about it in the language of the request, null where there are none.')
}).describe('A step that a withdrawal has reached.')).max(disputeWithdrawalResponseValueTimelineMax).describe('The steps so far, the first one first.'),
  "next": zod.union([zod.strictObject({
  "owner": zod.enum(['member', 'operator', 'bank', 'system']).describe('Whose turn a step is, or was.'),
  "action": zod.enum(['review', 'approve', 'pay', 'confirm_received', 'answer_dispute']).describe('What is to be done.'),
  "deadline": zod.iso.datetime({"offset":true}).max(disputeWithdrawalResponseValueNextOneDeadlineMax).nullable().describe('Until when, null where none is set. For `confirm_received` it then counts as received.')
}).describe('Whose turn it is, to do what, until when.'),zod.null()]).describe('What comes next, null at the end.'),
  "dispute": zod.union([zod.strictObject({
  "reason": zod.enum(['not_arrived', 'wrong_amount', 'wrong_account']).describe('What is wrong with a withdrawal that is said to be paid.'),
  "text": zod.string().min(1).max(disputeWithdrawalResponseValueDisputeOneTextMax).nullable().describe('The member\'s words, null where it wrote none.'),
  "at": zod.iso.datetime({"offset":true}).max(disputeWithdrawalResponseValueDisputeOneAtMax).describe('When it was raised.'),
  "answer": zod.string().min(1).max(disputeWithdrawalResponseValueDisputeOneAnswerMax).nullable().describe('The operator\'s answer, null until there is one.'),
  "answeredAt": zod.iso.datetime({"offset":true}).max(disputeWithdrawalResponseValueDisputeOneAnsweredAtMax).nullable().describe('When it was answered, null until it is.')
}).describe('The last dispute about a withdrawal.'),zod.null()]).describe('The last dispute, null without one.')
}).describe('A withdrawal with its timeline.')
}).describe('The answer of `disputeWithdrawal`.')

export const disputeWithdrawal = {
  response: DisputeWithdrawalResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'idempotency_conflict', 'conflict', 'payload_too_large', 'unsupported_media_type', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
