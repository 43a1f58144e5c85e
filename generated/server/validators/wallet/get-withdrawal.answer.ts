// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getWithdrawalResponseValueWithdrawalWithdrawalIdMax = 40;

export const getWithdrawalResponseValueWithdrawalWithdrawalIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const getWithdrawalResponseValueWithdrawalAmountMax = 25;

export const getWithdrawalResponseValueWithdrawalAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getWithdrawalResponseValueWithdrawalFeeMax = 25;

export const getWithdrawalResponseValueWithdrawalFeeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getWithdrawalResponseValueWithdrawalReceivesMax = 25;

export const getWithdrawalResponseValueWithdrawalReceivesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getWithdrawalResponseValueWithdrawalTargetAccountIdMax = 40;

export const getWithdrawalResponseValueWithdrawalTargetAccountIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const getWithdrawalResponseValueWithdrawalTargetBankNameMax = 80;

export const getWithdrawalResponseValueWithdrawalTargetEndingMin = 2;

export const getWithdrawalResponseValueWithdrawalTargetEndingMax = 4;

export const getWithdrawalResponseValueWithdrawalTargetPayeeNameMax = 80;

export const getWithdrawalResponseValueWithdrawalBankReferenceMax = 60;

export const getWithdrawalResponseValueWithdrawalReasonMax = 200;

export const getWithdrawalResponseValueWithdrawalRequestedAtMax = 30;

export const getWithdrawalResponseValueWithdrawalUpdatedAtMax = 30;

export const getWithdrawalResponseValueTimelineItemAtMax = 30;

export const getWithdrawalResponseValueTimelineItemNoteMax = 200;

export const getWithdrawalResponseValueTimelineMax = 50;

export const getWithdrawalResponseValueNextOneDeadlineMax = 30;

export const getWithdrawalResponseValueDisputeOneTextMax = 300;

export const getWithdrawalResponseValueDisputeOneAtMax = 30;

export const getWithdrawalResponseValueDisputeOneAnswerMax = 300;

export const getWithdrawalResponseValueDisputeOneAnsweredAtMax = 30;

export const GetWithdrawalResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "withdrawal": zod.strictObject({
  "withdrawalId": zod.string().max(getWithdrawalResponseValueWithdrawalWithdrawalIdMax).regex(getWithdrawalResponseValueWithdrawalWithdrawalIdRegExp).describe('The id of a withdrawal.'),
  "state": zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid`, `disputed` or\n`received`, the money came back and is in the main wallet again. Nothing else leaves `received`, and nothing `rejected` and\n`returned`.\n'),
  "amount": zod.string().max(getWithdrawalResponseValueWithdrawalAmountMax).regex(getWithdrawalResponseValueWithdrawalAmountRegExp).describe('What was taken from the main wallet.'),
  "fee": zod.string().max(getWithdrawalResponseValueWithdrawalFeeMax).regex(getWithdrawalResponseValueWithdrawalFeeRegExp).describe('The fee that comes off it.'),
  "receives": zod.string().max(getWithdrawalResponseValueWithdrawalReceivesMax).regex(getWithdrawalResponseValueWithdrawalReceivesRegExp).describe('What arrives.'),
  "target": zod.strictObject({
  "accountId": zod.string().max(getWithdrawalResponseValueWithdrawalTargetAccountIdMax).regex(getWithdrawalResponseValueWithdrawalTargetAccountIdRegExp).describe('The id of a bound account.'),
  "kind": zod.enum(['bank', 'e_wallet']).describe('A bank account or an e-wallet.'),
  "bankName": zod.string().min(1).max(getWithdrawalResponseValueWithdrawalTargetBankNameMax).describe('The bank or provider.'),
  "ending": zod.string().min(getWithdrawalResponseValueWithdrawalTargetEndingMin).max(getWithdrawalResponseValueWithdrawalTargetEndingMax).describe('The last four characters of the account number.'),
  "payeeName": zod.string().min(1).max(getWithdrawalResponseValueWithdrawalTargetPayeeNameMax).describe('The holder.')
}).describe('Where a withdrawal goes, as it was when it was asked for.'),
  "bankReference": zod.string().min(1).max(getWithdrawalResponseValueWithdrawalBankReferenceMax).nullable().describe('The reference of the payment, null until it is paid.'),
  "reason": zod.string().min(1).max(getWithdrawalResponseValueWithdrawalReasonMax).nullable().describe('Why it was rejected or returned, in the language of the request; null unless it was.'),
  "requestedAt": zod.iso.datetime({"offset":true}).max(getWithdrawalResponseValueWithdrawalRequestedAtMax).describe('When it was asked for.'),
  "updatedAt": zod.iso.datetime({"offset":true}).max(getWithdrawalResponseValueWithdrawalUpdatedAtMax).describe('When its state last changed.')
}).describe('A withdrawal.'),
  "timeline": zod.array(zod.strictObject({
  "state": zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid`, `disputed` or\n`received`, the money came back and is in the main wallet again. Nothing else leaves `received`, and nothing `rejected` and\n`returned`.\n'),
  "at": zod.iso.datetime({"offset":true}).max(getWithdrawalResponseValueTimelineItemAtMax).describe('When.'),
  "owner": zod.enum(['member', 'operator', 'bank', 'system']).describe('Who brought it about.'),
  "note": zod.string().min(1).max(getWithdrawalResponseValueTimelineItemNoteMax).nullable().describe('Words about it in the language of the request, null where there are none.')
}).describe('A step that a withdrawal has reached.')).max(getWithdrawalResponseValueTimelineMax).describe('The steps so far, the first one first.'),
  "next": zod.union([zod.strictObject({
  "owner": zod.enum(['member', 'operator', 'bank', 'system']).describe('Whose turn a step is, or was.'),
  "action": zod.enum(['review', 'approve', 'pay', 'confirm_received', 'answer_dispute']).describe('What is to be done.'),
  "deadline": zod.iso.datetime({"offset":true}).max(getWithdrawalResponseValueNextOneDeadlineMax).nullable().describe('Until when, null where none is set. For `confirm_received` it then counts as received.')
}).describe('Whose turn it is, to do what, until when.'),zod.null()]).describe('What comes next, null at the end.'),
  "dispute": zod.union([zod.strictObject({
  "reason": zod.enum(['not_arrived', 'wrong_amount', 'wrong_account']).describe('What is wrong with a withdrawal that is said to be paid.'),
  "text": zod.string().min(1).max(getWithdrawalResponseValueDisputeOneTextMax).nullable().describe('The member\'s words, null where it wrote none.'),
  "at": zod.iso.datetime({"offset":true}).max(getWithdrawalResponseValueDisputeOneAtMax).describe('When it was raised.'),
  "answer": zod.string().min(1).max(getWithdrawalResponseValueDisputeOneAnswerMax).nullable().describe('The operator\'s answer, null until there is one.'),
  "answeredAt": zod.iso.datetime({"offset":true}).max(getWithdrawalResponseValueDisputeOneAnsweredAtMax).nullable().describe('When it was answered, null until it is.')
}).describe('The last dispute about a withdrawal.'),zod.null()]).describe('The last dispute, null without one.')
}).describe('A withdrawal with its timeline.')
}).describe('The answer of `getWithdrawal`.')

export const getWithdrawal = {
  response: GetWithdrawalResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
