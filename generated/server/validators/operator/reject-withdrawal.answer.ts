// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const rejectWithdrawalResponseValueWithdrawalIdMax = 40;

export const rejectWithdrawalResponseValueMemberIdMax = 40;

export const rejectWithdrawalResponseValueMemberAccountMax = 64;

export const rejectWithdrawalResponseValueMemberNicknameMax = 64;

export const rejectWithdrawalResponseValueMemberRankLevelMin = 0;

export const rejectWithdrawalResponseValueMemberRankLevelMax = 20;

export const rejectWithdrawalResponseValueAmountMax = 25;

export const rejectWithdrawalResponseValueAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const rejectWithdrawalResponseValueFeeMax = 25;

export const rejectWithdrawalResponseValueFeeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const rejectWithdrawalResponseValueReceivesMax = 25;

export const rejectWithdrawalResponseValueReceivesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const rejectWithdrawalResponseValueTargetAccountIdMax = 40;

export const rejectWithdrawalResponseValueTargetAccountIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const rejectWithdrawalResponseValueTargetBankNameMax = 80;

export const rejectWithdrawalResponseValueTargetEndingMin = 2;

export const rejectWithdrawalResponseValueTargetEndingMax = 4;

export const rejectWithdrawalResponseValueTargetPayeeNameMax = 80;

export const rejectWithdrawalResponseValueRequestedAtMax = 30;

export const rejectWithdrawalResponseValueReviewerMax = 64;

export const rejectWithdrawalResponseValueOpenChecksMin = 0;

export const rejectWithdrawalResponseValueOpenChecksMax = 50;

export const rejectWithdrawalResponseValueAccountNumberMax = 64;

export const rejectWithdrawalResponseValueCurrencyMax = 5;

export const rejectWithdrawalResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');

export const rejectWithdrawalResponseValueBankReferenceMax = 80;

export const rejectWithdrawalResponseValueAutoReceivedAtMax = 30;

export const rejectWithdrawalResponseValueReasonMax = 300;

export const rejectWithdrawalResponseValueDisputeMax = 500;

export const rejectWithdrawalResponseValueFiguresMainBalanceMax = 25;

export const rejectWithdrawalResponseValueFiguresMainBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const rejectWithdrawalResponseValueFiguresDepositsMax = 25;

export const rejectWithdrawalResponseValueFiguresDepositsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const rejectWithdrawalResponseValueFiguresWithdrawalsMax = 25;

export const rejectWithdrawalResponseValueFiguresWithdrawalsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const rejectWithdrawalResponseValueFiguresTurnoverMax = 25;

export const rejectWithdrawalResponseValueFiguresTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const rejectWithdrawalResponseValueFiguresActiveBonusesMin = 0;

export const rejectWithdrawalResponseValueFiguresActiveBonusesMax = 1000;

export const rejectWithdrawalResponseValueChecksItemDetailMax = 300;

export const rejectWithdrawalResponseValueChecksMax = 50;

export const rejectWithdrawalResponseValueStepsItemAtMax = 30;

export const rejectWithdrawalResponseValueStepsItemByMax = 64;

export const rejectWithdrawalResponseValueStepsItemNoteMax = 500;

export const rejectWithdrawalResponseValueStepsMax = 50;

export const RejectWithdrawalResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "withdrawalId": zod.string().min(1).max(rejectWithdrawalResponseValueWithdrawalIdMax).describe('Its id.'),
  "member": zod.strictObject({
  "id": zod.string().min(1).max(rejectWithdrawalResponseValueMemberIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(rejectWithdrawalResponseValueMemberAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(rejectWithdrawalResponseValueMemberNicknameMax).describe('The name that others see.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rankLevel": zod.int().min(rejectWithdrawalResponseValueMemberRankLevelMin).max(rejectWithdrawalResponseValueMemberRankLevelMax).describe('The VIP rank, 0 the lowest.')
}).describe('The member that something is about, as an operator sees it.'),
  "amount": zod.string().max(rejectWithdrawalResponseValueAmountMax).regex(rejectWithdrawalResponseValueAmountRegExp).describe('What is held.'),
  "fee": zod.string().max(rejectWithdrawalResponseValueFeeMax).regex(rejectWithdrawalResponseValueFeeRegExp).describe('The fee, taken from the amount.'),
  "receives": zod.string().max(rejectWithdrawalResponseValueReceivesMax).regex(rejectWithdrawalResponseValueReceivesRegExp).describe('What is to be paid, the amount less the fee.'),
  "target": zod.strictObject({
  "accountId": zod.string().max(rejectWithdrawalResponseValueTargetAccountIdMax).regex(rejectWithdrawalResponseValueTargetAccountIdRegExp).describe('The id of a bound account.'),
  "kind": zod.enum(['bank', 'e_wallet']).describe('A bank account or an e-wallet.'),
  "bankName": zod.string().min(1).max(rejectWithdrawalResponseValueTargetBankNameMax).describe('The bank or provider.'),
  "ending": zod.string().min(rejectWithdrawalResponseValueTargetEndingMin).max(rejectWithdrawalResponseValueTargetEndingMax).describe('The last four characters of the account number.'),
  "payeeName": zod.string().min(1).max(rejectWithdrawalResponseValueTargetPayeeNameMax).describe('The holder.')
}).describe('Where a withdrawal goes, as it was when it was asked for.'),
  "state": zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid`, `disputed` or\n`received`, the money came back and is in the main wallet again. Nothing else leaves `received`, and nothing `rejected` and\n`returned`.\n'),
  "requestedAt": zod.iso.datetime({"offset":true}).max(rejectWithdrawalResponseValueRequestedAtMax).describe('When it was asked for.'),
  "reviewer": zod.string().min(1).max(rejectWithdrawalResponseValueReviewerMax).nullable().describe('The operator who took it up; null until one does.'),
  "openChecks": zod.int().min(rejectWithdrawalResponseValueOpenChecksMin).max(rejectWithdrawalResponseValueOpenChecksMax).describe('Checks that did not pass.'),
  "accountNumber": zod.string().min(1).max(rejectWithdrawalResponseValueAccountNumberMax).describe('The whole number of the bound account, to pay to. Told here only, and each reading is in the audit log.'),
  "currency": zod.string().max(rejectWithdrawalResponseValueCurrencyMax).regex(rejectWithdrawalResponseValueCurrencyRegExp).describe('The code of a currency, ISO 4217 where it has one.'),
  "bankReference": zod.string().min(1).max(rejectWithdrawalResponseValueBankReferenceMax).nullable().describe('The bank\'s reference of the payment, once it is paid; null until then.'),
  "autoReceivedAt": zod.iso.datetime({"offset":true}).max(rejectWithdrawalResponseValueAutoReceivedAtMax).nullable().describe('When it counts as received, 30 minutes after `paid`; null in any other state and while it is disputed.'),
  "reason": zod.string().min(1).max(rejectWithdrawalResponseValueReasonMax).nullable().describe('Why it was rejected or returned, for the member; null unless it was.'),
  "dispute": zod.string().min(1).max(rejectWithdrawalResponseValueDisputeMax).nullable().describe('What the member said when disputing it; null where it did not.'),
  "figures": zod.strictObject({
  "mainBalance": zod.string().max(rejectWithdrawalResponseValueFiguresMainBalanceMax).regex(rejectWithdrawalResponseValueFiguresMainBalanceRegExp).describe('The main wallet after the hold.'),
  "deposits": zod.string().max(rejectWithdrawalResponseValueFiguresDepositsMax).regex(rejectWithdrawalResponseValueFiguresDepositsRegExp).describe('Credited deposits of the last 30 days.'),
  "withdrawals": zod.string().max(rejectWithdrawalResponseValueFiguresWithdrawalsMax).regex(rejectWithdrawalResponseValueFiguresWithdrawalsRegExp).describe('Withdrawals received in the last 30 days.'),
  "turnover": zod.string().max(rejectWithdrawalResponseValueFiguresTurnoverMax).regex(rejectWithdrawalResponseValueFiguresTurnoverRegExp).describe('Turnover of the last 30 days.'),
  "activeBonuses": zod.int().min(rejectWithdrawalResponseValueFiguresActiveBonusesMin).max(rejectWithdrawalResponseValueFiguresActiveBonusesMax).describe('Bonuses whose wagering is open.')
}).describe('How the member has played and paid, as at the request.'),
  "checks": zod.array(zod.strictObject({
  "check": zod.enum(['payee_name', 'wagering', 'daily_limits', 'known_device', 'shared_device', 'account_changed', 'self_exclusion']).describe('What is checked: the bound account is in the payee name; all wagering is done; the limits of the day hold; the\nrequest came from a known device; no other account uses the device; password or bound account did not change in the\nlast 24 hours; no self-exclusion was circumvented.\n'),
  "passed": zod.boolean().describe('Whether it passed.'),
  "detail": zod.string().max(rejectWithdrawalResponseValueChecksItemDetailMax).describe('What was found, in words.')
}).describe('A check that the server made when the withdrawal was asked for.')).max(rejectWithdrawalResponseValueChecksMax).describe('The checks, those that did not pass first.'),
  "steps": zod.array(zod.strictObject({
  "state": zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid`, `disputed` or\n`received`, the money came back and is in the main wallet again. Nothing else leaves `received`, and nothing `rejected` and\n`returned`.\n'),
  "at": zod.iso.datetime({"offset":true}).max(rejectWithdrawalResponseValueStepsItemAtMax).describe('When.'),
  "by": zod.string().min(1).max(rejectWithdrawalResponseValueStepsItemByMax).describe('The operator, or `member`, or `system`.'),
  "note": zod.string().min(1).max(rejectWithdrawalResponseValueStepsItemNoteMax).nullable().describe('What was said to it; null where nothing was.')
}).describe('A change of state.')).max(rejectWithdrawalResponseValueStepsMax).describe('The changes of state, the oldest first.')
}).describe('A withdrawal with everything that its decision and payment need.')
}).describe('The answer of `rejectWithdrawal`.')

export const rejectWithdrawal = {
  response: RejectWithdrawalResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'not_found', 'conflict', 'idempotency_conflict', 'payload_too_large', 'unsupported_media_type', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
