// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getWithdrawalReviewResponseValueWithdrawalIdMax = 40;

export const getWithdrawalReviewResponseValueMemberIdMax = 40;

export const getWithdrawalReviewResponseValueMemberAccountMax = 64;

export const getWithdrawalReviewResponseValueMemberNicknameMax = 64;

export const getWithdrawalReviewResponseValueMemberRankLevelMin = 0;

export const getWithdrawalReviewResponseValueMemberRankLevelMax = 20;

export const getWithdrawalReviewResponseValueAmountMax = 25;

export const getWithdrawalReviewResponseValueAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getWithdrawalReviewResponseValueFeeMax = 25;

export const getWithdrawalReviewResponseValueFeeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getWithdrawalReviewResponseValueReceivesMax = 25;

export const getWithdrawalReviewResponseValueReceivesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getWithdrawalReviewResponseValueTargetAccountIdMax = 40;

export const getWithdrawalReviewResponseValueTargetAccountIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const getWithdrawalReviewResponseValueTargetBankNameMax = 80;

export const getWithdrawalReviewResponseValueTargetEndingMin = 2;

export const getWithdrawalReviewResponseValueTargetEndingMax = 4;

export const getWithdrawalReviewResponseValueTargetPayeeNameMax = 80;

export const getWithdrawalReviewResponseValueRequestedAtMax = 30;

export const getWithdrawalReviewResponseValueReviewerMax = 64;

export const getWithdrawalReviewResponseValueOpenChecksMin = 0;

export const getWithdrawalReviewResponseValueOpenChecksMax = 50;

export const getWithdrawalReviewResponseValueAccountNumberMax = 64;

export const getWithdrawalReviewResponseValueCurrencyMax = 5;

export const getWithdrawalReviewResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');

export const getWithdrawalReviewResponseValueBankReferenceMax = 80;

export const getWithdrawalReviewResponseValueAutoReceivedAtMax = 30;

export const getWithdrawalReviewResponseValueReasonMax = 300;

export const getWithdrawalReviewResponseValueDisputeMax = 500;

export const getWithdrawalReviewResponseValueFiguresMainBalanceMax = 25;

export const getWithdrawalReviewResponseValueFiguresMainBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getWithdrawalReviewResponseValueFiguresDepositsMax = 25;

export const getWithdrawalReviewResponseValueFiguresDepositsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getWithdrawalReviewResponseValueFiguresWithdrawalsMax = 25;

export const getWithdrawalReviewResponseValueFiguresWithdrawalsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getWithdrawalReviewResponseValueFiguresTurnoverMax = 25;

export const getWithdrawalReviewResponseValueFiguresTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getWithdrawalReviewResponseValueFiguresActiveBonusesMin = 0;

export const getWithdrawalReviewResponseValueFiguresActiveBonusesMax = 1000;

export const getWithdrawalReviewResponseValueChecksItemDetailMax = 300;

export const getWithdrawalReviewResponseValueChecksMax = 50;

export const getWithdrawalReviewResponseValueStepsItemAtMax = 30;

export const getWithdrawalReviewResponseValueStepsItemByMax = 64;

export const getWithdrawalReviewResponseValueStepsItemNoteMax = 500;

export const getWithdrawalReviewResponseValueStepsMax = 50;

export const GetWithdrawalReviewResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "withdrawalId": zod.string().min(1).max(getWithdrawalReviewResponseValueWithdrawalIdMax).describe('Its id.'),
  "member": zod.strictObject({
  "id": zod.string().min(1).max(getWithdrawalReviewResponseValueMemberIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(getWithdrawalReviewResponseValueMemberAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(getWithdrawalReviewResponseValueMemberNicknameMax).describe('The name that others see.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rankLevel": zod.int().min(getWithdrawalReviewResponseValueMemberRankLevelMin).max(getWithdrawalReviewResponseValueMemberRankLevelMax).describe('The VIP rank, 0 the lowest.')
}).describe('The member that something is about, as an operator sees it.'),
  "amount": zod.string().max(getWithdrawalReviewResponseValueAmountMax).regex(getWithdrawalReviewResponseValueAmountRegExp).describe('What is held.'),
  "fee": zod.string().max(getWithdrawalReviewResponseValueFeeMax).regex(getWithdrawalReviewResponseValueFeeRegExp).describe('The fee, taken from the amount.'),
  "receives": zod.string().max(getWithdrawalReviewResponseValueReceivesMax).regex(getWithdrawalReviewResponseValueReceivesRegExp).describe('What is to be paid, the amount less the fee.'),
  "target": zod.strictObject({
  "accountId": zod.string().max(getWithdrawalReviewResponseValueTargetAccountIdMax).regex(getWithdrawalReviewResponseValueTargetAccountIdRegExp).describe('The id of a bound account.'),
  "kind": zod.enum(['bank', 'e_wallet']).describe('A bank account or an e-wallet.'),
  "bankName": zod.string().min(1).max(getWithdrawalReviewResponseValueTargetBankNameMax).describe('The bank or provider.'),
  "ending": zod.string().min(getWithdrawalReviewResponseValueTargetEndingMin).max(getWithdrawalReviewResponseValueTargetEndingMax).describe('The last four characters of the account number.'),
  "payeeName": zod.string().min(1).max(getWithdrawalReviewResponseValueTargetPayeeNameMax).describe('The holder.')
}).describe('Where a withdrawal goes, as it was when it was asked for.'),
  "state": zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid`, `disputed` or\n`received`, the money came back and is in the main wallet again. Nothing else leaves `received`, and nothing `rejected` and\n`returned`.\n'),
  "requestedAt": zod.iso.datetime({"offset":true}).max(getWithdrawalReviewResponseValueRequestedAtMax).describe('When it was asked for.'),
  "reviewer": zod.string().min(1).max(getWithdrawalReviewResponseValueReviewerMax).nullable().describe('The operator who took it up; null until one does.'),
  "openChecks": zod.int().min(getWithdrawalReviewResponseValueOpenChecksMin).max(getWithdrawalReviewResponseValueOpenChecksMax).describe('Checks that did not pass.'),
  "accountNumber": zod.string().min(1).max(getWithdrawalReviewResponseValueAccountNumberMax).describe('The whole number of the bound account, to pay to. Told here only, and each reading is in the audit log.'),
  "currency": zod.string().max(getWithdrawalReviewResponseValueCurrencyMax).regex(getWithdrawalReviewResponseValueCurrencyRegExp).describe('The code of a currency, ISO 4217 where it has one.'),
  "bankReference": zod.string().min(1).max(getWithdrawalReviewResponseValueBankReferenceMax).nullable().describe('The bank\'s reference of the payment, once it is paid; null until then.'),
  "autoReceivedAt": zod.iso.datetime({"offset":true}).max(getWithdrawalReviewResponseValueAutoReceivedAtMax).nullable().describe('When it counts as received, 30 minutes after `paid`; null in any other state and while it is disputed.'),
  "reason": zod.string().min(1).max(getWithdrawalReviewResponseValueReasonMax).nullable().describe('Why it was rejected or returned, for the member; null unless it was.'),
  "dispute": zod.string().min(1).max(getWithdrawalReviewResponseValueDisputeMax).nullable().describe('What the member said when disputing it; null where it did not.'),
  "figures": zod.strictObject({
  "mainBalance": zod.string().max(getWithdrawalReviewResponseValueFiguresMainBalanceMax).regex(getWithdrawalReviewResponseValueFiguresMainBalanceRegExp).describe('The main wallet after the hold.'),
  "deposits": zod.string().max(getWithdrawalReviewResponseValueFiguresDepositsMax).regex(getWithdrawalReviewResponseValueFiguresDepositsRegExp).describe('Credited deposits of the last 30 days.'),
  "withdrawals": zod.string().max(getWithdrawalReviewResponseValueFiguresWithdrawalsMax).regex(getWithdrawalReviewResponseValueFiguresWithdrawalsRegExp).describe('Withdrawals received in the last 30 days.'),
  "turnover": zod.string().max(getWithdrawalReviewResponseValueFiguresTurnoverMax).regex(getWithdrawalReviewResponseValueFiguresTurnoverRegExp).describe('Turnover of the last 30 days.'),
  "activeBonuses": zod.int().min(getWithdrawalReviewResponseValueFiguresActiveBonusesMin).max(getWithdrawalReviewResponseValueFiguresActiveBonusesMax).describe('Bonuses whose wagering is open.')
}).describe('How the member has played and paid, as at the request.'),
  "checks": zod.array(zod.strictObject({
  "check": zod.enum(['payee_name', 'wagering', 'daily_limits', 'known_device', 'shared_device', 'account_changed', 'self_exclusion']).describe('What is checked: the bound account is in the payee name; all wagering is done; the limits of the day hold; the\nrequest came from a known device; no other account uses the device; password or bound account did not change in the\nlast 24 hours; no self-exclusion was circumvented.\n'),
  "passed": zod.boolean().describe('Whether it passed.'),
  "detail": zod.string().max(getWithdrawalReviewResponseValueChecksItemDetailMax).describe('What was found, in words.')
}).describe('A check that the server made when the withdrawal was asked for.')).max(getWithdrawalReviewResponseValueChecksMax).describe('The checks, those that did not pass first.'),
  "steps": zod.array(zod.strictObject({
  "state": zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid`, `disputed` or\n`received`, the money came back and is in the main wallet again. Nothing else leaves `received`, and nothing `rejected` and\n`returned`.\n'),
  "at": zod.iso.datetime({"offset":true}).max(getWithdrawalReviewResponseValueStepsItemAtMax).describe('When.'),
  "by": zod.string().min(1).max(getWithdrawalReviewResponseValueStepsItemByMax).describe('The operator, or `member`, or `system`.'),
  "note": zod.string().min(1).max(getWithdrawalReviewResponseValueStepsItemNoteMax).nullable().describe('What was said to it; null where nothing was.')
}).describe('A change of state.')).max(getWithdrawalReviewResponseValueStepsMax).describe('The changes of state, the oldest first.')
}).describe('A withdrawal with everything that its decision and payment need.')
}).describe('The answer of `getWithdrawalReview`.')

export const getWithdrawalReview = {
  response: GetWithdrawalReviewResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
