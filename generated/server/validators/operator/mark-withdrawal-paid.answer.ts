// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const markWithdrawalPaidResponseValueWithdrawalIdMax = 40;

export const markWithdrawalPaidResponseValueMemberIdMax = 40;

export const markWithdrawalPaidResponseValueMemberAccountMax = 64;

export const markWithdrawalPaidResponseValueMemberNicknameMax = 64;

export const markWithdrawalPaidResponseValueMemberRankLevelMin = 0;

export const markWithdrawalPaidResponseValueMemberRankLevelMax = 20;

export const markWithdrawalPaidResponseValueAmountMax = 25;

export const markWithdrawalPaidResponseValueAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const markWithdrawalPaidResponseValueFeeMax = 25;

export const markWithdrawalPaidResponseValueFeeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const markWithdrawalPaidResponseValueReceivesMax = 25;

export const markWithdrawalPaidResponseValueReceivesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const markWithdrawalPaidResponseValueTargetAccountIdMax = 40;

export const markWithdrawalPaidResponseValueTargetAccountIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const markWithdrawalPaidResponseValueTargetBankNameMax = 80;

export const markWithdrawalPaidResponseValueTargetEndingMin = 2;

export const markWithdrawalPaidResponseValueTargetEndingMax = 4;

export const markWithdrawalPaidResponseValueTargetPayeeNameMax = 80;

export const markWithdrawalPaidResponseValueRequestedAtMax = 30;

export const markWithdrawalPaidResponseValueReviewerMax = 64;

export const markWithdrawalPaidResponseValueOpenChecksMin = 0;

export const markWithdrawalPaidResponseValueOpenChecksMax = 50;

export const markWithdrawalPaidResponseValueAccountNumberMax = 64;

export const markWithdrawalPaidResponseValueCurrencyMax = 5;

export const markWithdrawalPaidResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');

export const markWithdrawalPaidResponseValueBankReferenceMax = 80;

export const markWithdrawalPaidResponseValueAutoReceivedAtMax = 30;

export const markWithdrawalPaidResponseValueReasonMax = 300;

export const markWithdrawalPaidResponseValueDisputeMax = 500;

export const markWithdrawalPaidResponseValueFiguresMainBalanceMax = 25;

export const markWithdrawalPaidResponseValueFiguresMainBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const markWithdrawalPaidResponseValueFiguresDepositsMax = 25;

export const markWithdrawalPaidResponseValueFiguresDepositsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const markWithdrawalPaidResponseValueFiguresWithdrawalsMax = 25;

export const markWithdrawalPaidResponseValueFiguresWithdrawalsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const markWithdrawalPaidResponseValueFiguresTurnoverMax = 25;

export const markWithdrawalPaidResponseValueFiguresTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const markWithdrawalPaidResponseValueFiguresActiveBonusesMin = 0;

export const markWithdrawalPaidResponseValueFiguresActiveBonusesMax = 1000;

export const markWithdrawalPaidResponseValueChecksItemDetailMax = 300;

export const markWithdrawalPaidResponseValueChecksMax = 50;

export const markWithdrawalPaidResponseValueStepsItemAtMax = 30;

export const markWithdrawalPaidResponseValueStepsItemByMax = 64;

export const markWithdrawalPaidResponseValueStepsItemNoteMax = 500;

export const markWithdrawalPaidResponseValueStepsMax = 50;

export const MarkWithdrawalPaidResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "withdrawalId": zod.string().min(1).max(markWithdrawalPaidResponseValueWithdrawalIdMax).describe('Its id.'),
  "member": zod.strictObject({
  "id": zod.string().min(1).max(markWithdrawalPaidResponseValueMemberIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(markWithdrawalPaidResponseValueMemberAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(markWithdrawalPaidResponseValueMemberNicknameMax).describe('The name that others see.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rankLevel": zod.int().min(markWithdrawalPaidResponseValueMemberRankLevelMin).max(markWithdrawalPaidResponseValueMemberRankLevelMax).describe('The VIP rank, 0 the lowest.')
}).describe('The member that something is about, as an operator sees it.'),
  "amount": zod.string().max(markWithdrawalPaidResponseValueAmountMax).regex(markWithdrawalPaidResponseValueAmountRegExp).describe('What is held.'),
  "fee": zod.string().max(markWithdrawalPaidResponseValueFeeMax).regex(markWithdrawalPaidResponseValueFeeRegExp).describe('The fee, taken from the amount.'),
  "receives": zod.string().max(markWithdrawalPaidResponseValueReceivesMax).regex(markWithdrawalPaidResponseValueReceivesRegExp).describe('What is to be paid, the amount less the fee.'),
  "target": zod.strictObject({
  "accountId": zod.string().max(markWithdrawalPaidResponseValueTargetAccountIdMax).regex(markWithdrawalPaidResponseValueTargetAccountIdRegExp).describe('The id of a bound account.'),
  "kind": zod.enum(['bank', 'e_wallet']).describe('A bank account or an e-wallet.'),
  "bankName": zod.string().min(1).max(markWithdrawalPaidResponseValueTargetBankNameMax).describe('The bank or provider.'),
  "ending": zod.string().min(markWithdrawalPaidResponseValueTargetEndingMin).max(markWithdrawalPaidResponseValueTargetEndingMax).describe('The last four characters of the account number.'),
  "payeeName": zod.string().min(1).max(markWithdrawalPaidResponseValueTargetPayeeNameMax).describe('The holder.')
}).describe('Where a withdrawal goes, as it was when it was asked for.'),
  "state": zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid`, `disputed` or\n`received`, the money came back and is in the main wallet again. Nothing else leaves `received`, and nothing `rejected` and\n`returned`.\n'),
  "requestedAt": zod.iso.datetime({"offset":true}).max(markWithdrawalPaidResponseValueRequestedAtMax).describe('When it was asked for.'),
  "reviewer": zod.string().min(1).max(markWithdrawalPaidResponseValueReviewerMax).nullable().describe('The operator who took it up; null until one does.'),
  "openChecks": zod.int().min(markWithdrawalPaidResponseValueOpenChecksMin).max(markWithdrawalPaidResponseValueOpenChecksMax).describe('Checks that did not pass.'),
  "accountNumber": zod.string().min(1).max(markWithdrawalPaidResponseValueAccountNumberMax).describe('The whole number of the bound account, to pay to. Told here only, and each reading is in the audit log.'),
  "currency": zod.string().max(markWithdrawalPaidResponseValueCurrencyMax).regex(markWithdrawalPaidResponseValueCurrencyRegExp).describe('The code of a currency, ISO 4217 where it has one.'),
  "bankReference": zod.string().min(1).max(markWithdrawalPaidResponseValueBankReferenceMax).nullable().describe('The bank\'s reference of the payment, once it is paid; null until then.'),
  "autoReceivedAt": zod.iso.datetime({"offset":true}).max(markWithdrawalPaidResponseValueAutoReceivedAtMax).nullable().describe('When it counts as received, 30 minutes after `paid`; null in any other state and while it is disputed.'),
  "reason": zod.string().min(1).max(markWithdrawalPaidResponseValueReasonMax).nullable().describe('Why it was rejected or returned, for the member; null unless it was.'),
  "dispute": zod.string().min(1).max(markWithdrawalPaidResponseValueDisputeMax).nullable().describe('What the member said when disputing it; null where it did not.'),
  "figures": zod.strictObject({
  "mainBalance": zod.string().max(markWithdrawalPaidResponseValueFiguresMainBalanceMax).regex(markWithdrawalPaidResponseValueFiguresMainBalanceRegExp).describe('The main wallet after the hold.'),
  "deposits": zod.string().max(markWithdrawalPaidResponseValueFiguresDepositsMax).regex(markWithdrawalPaidResponseValueFiguresDepositsRegExp).describe('Credited deposits of the last 30 days.'),
  "withdrawals": zod.string().max(markWithdrawalPaidResponseValueFiguresWithdrawalsMax).regex(markWithdrawalPaidResponseValueFiguresWithdrawalsRegExp).describe('Withdrawals received in the last 30 days.'),
  "turnover": zod.string().max(markWithdrawalPaidResponseValueFiguresTurnoverMax).regex(markWithdrawalPaidResponseValueFiguresTurnoverRegExp).describe('Turnover of the last 30 days.'),
  "activeBonuses": zod.int().min(markWithdrawalPaidResponseValueFiguresActiveBonusesMin).max(markWithdrawalPaidResponseValueFiguresActiveBonusesMax).describe('Bonuses whose wagering is open.')
}).describe('How the member has played and paid, as at the request.'),
  "checks": zod.array(zod.strictObject({
  "check": zod.enum(['payee_name', 'wagering', 'daily_limits', 'known_device', 'shared_device', 'account_changed', 'self_exclusion']).describe('What is checked: the bound account is in the payee name; all wagering is done; the limits of the day hold; the\nrequest came from a known device; no other account uses the device; password or bound account did not change in the\nlast 24 hours; no self-exclusion was circumvented.\n'),
  "passed": zod.boolean().describe('Whether it passed.'),
  "detail": zod.string().max(markWithdrawalPaidResponseValueChecksItemDetailMax).describe('What was found, in words.')
}).describe('A check that the server made when the withdrawal was asked for.')).max(markWithdrawalPaidResponseValueChecksMax).describe('The checks, those that did not pass first.'),
  "steps": zod.array(zod.strictObject({
  "state": zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid`, `disputed` or\n`received`, the money came back and is in the main wallet again. Nothing else leaves `received`, and nothing `rejected` and\n`returned`.\n'),
  "at": zod.iso.datetime({"offset":true}).max(markWithdrawalPaidResponseValueStepsItemAtMax).describe('When.'),
  "by": zod.string().min(1).max(markWithdrawalPaidResponseValueStepsItemByMax).describe('The operator, or `member`, or `system`.'),
  "note": zod.string().min(1).max(markWithdrawalPaidResponseValueStepsItemNoteMax).nullable().describe('What was said to it; null where nothing was.')
}).describe('A change of state.')).max(markWithdrawalPaidResponseValueStepsMax).describe('The changes of state, the oldest first.')
}).describe('A withdrawal with everything that its decision and payment need.')
}).describe('The answer of `markWithdrawalPaid`.')

export const markWithdrawalPaid = {
  response: MarkWithdrawalPaidResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'not_found', 'conflict', 'idempotency_conflict', 'payload_too_large', 'unsupported_media_type', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
