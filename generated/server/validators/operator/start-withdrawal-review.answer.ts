// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const startWithdrawalReviewResponseValueWithdrawalIdMax = 40;

export const startWithdrawalReviewResponseValueMemberIdMax = 40;

export const startWithdrawalReviewResponseValueMemberAccountMax = 64;

export const startWithdrawalReviewResponseValueMemberNicknameMax = 64;

export const startWithdrawalReviewResponseValueMemberRankLevelMin = 0;

export const startWithdrawalReviewResponseValueMemberRankLevelMax = 20;

export const startWithdrawalReviewResponseValueAmountMax = 25;

export const startWithdrawalReviewResponseValueAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const startWithdrawalReviewResponseValueFeeMax = 25;

export const startWithdrawalReviewResponseValueFeeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const startWithdrawalReviewResponseValueReceivesMax = 25;

export const startWithdrawalReviewResponseValueReceivesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const startWithdrawalReviewResponseValueTargetAccountIdMax = 40;

export const startWithdrawalReviewResponseValueTargetAccountIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const startWithdrawalReviewResponseValueTargetBankNameMax = 80;

export const startWithdrawalReviewResponseValueTargetEndingMin = 2;

export const startWithdrawalReviewResponseValueTargetEndingMax = 4;

export const startWithdrawalReviewResponseValueTargetPayeeNameMax = 80;

export const startWithdrawalReviewResponseValueRequestedAtMax = 30;

export const startWithdrawalReviewResponseValueReviewerMax = 64;

export const startWithdrawalReviewResponseValueOpenChecksMin = 0;

export const startWithdrawalReviewResponseValueOpenChecksMax = 50;

export const startWithdrawalReviewResponseValueAccountNumberMax = 64;

export const startWithdrawalReviewResponseValueCurrencyMax = 5;

export const startWithdrawalReviewResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');

export const startWithdrawalReviewResponseValueBankReferenceMax = 80;

export const startWithdrawalReviewResponseValueAutoReceivedAtMax = 30;

export const startWithdrawalReviewResponseValueReasonMax = 300;

export const startWithdrawalReviewResponseValueDisputeMax = 500;

export const startWithdrawalReviewResponseValueFiguresMainBalanceMax = 25;

export const startWithdrawalReviewResponseValueFiguresMainBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const startWithdrawalReviewResponseValueFiguresDepositsMax = 25;

export const startWithdrawalReviewResponseValueFiguresDepositsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const startWithdrawalReviewResponseValueFiguresWithdrawalsMax = 25;

export const startWithdrawalReviewResponseValueFiguresWithdrawalsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const startWithdrawalReviewResponseValueFiguresTurnoverMax = 25;

export const startWithdrawalReviewResponseValueFiguresTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const startWithdrawalReviewResponseValueFiguresActiveBonusesMin = 0;

export const startWithdrawalReviewResponseValueFiguresActiveBonusesMax = 1000;

export const startWithdrawalReviewResponseValueChecksItemDetailMax = 300;

export const startWithdrawalReviewResponseValueChecksMax = 50;

export const startWithdrawalReviewResponseValueStepsItemAtMax = 30;

export const startWithdrawalReviewResponseValueStepsItemByMax = 64;

export const startWithdrawalReviewResponseValueStepsItemNoteMax = 500;

export const startWithdrawalReviewResponseValueStepsMax = 50;

export const StartWithdrawalReviewResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "withdrawalId": zod.string().min(1).max(startWithdrawalReviewResponseValueWithdrawalIdMax).describe('Its id.'),
  "member": zod.strictObject({
  "id": zod.string().min(1).max(startWithdrawalReviewResponseValueMemberIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(startWithdrawalReviewResponseValueMemberAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(startWithdrawalReviewResponseValueMemberNicknameMax).describe('The name that others see.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rankLevel": zod.int().min(startWithdrawalReviewResponseValueMemberRankLevelMin).max(startWithdrawalReviewResponseValueMemberRankLevelMax).describe('The VIP rank, 0 the lowest.')
}).describe('The member that something is about, as an operator sees it.'),
  "amount": zod.string().max(startWithdrawalReviewResponseValueAmountMax).regex(startWithdrawalReviewResponseValueAmountRegExp).describe('What is held.'),
  "fee": zod.string().max(startWithdrawalReviewResponseValueFeeMax).regex(startWithdrawalReviewResponseValueFeeRegExp).describe('The fee, taken from the amount.'),
  "receives": zod.string().max(startWithdrawalReviewResponseValueReceivesMax).regex(startWithdrawalReviewResponseValueReceivesRegExp).describe('What is to be paid, the amount less the fee.'),
  "target": zod.strictObject({
  "accountId": zod.string().max(startWithdrawalReviewResponseValueTargetAccountIdMax).regex(startWithdrawalReviewResponseValueTargetAccountIdRegExp).describe('The id of a bound account.'),
  "kind": zod.enum(['bank', 'e_wallet']).describe('A bank account or an e-wallet.'),
  "bankName": zod.string().min(1).max(startWithdrawalReviewResponseValueTargetBankNameMax).describe('The bank or provider.'),
  "ending": zod.string().min(startWithdrawalReviewResponseValueTargetEndingMin).max(startWithdrawalReviewResponseValueTargetEndingMax).describe('The last four characters of the account number.'),
  "payeeName": zod.string().min(1).max(startWithdrawalReviewResponseValueTargetPayeeNameMax).describe('The holder.')
}).describe('Where a withdrawal goes, as it was when it was asked for.'),
  "state": zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid`, `disputed` or\n`received`, the money came back and is in the main wallet again. Nothing else leaves `received`, and nothing `rejected` and\n`returned`.\n'),
  "requestedAt": zod.iso.datetime({"offset":true}).max(startWithdrawalReviewResponseValueRequestedAtMax).describe('When it was asked for.'),
  "reviewer": zod.string().min(1).max(startWithdrawalReviewResponseValueReviewerMax).nullable().describe('The operator who took it up; null until one does.'),
  "openChecks": zod.int().min(startWithdrawalReviewResponseValueOpenChecksMin).max(startWithdrawalReviewResponseValueOpenChecksMax).describe('Checks that did not pass.'),
  "accountNumber": zod.string().min(1).max(startWithdrawalReviewResponseValueAccountNumberMax).describe('The whole number of the bound account, to pay to. Told here only, and each reading is in the audit log.'),
  "currency": zod.string().max(startWithdrawalReviewResponseValueCurrencyMax).regex(startWithdrawalReviewResponseValueCurrencyRegExp).describe('The code of a currency, ISO 4217 where it has one.'),
  "bankReference": zod.string().min(1).max(startWithdrawalReviewResponseValueBankReferenceMax).nullable().describe('The bank\'s reference of the payment, once it is paid; null until then.'),
  "autoReceivedAt": zod.iso.datetime({"offset":true}).max(startWithdrawalReviewResponseValueAutoReceivedAtMax).nullable().describe('When it counts as received, 30 minutes after `paid`; null in any other state and while it is disputed.'),
  "reason": zod.string().min(1).max(startWithdrawalReviewResponseValueReasonMax).nullable().describe('Why it was rejected or returned, for the member; null unless it was.'),
  "dispute": zod.string().min(1).max(startWithdrawalReviewResponseValueDisputeMax).nullable().describe('What the member said when disputing it; null where it did not.'),
  "figures": zod.strictObject({
  "mainBalance": zod.string().max(startWithdrawalReviewResponseValueFiguresMainBalanceMax).regex(startWithdrawalReviewResponseValueFiguresMainBalanceRegExp).describe('The main wallet after the hold.'),
  "deposits": zod.string().max(startWithdrawalReviewResponseValueFiguresDepositsMax).regex(startWithdrawalReviewResponseValueFiguresDepositsRegExp).describe('Credited deposits of the last 30 days.'),
  "withdrawals": zod.string().max(startWithdrawalReviewResponseValueFiguresWithdrawalsMax).regex(startWithdrawalReviewResponseValueFiguresWithdrawalsRegExp).describe('Withdrawals received in the last 30 days.'),
  "turnover": zod.string().max(startWithdrawalReviewResponseValueFiguresTurnoverMax).regex(startWithdrawalReviewResponseValueFiguresTurnoverRegExp).describe('Turnover of the last 30 days.'),
  "activeBonuses": zod.int().min(startWithdrawalReviewResponseValueFiguresActiveBonusesMin).max(startWithdrawalReviewResponseValueFiguresActiveBonusesMax).describe('Bonuses whose wagering is open.')
}).describe('How the member has played and paid, as at the request.'),
  "checks": zod.array(zod.strictObject({
  "check": zod.enum(['payee_name', 'wagering', 'daily_limits', 'known_device', 'shared_device', 'account_changed', 'self_exclusion']).describe('What is checked: the bound account is in the payee name; all wagering is done; the limits of the day hold; the\nrequest came from a known device; no other account uses the device; password or bound account did not change in the\nlast 24 hours; no self-exclusion was circumvented.\n'),
  "passed": zod.boolean().describe('Whether it passed.'),
  "detail": zod.string().max(startWithdrawalReviewResponseValueChecksItemDetailMax).describe('What was found, in words.')
}).describe('A check that the server made when the withdrawal was asked for.')).max(startWithdrawalReviewResponseValueChecksMax).describe('The checks, those that did not pass first.'),
  "steps": zod.array(zod.strictObject({
  "state": zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid`, `disputed` or\n`received`, the money came back and is in the main wallet again. Nothing else leaves `received`, and nothing `rejected` and\n`returned`.\n'),
  "at": zod.iso.datetime({"offset":true}).max(startWithdrawalReviewResponseValueStepsItemAtMax).describe('When.'),
  "by": zod.string().min(1).max(startWithdrawalReviewResponseValueStepsItemByMax).describe('The operator, or `member`, or `system`.'),
  "note": zod.string().min(1).max(startWithdrawalReviewResponseValueStepsItemNoteMax).nullable().describe('What was said to it; null where nothing was.')
}).describe('A change of state.')).max(startWithdrawalReviewResponseValueStepsMax).describe('The changes of state, the oldest first.')
}).describe('A withdrawal with everything that its decision and payment need.')
}).describe('The answer of `startWithdrawalReview`.')

export const startWithdrawalReview = {
  response: StartWithdrawalReviewResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'not_found', 'conflict', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
