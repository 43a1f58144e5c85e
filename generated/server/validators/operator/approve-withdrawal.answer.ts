// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const approveWithdrawalResponseValueWithdrawalIdMax = 40;

export const approveWithdrawalResponseValueMemberIdMax = 40;

export const approveWithdrawalResponseValueMemberAccountMax = 64;

export const approveWithdrawalResponseValueMemberNicknameMax = 64;

export const approveWithdrawalResponseValueMemberRankLevelMin = 0;

export const approveWithdrawalResponseValueMemberRankLevelMax = 20;

export const approveWithdrawalResponseValueAmountMax = 25;

export const approveWithdrawalResponseValueAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const approveWithdrawalResponseValueFeeMax = 25;

export const approveWithdrawalResponseValueFeeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const approveWithdrawalResponseValueReceivesMax = 25;

export const approveWithdrawalResponseValueReceivesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const approveWithdrawalResponseValueTargetAccountIdMax = 40;

export const approveWithdrawalResponseValueTargetAccountIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const approveWithdrawalResponseValueTargetBankNameMax = 80;

export const approveWithdrawalResponseValueTargetEndingMin = 2;

export const approveWithdrawalResponseValueTargetEndingMax = 4;

export const approveWithdrawalResponseValueTargetPayeeNameMax = 80;

export const approveWithdrawalResponseValueRequestedAtMax = 30;

export const approveWithdrawalResponseValueReviewerMax = 64;

export const approveWithdrawalResponseValueOpenChecksMin = 0;

export const approveWithdrawalResponseValueOpenChecksMax = 50;

export const approveWithdrawalResponseValueAccountNumberMax = 64;

export const approveWithdrawalResponseValueCurrencyMax = 5;

export const approveWithdrawalResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');

export const approveWithdrawalResponseValueBankReferenceMax = 80;

export const approveWithdrawalResponseValueAutoReceivedAtMax = 30;

export const approveWithdrawalResponseValueReasonMax = 300;

export const approveWithdrawalResponseValueDisputeMax = 500;

export const approveWithdrawalResponseValueFiguresMainBalanceMax = 25;

export const approveWithdrawalResponseValueFiguresMainBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const approveWithdrawalResponseValueFiguresDepositsMax = 25;

export const approveWithdrawalResponseValueFiguresDepositsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const approveWithdrawalResponseValueFiguresWithdrawalsMax = 25;

export const approveWithdrawalResponseValueFiguresWithdrawalsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const approveWithdrawalResponseValueFiguresTurnoverMax = 25;

export const approveWithdrawalResponseValueFiguresTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const approveWithdrawalResponseValueFiguresActiveBonusesMin = 0;

export const approveWithdrawalResponseValueFiguresActiveBonusesMax = 1000;

export const approveWithdrawalResponseValueChecksItemDetailMax = 300;

export const approveWithdrawalResponseValueChecksMax = 50;

export const approveWithdrawalResponseValueStepsItemAtMax = 30;

export const approveWithdrawalResponseValueStepsItemByMax = 64;

export const approveWithdrawalResponseValueStepsItemNoteMax = 500;

export const approveWithdrawalResponseValueStepsMax = 50;

export const ApproveWithdrawalResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "withdrawalId": zod.string().min(1).max(approveWithdrawalResponseValueWithdrawalIdMax).describe('Its id.'),
  "member": zod.strictObject({
  "id": zod.string().min(1).max(approveWithdrawalResponseValueMemberIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(approveWithdrawalResponseValueMemberAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(approveWithdrawalResponseValueMemberNicknameMax).describe('The name that others see.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rankLevel": zod.int().min(approveWithdrawalResponseValueMemberRankLevelMin).max(approveWithdrawalResponseValueMemberRankLevelMax).describe('The VIP rank, 0 the lowest.')
}).describe('The member that something is about, as an operator sees it.'),
  "amount": zod.string().max(approveWithdrawalResponseValueAmountMax).regex(approveWithdrawalResponseValueAmountRegExp).describe('What is held.'),
  "fee": zod.string().max(approveWithdrawalResponseValueFeeMax).regex(approveWithdrawalResponseValueFeeRegExp).describe('The fee, taken from the amount.'),
  "receives": zod.string().max(approveWithdrawalResponseValueReceivesMax).regex(approveWithdrawalResponseValueReceivesRegExp).describe('What is to be paid, the amount less the fee.'),
  "target": zod.strictObject({
  "accountId": zod.string().max(approveWithdrawalResponseValueTargetAccountIdMax).regex(approveWithdrawalResponseValueTargetAccountIdRegExp).describe('The id of a bound account.'),
  "kind": zod.enum(['bank', 'e_wallet']).describe('A bank account or an e-wallet.'),
  "bankName": zod.string().min(1).max(approveWithdrawalResponseValueTargetBankNameMax).describe('The bank or provider.'),
  "ending": zod.string().min(approveWithdrawalResponseValueTargetEndingMin).max(approveWithdrawalResponseValueTargetEndingMax).describe('The last four characters of the account number.'),
  "payeeName": zod.string().min(1).max(approveWithdrawalResponseValueTargetPayeeNameMax).describe('The holder.')
}).describe('Where a withdrawal goes, as it was when it was asked for.'),
  "state": zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid`, `disputed` or\n`received`, the money came back and is in the main wallet again. Nothing else leaves `received`, and nothing `rejected` and\n`returned`.\n'),
  "requestedAt": zod.iso.datetime({"offset":true}).max(approveWithdrawalResponseValueRequestedAtMax).describe('When it was asked for.'),
  "reviewer": zod.string().min(1).max(approveWithdrawalResponseValueReviewerMax).nullable().describe('The operator who took it up; null until one does.'),
  "openChecks": zod.int().min(approveWithdrawalResponseValueOpenChecksMin).max(approveWithdrawalResponseValueOpenChecksMax).describe('Checks that did not pass.'),
  "accountNumber": zod.string().min(1).max(approveWithdrawalResponseValueAccountNumberMax).describe('The whole number of the bound account, to pay to. Told here only, and each reading is in the audit log.'),
  "currency": zod.string().max(approveWithdrawalResponseValueCurrencyMax).regex(approveWithdrawalResponseValueCurrencyRegExp).describe('The code of a currency, ISO 4217 where it has one.'),
  "bankReference": zod.string().min(1).max(approveWithdrawalResponseValueBankReferenceMax).nullable().describe('The bank\'s reference of the payment, once it is paid; null until then.'),
  "autoReceivedAt": zod.iso.datetime({"offset":true}).max(approveWithdrawalResponseValueAutoReceivedAtMax).nullable().describe('When it counts as received, 30 minutes after `paid`; null in any other state and while it is disputed.'),
  "reason": zod.string().min(1).max(approveWithdrawalResponseValueReasonMax).nullable().describe('Why it was rejected or returned, for the member; null unless it was.'),
  "dispute": zod.string().min(1).max(approveWithdrawalResponseValueDisputeMax).nullable().describe('What the member said when disputing it; null where it did not.'),
  "figures": zod.strictObject({
  "mainBalance": zod.string().max(approveWithdrawalResponseValueFiguresMainBalanceMax).regex(approveWithdrawalResponseValueFiguresMainBalanceRegExp).describe('The main wallet after the hold.'),
  "deposits": zod.string().max(approveWithdrawalResponseValueFiguresDepositsMax).regex(approveWithdrawalResponseValueFiguresDepositsRegExp).describe('Credited deposits of the last 30 days.'),
  "withdrawals": zod.string().max(approveWithdrawalResponseValueFiguresWithdrawalsMax).regex(approveWithdrawalResponseValueFiguresWithdrawalsRegExp).describe('Withdrawals received in the last 30 days.'),
  "turnover": zod.string().max(approveWithdrawalResponseValueFiguresTurnoverMax).regex(approveWithdrawalResponseValueFiguresTurnoverRegExp).describe('Turnover of the last 30 days.'),
  "activeBonuses": zod.int().min(approveWithdrawalResponseValueFiguresActiveBonusesMin).max(approveWithdrawalResponseValueFiguresActiveBonusesMax).describe('Bonuses whose wagering is open.')
}).describe('How the member has played and paid, as at the request.'),
  "checks": zod.array(zod.strictObject({
  "check": zod.enum(['payee_name', 'wagering', 'daily_limits', 'known_device', 'shared_device', 'account_changed', 'self_exclusion']).describe('What is checked: the bound account is in the payee name; all wagering is done; the limits of the day hold; the\nrequest came from a known device; no other account uses the device; password or bound account did not change in the\nlast 24 hours; no self-exclusion was circumvented.\n'),
  "passed": zod.boolean().describe('Whether it passed.'),
  "detail": zod.string().max(approveWithdrawalResponseValueChecksItemDetailMax).describe('What was found, in words.')
}).describe('A check that the server made when the withdrawal was asked for.')).max(approveWithdrawalResponseValueChecksMax).describe('The checks, those that did not pass first.'),
  "steps": zod.array(zod.strictObject({
  "state": zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid`, `disputed` or\n`received`, the money came back and is in the main wallet again. Nothing else leaves `received`, and nothing `rejected` and\n`returned`.\n'),
  "at": zod.iso.datetime({"offset":true}).max(approveWithdrawalResponseValueStepsItemAtMax).describe('When.'),
  "by": zod.string().min(1).max(approveWithdrawalResponseValueStepsItemByMax).describe('The operator, or `member`, or `system`.'),
  "note": zod.string().min(1).max(approveWithdrawalResponseValueStepsItemNoteMax).nullable().describe('What was said to it; null where nothing was.')
}).describe('A change of state.')).max(approveWithdrawalResponseValueStepsMax).describe('The changes of state, the oldest first.')
}).describe('A withdrawal with everything that its decision and payment need.')
}).describe('The answer of `approveWithdrawal`.')

export const approveWithdrawal = {
  response: ApproveWithdrawalResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'not_found', 'conflict', 'idempotency_conflict', 'payload_too_large', 'unsupported_media_type', 'debt_open', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
