// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const returnWithdrawalResponseValueWithdrawalIdMax = 40;

export const returnWithdrawalResponseValueMemberIdMax = 40;

export const returnWithdrawalResponseValueMemberAccountMax = 64;

export const returnWithdrawalResponseValueMemberNicknameMax = 64;

export const returnWithdrawalResponseValueMemberRankLevelMin = 0;

export const returnWithdrawalResponseValueMemberRankLevelMax = 20;

export const returnWithdrawalResponseValueAmountMax = 25;

export const returnWithdrawalResponseValueAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const returnWithdrawalResponseValueFeeMax = 25;

export const returnWithdrawalResponseValueFeeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const returnWithdrawalResponseValueReceivesMax = 25;

export const returnWithdrawalResponseValueReceivesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const returnWithdrawalResponseValueTargetAccountIdMax = 40;

export const returnWithdrawalResponseValueTargetAccountIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const returnWithdrawalResponseValueTargetBankNameMax = 80;

export const returnWithdrawalResponseValueTargetEndingMin = 2;

export const returnWithdrawalResponseValueTargetEndingMax = 4;

export const returnWithdrawalResponseValueTargetPayeeNameMax = 80;

export const returnWithdrawalResponseValueRequestedAtMax = 30;

export const returnWithdrawalResponseValueReviewerMax = 64;

export const returnWithdrawalResponseValueOpenChecksMin = 0;

export const returnWithdrawalResponseValueOpenChecksMax = 50;

export const returnWithdrawalResponseValueAccountNumberMax = 64;

export const returnWithdrawalResponseValueCurrencyMax = 5;

export const returnWithdrawalResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');

export const returnWithdrawalResponseValueBankReferenceMax = 80;

export const returnWithdrawalResponseValueAutoReceivedAtMax = 30;

export const returnWithdrawalResponseValueReasonMax = 300;

export const returnWithdrawalResponseValueDisputeMax = 500;

export const returnWithdrawalResponseValueFiguresMainBalanceMax = 25;

export const returnWithdrawalResponseValueFiguresMainBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const returnWithdrawalResponseValueFiguresDepositsMax = 25;

export const returnWithdrawalResponseValueFiguresDepositsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const returnWithdrawalResponseValueFiguresWithdrawalsMax = 25;

export const returnWithdrawalResponseValueFiguresWithdrawalsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const returnWithdrawalResponseValueFiguresTurnoverMax = 25;

export const returnWithdrawalResponseValueFiguresTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const returnWithdrawalResponseValueFiguresActiveBonusesMin = 0;

export const returnWithdrawalResponseValueFiguresActiveBonusesMax = 1000;

export const returnWithdrawalResponseValueChecksItemDetailMax = 300;

export const returnWithdrawalResponseValueChecksMax = 50;

export const returnWithdrawalResponseValueStepsItemAtMax = 30;

export const returnWithdrawalResponseValueStepsItemByMax = 64;

export const returnWithdrawalResponseValueStepsItemNoteMax = 500;

export const returnWithdrawalResponseValueStepsMax = 50;

export const ReturnWithdrawalResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "withdrawalId": zod.string().min(1).max(returnWithdrawalResponseValueWithdrawalIdMax).describe('Its id.'),
  "member": zod.strictObject({
  "id": zod.string().min(1).max(returnWithdrawalResponseValueMemberIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(returnWithdrawalResponseValueMemberAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(returnWithdrawalResponseValueMemberNicknameMax).describe('The name that others see.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rankLevel": zod.int().min(returnWithdrawalResponseValueMemberRankLevelMin).max(returnWithdrawalResponseValueMemberRankLevelMax).describe('The VIP rank, 0 the lowest.')
}).describe('The member that something is about, as an operator sees it.'),
  "amount": zod.string().max(returnWithdrawalResponseValueAmountMax).regex(returnWithdrawalResponseValueAmountRegExp).describe('What is held.'),
  "fee": zod.string().max(returnWithdrawalResponseValueFeeMax).regex(returnWithdrawalResponseValueFeeRegExp).describe('The fee, taken from the amount.'),
  "receives": zod.string().max(returnWithdrawalResponseValueReceivesMax).regex(returnWithdrawalResponseValueReceivesRegExp).describe('What is to be paid, the amount less the fee.'),
  "target": zod.strictObject({
  "accountId": zod.string().max(returnWithdrawalResponseValueTargetAccountIdMax).regex(returnWithdrawalResponseValueTargetAccountIdRegExp).describe('The id of a bound account.'),
  "kind": zod.enum(['bank', 'e_wallet']).describe('A bank account or an e-wallet.'),
  "bankName": zod.string().min(1).max(returnWithdrawalResponseValueTargetBankNameMax).describe('The bank or provider.'),
  "ending": zod.string().min(returnWithdrawalResponseValueTargetEndingMin).max(returnWithdrawalResponseValueTargetEndingMax).describe('The last four characters of the account number.'),
  "payeeName": zod.string().min(1).max(returnWithdrawalResponseValueTargetPayeeNameMax).describe('The holder.')
}).describe('Where a withdrawal goes, as it was when it was asked for.'),
  "state": zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid`, `disputed` or\n`received`, the money came back and is in the main wallet again. Nothing else leaves `received`, and nothing `rejected` and\n`returned`.\n'),
  "requestedAt": zod.iso.datetime({"offset":true}).max(returnWithdrawalResponseValueRequestedAtMax).describe('When it was asked for.'),
  "reviewer": zod.string().min(1).max(returnWithdrawalResponseValueReviewerMax).nullable().describe('The operator who took it up; null until one does.'),
  "openChecks": zod.int().min(returnWithdrawalResponseValueOpenChecksMin).max(returnWithdrawalResponseValueOpenChecksMax).describe('Checks that did not pass.'),
  "accountNumber": zod.string().min(1).max(returnWithdrawalResponseValueAccountNumberMax).describe('The whole number of the bound account, to pay to. Told here only, and each reading is in the audit log.'),
  "currency": zod.string().max(returnWithdrawalResponseValueCurrencyMax).regex(returnWithdrawalResponseValueCurrencyRegExp).describe('The code of a currency, ISO 4217 where it has one.'),
  "bankReference": zod.string().min(1).max(returnWithdrawalResponseValueBankReferenceMax).nullable().describe('The bank\'s reference of the payment, once it is paid; null until then.'),
  "autoReceivedAt": zod.iso.datetime({"offset":true}).max(returnWithdrawalResponseValueAutoReceivedAtMax).nullable().describe('When it counts as received, 30 minutes after `paid`; null in any other state and while it is disputed.'),
  "reason": zod.string().min(1).max(returnWithdrawalResponseValueReasonMax).nullable().describe('Why it was rejected or returned, for the member; null unless it was.'),
  "dispute": zod.string().min(1).max(returnWithdrawalResponseValueDisputeMax).nullable().describe('What the member said when disputing it; null where it did not.'),
  "figures": zod.strictObject({
  "mainBalance": zod.string().max(returnWithdrawalResponseValueFiguresMainBalanceMax).regex(returnWithdrawalResponseValueFiguresMainBalanceRegExp).describe('The main wallet after the hold.'),
  "deposits": zod.string().max(returnWithdrawalResponseValueFiguresDepositsMax).regex(returnWithdrawalResponseValueFiguresDepositsRegExp).describe('Credited deposits of the last 30 days.'),
  "withdrawals": zod.string().max(returnWithdrawalResponseValueFiguresWithdrawalsMax).regex(returnWithdrawalResponseValueFiguresWithdrawalsRegExp).describe('Withdrawals received in the last 30 days.'),
  "turnover": zod.string().max(returnWithdrawalResponseValueFiguresTurnoverMax).regex(returnWithdrawalResponseValueFiguresTurnoverRegExp).describe('Turnover of the last 30 days.'),
  "activeBonuses": zod.int().min(returnWithdrawalResponseValueFiguresActiveBonusesMin).max(returnWithdrawalResponseValueFiguresActiveBonusesMax).describe('Bonuses whose wagering is open.')
}).describe('How the member has played and paid, as at the request.'),
  "checks": zod.array(zod.strictObject({
  "check": zod.enum(['payee_name', 'wagering', 'daily_limits', 'known_device', 'shared_device', 'account_changed', 'self_exclusion']).describe('What is checked: the bound account is in the payee name; all wagering is done; the limits of the day hold; the\nrequest came from a known device; no other account uses the device; password or bound account did not change in the\nlast 24 hours; no self-exclusion was circumvented.\n'),
  "passed": zod.boolean().describe('Whether it passed.'),
  "detail": zod.string().max(returnWithdrawalResponseValueChecksItemDetailMax).describe('What was found, in words.')
}).describe('A check that the server made when the withdrawal was asked for.')).max(returnWithdrawalResponseValueChecksMax).describe('The checks, those that did not pass first.'),
  "steps": zod.array(zod.strictObject({
  "state": zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid`, `disputed` or\n`received`, the money came back and is in the main wallet again. Nothing else leaves `received`, and nothing `rejected` and\n`returned`.\n'),
  "at": zod.iso.datetime({"offset":true}).max(returnWithdrawalResponseValueStepsItemAtMax).describe('When.'),
  "by": zod.string().min(1).max(returnWithdrawalResponseValueStepsItemByMax).describe('The operator, or `member`, or `system`.'),
  "note": zod.string().min(1).max(returnWithdrawalResponseValueStepsItemNoteMax).nullable().describe('What was said to it; null where nothing was.')
}).describe('A change of state.')).max(returnWithdrawalResponseValueStepsMax).describe('The changes of state, the oldest first.')
}).describe('A withdrawal with everything that its decision and payment need.')
}).describe('The answer of `returnWithdrawal`.')

export const returnWithdrawal = {
  response: ReturnWithdrawalResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'not_found', 'conflict', 'idempotency_conflict', 'payload_too_large', 'unsupported_media_type', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
