// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const confirmWithdrawalReceivedResponseValueWithdrawalIdMax = 40;

export const confirmWithdrawalReceivedResponseValueMemberIdMax = 40;

export const confirmWithdrawalReceivedResponseValueMemberAccountMax = 64;

export const confirmWithdrawalReceivedResponseValueMemberNicknameMax = 64;

export const confirmWithdrawalReceivedResponseValueMemberRankLevelMin = 0;

export const confirmWithdrawalReceivedResponseValueMemberRankLevelMax = 20;

export const confirmWithdrawalReceivedResponseValueAmountMax = 25;

export const confirmWithdrawalReceivedResponseValueAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const confirmWithdrawalReceivedResponseValueFeeMax = 25;

export const confirmWithdrawalReceivedResponseValueFeeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const confirmWithdrawalReceivedResponseValueReceivesMax = 25;

export const confirmWithdrawalReceivedResponseValueReceivesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const confirmWithdrawalReceivedResponseValueTargetAccountIdMax = 40;

export const confirmWithdrawalReceivedResponseValueTargetAccountIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const confirmWithdrawalReceivedResponseValueTargetBankNameMax = 80;

export const confirmWithdrawalReceivedResponseValueTargetEndingMin = 2;

export const confirmWithdrawalReceivedResponseValueTargetEndingMax = 4;

export const confirmWithdrawalReceivedResponseValueTargetPayeeNameMax = 80;

export const confirmWithdrawalReceivedResponseValueRequestedAtMax = 30;

export const confirmWithdrawalReceivedResponseValueReviewerMax = 64;

export const confirmWithdrawalReceivedResponseValueOpenChecksMin = 0;

export const confirmWithdrawalReceivedResponseValueOpenChecksMax = 50;

export const confirmWithdrawalReceivedResponseValueAccountNumberMax = 64;

export const confirmWithdrawalReceivedResponseValueCurrencyMax = 5;

export const confirmWithdrawalReceivedResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');

export const confirmWithdrawalReceivedResponseValueBankReferenceMax = 80;

export const confirmWithdrawalReceivedResponseValueAutoReceivedAtMax = 30;

export const confirmWithdrawalReceivedResponseValueReasonMax = 300;

export const confirmWithdrawalReceivedResponseValueDisputeMax = 500;

export const confirmWithdrawalReceivedResponseValueFiguresMainBalanceMax = 25;

export const confirmWithdrawalReceivedResponseValueFiguresMainBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const confirmWithdrawalReceivedResponseValueFiguresDepositsMax = 25;

export const confirmWithdrawalReceivedResponseValueFiguresDepositsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const confirmWithdrawalReceivedResponseValueFiguresWithdrawalsMax = 25;

export const confirmWithdrawalReceivedResponseValueFiguresWithdrawalsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const confirmWithdrawalReceivedResponseValueFiguresTurnoverMax = 25;

export const confirmWithdrawalReceivedResponseValueFiguresTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const confirmWithdrawalReceivedResponseValueFiguresActiveBonusesMin = 0;

export const confirmWithdrawalReceivedResponseValueFiguresActiveBonusesMax = 1000;

export const confirmWithdrawalReceivedResponseValueChecksItemDetailMax = 300;

export const confirmWithdrawalReceivedResponseValueChecksMax = 50;

export const confirmWithdrawalReceivedResponseValueStepsItemAtMax = 30;

export const confirmWithdrawalReceivedResponseValueStepsItemByMax = 64;

export const confirmWithdrawalReceivedResponseValueStepsItemNoteMax = 500;

export const confirmWithdrawalReceivedResponseValueStepsMax = 50;

export const ConfirmWithdrawalReceivedResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "withdrawalId": zod.string().min(1).max(confirmWithdrawalReceivedResponseValueWithdrawalIdMax).describe('Its id.'),
  "member": zod.strictObject({
  "id": zod.string().min(1).max(confirmWithdrawalReceivedResponseValueMemberIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(confirmWithdrawalReceivedResponseValueMemberAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(confirmWithdrawalReceivedResponseValueMemberNicknameMax).describe('The name that others see.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rankLevel": zod.int().min(confirmWithdrawalReceivedResponseValueMemberRankLevelMin).max(confirmWithdrawalReceivedResponseValueMemberRankLevelMax).describe('The VIP rank, 0 the lowest.')
}).describe('The member that something is about, as an operator sees it.'),
  "amount": zod.string().max(confirmWithdrawalReceivedResponseValueAmountMax).regex(confirmWithdrawalReceivedResponseValueAmountRegExp).describe('What is held.'),
  "fee": zod.string().max(confirmWithdrawalReceivedResponseValueFeeMax).regex(confirmWithdrawalReceivedResponseValueFeeRegExp).describe('The fee, taken from the amount.'),
  "receives": zod.string().max(confirmWithdrawalReceivedResponseValueReceivesMax).regex(confirmWithdrawalReceivedResponseValueReceivesRegExp).describe('What is to be paid, the amount less the fee.'),
  "target": zod.strictObject({
  "accountId": zod.string().max(confirmWithdrawalReceivedResponseValueTargetAccountIdMax).regex(confirmWithdrawalReceivedResponseValueTargetAccountIdRegExp).describe('The id of a bound account.'),
  "kind": zod.enum(['bank', 'e_wallet']).describe('A bank account or an e-wallet.'),
  "bankName": zod.string().min(1).max(confirmWithdrawalReceivedResponseValueTargetBankNameMax).describe('The bank or provider.'),
  "ending": zod.string().min(confirmWithdrawalReceivedResponseValueTargetEndingMin).max(confirmWithdrawalReceivedResponseValueTargetEndingMax).describe('The last four characters of the account number.'),
  "payeeName": zod.string().min(1).max(confirmWithdrawalReceivedResponseValueTargetPayeeNameMax).describe('The holder.')
}).describe('Where a withdrawal goes, as it was when it was asked for.'),
  "state": zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid`, `disputed` or\n`received`, the money came back and is in the main wallet again. Nothing else leaves `received`, and nothing `rejected` and\n`returned`.\n'),
  "requestedAt": zod.iso.datetime({"offset":true}).max(confirmWithdrawalReceivedResponseValueRequestedAtMax).describe('When it was asked for.'),
  "reviewer": zod.string().min(1).max(confirmWithdrawalReceivedResponseValueReviewerMax).nullable().describe('The operator who took it up; null until one does.'),
  "openChecks": zod.int().min(confirmWithdrawalReceivedResponseValueOpenChecksMin).max(confirmWithdrawalReceivedResponseValueOpenChecksMax).describe('Checks that did not pass.'),
  "accountNumber": zod.string().min(1).max(confirmWithdrawalReceivedResponseValueAccountNumberMax).describe('The whole number of the bound account, to pay to. Told here only, and each reading is in the audit log.'),
  "currency": zod.string().max(confirmWithdrawalReceivedResponseValueCurrencyMax).regex(confirmWithdrawalReceivedResponseValueCurrencyRegExp).describe('The code of a currency, ISO 4217 where it has one.'),
  "bankReference": zod.string().min(1).max(confirmWithdrawalReceivedResponseValueBankReferenceMax).nullable().describe('The bank\'s reference of the payment, once it is paid; null until then.'),
  "autoReceivedAt": zod.iso.datetime({"offset":true}).max(confirmWithdrawalReceivedResponseValueAutoReceivedAtMax).nullable().describe('When it counts as received, 30 minutes after `paid`; null in any other state and while it is disputed.'),
  "reason": zod.string().min(1).max(confirmWithdrawalReceivedResponseValueReasonMax).nullable().describe('Why it was rejected or returned, for the member; null unless it was.'),
  "dispute": zod.string().min(1).max(confirmWithdrawalReceivedResponseValueDisputeMax).nullable().describe('What the member said when disputing it; null where it did not.'),
  "figures": zod.strictObject({
  "mainBalance": zod.string().max(confirmWithdrawalReceivedResponseValueFiguresMainBalanceMax).regex(confirmWithdrawalReceivedResponseValueFiguresMainBalanceRegExp).describe('The main wallet after the hold.'),
  "deposits": zod.string().max(confirmWithdrawalReceivedResponseValueFiguresDepositsMax).regex(confirmWithdrawalReceivedResponseValueFiguresDepositsRegExp).describe('Credited deposits of the last 30 days.'),
  "withdrawals": zod.string().max(confirmWithdrawalReceivedResponseValueFiguresWithdrawalsMax).regex(confirmWithdrawalReceivedResponseValueFiguresWithdrawalsRegExp).describe('Withdrawals received in the last 30 days.'),
  "turnover": zod.string().max(confirmWithdrawalReceivedResponseValueFiguresTurnoverMax).regex(confirmWithdrawalReceivedResponseValueFiguresTurnoverRegExp).describe('Turnover of the last 30 days.'),
  "activeBonuses": zod.int().min(confirmWithdrawalReceivedResponseValueFiguresActiveBonusesMin).max(confirmWithdrawalReceivedResponseValueFiguresActiveBonusesMax).describe('Bonuses whose wagering is open.')
}).describe('How the member has played and paid, as at the request.'),
  "checks": zod.array(zod.strictObject({
  "check": zod.enum(['payee_name', 'wagering', 'daily_limits', 'known_device', 'shared_device', 'account_changed', 'self_exclusion']).describe('What is checked: the bound account is in the payee name; all wagering is done; the limits of the day hold; the\nrequest came from a known device; no other account uses the device; password or bound account did not change in the\nlast 24 hours; no self-exclusion was circumvented.\n'),
  "passed": zod.boolean().describe('Whether it passed.'),
  "detail": zod.string().max(confirmWithdrawalReceivedResponseValueChecksItemDetailMax).describe('What was found, in words.')
}).describe('A check that the server made when the withdrawal was asked for.')).max(confirmWithdrawalReceivedResponseValueChecksMax).describe('The checks, those that did not pass first.'),
  "steps": zod.array(zod.strictObject({
  "state": zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid`, `disputed` or\n`received`, the money came back and is in the main wallet again. Nothing else leaves `received`, and nothing `rejected` and\n`returned`.\n'),
  "at": zod.iso.datetime({"offset":true}).max(confirmWithdrawalReceivedResponseValueStepsItemAtMax).describe('When.'),
  "by": zod.string().min(1).max(confirmWithdrawalReceivedResponseValueStepsItemByMax).describe('The operator, or `member`, or `system`.'),
  "note": zod.string().min(1).max(confirmWithdrawalReceivedResponseValueStepsItemNoteMax).nullable().describe('What was said to it; null where nothing was.')
}).describe('A change of state.')).max(confirmWithdrawalReceivedResponseValueStepsMax).describe('The changes of state, the oldest first.')
}).describe('A withdrawal with everything that its decision and payment need.')
}).describe('The answer of `confirmWithdrawalReceived`.')

export const confirmWithdrawalReceived = {
  response: ConfirmWithdrawalReceivedResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'not_found', 'conflict', 'payload_too_large', 'unsupported_media_type', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
