// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getContractBillResponseValueBillBillIdMax = 40;

export const getContractBillResponseValueBillContractIdMax = 40;

export const getContractBillResponseValueBillContractVersionMax = 1000;

export const getContractBillResponseValueBillDownlineIdMax = 40;

export const getContractBillResponseValueBillDownlineAccountMax = 64;

export const getContractBillResponseValueBillDownlineNicknameMax = 64;

export const getContractBillResponseValueBillWindowFromMax = 30;

export const getContractBillResponseValueBillWindowToMax = 30;

export const getContractBillResponseValueBillTurnoverMax = 25;

export const getContractBillResponseValueBillTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getContractBillResponseValueBillTeamResultMax = 25;

export const getContractBillResponseValueBillTeamResultRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getContractBillResponseValueBillActiveDownlinesMin = 0;

export const getContractBillResponseValueBillActiveDownlinesMax = 100000000;

export const getContractBillResponseValueBillTierMax = 6;

export const getContractBillResponseValueBillRateMin = 0;

export const getContractBillResponseValueBillRateMax = 10000;

export const getContractBillResponseValueBillGrossMax = 25;

export const getContractBillResponseValueBillGrossRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getContractBillResponseValueBillDownlineGrossMax = 25;

export const getContractBillResponseValueBillDownlineGrossRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getContractBillResponseValueBillAdjustmentMax = 25;

export const getContractBillResponseValueBillAdjustmentRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getContractBillResponseValueBillCarriedInMax = 25;

export const getContractBillResponseValueBillCarriedInRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getContractBillResponseValueBillCarriedOutMax = 25;

export const getContractBillResponseValueBillCarriedOutRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getContractBillResponseValueBillGapMax = 25;

export const getContractBillResponseValueBillGapRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getContractBillResponseValueBillNetMax = 25;

export const getContractBillResponseValueBillNetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getContractBillResponseValueBillPaidMax = 25;

export const getContractBillResponseValueBillPaidRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getContractBillResponseValueBillIssuedAtMax = 30;

export const getContractBillResponseValueBillPaidAtMax = 30;

export const getContractBillResponseValueBillRestAtMax = 30;

export const getContractBillResponseValueTermsTiersItemTurnoverMax = 24;

export const getContractBillResponseValueTermsTiersItemTurnoverRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getContractBillResponseValueTermsTiersItemActiveDownlinesMin = 0;

export const getContractBillResponseValueTermsTiersItemActiveDownlinesMax = 1000000;

export const getContractBillResponseValueTermsTiersItemLossOneMax = 24;

export const getContractBillResponseValueTermsTiersItemLossOneRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getContractBillResponseValueTermsTiersItemRateMax = 10000;

export const getContractBillResponseValueTermsTiersMax = 6;

export const getContractBillResponseValueTermsActiveMinimumMax = 24;

export const getContractBillResponseValueTermsActiveMinimumRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getContractBillResponseValueDownlinesItemBillIdMax = 40;

export const getContractBillResponseValueDownlinesItemContractIdMax = 40;

export const getContractBillResponseValueDownlinesItemDownlineIdMax = 40;

export const getContractBillResponseValueDownlinesItemDownlineAccountMax = 64;

export const getContractBillResponseValueDownlinesItemDownlineNicknameMax = 64;

export const getContractBillResponseValueDownlinesItemTurnoverMax = 25;

export const getContractBillResponseValueDownlinesItemTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getContractBillResponseValueDownlinesItemRateMin = 0;

export const getContractBillResponseValueDownlinesItemRateMax = 10000;

export const getContractBillResponseValueDownlinesItemGrossMax = 25;

export const getContractBillResponseValueDownlinesItemGrossRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getContractBillResponseValueDownlinesMax = 1000;

export const getContractBillResponseValueAdjustmentsItemBetIdMax = 40;

export const getContractBillResponseValueAdjustmentsItemWindowFromMax = 30;

export const getContractBillResponseValueAdjustmentsItemTurnoverMax = 25;

export const getContractBillResponseValueAdjustmentsItemTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getContractBillResponseValueAdjustmentsItemAmountMax = 25;

export const getContractBillResponseValueAdjustmentsItemAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getContractBillResponseValueAdjustmentsItemSettledAtMax = 30;

export const getContractBillResponseValueAdjustmentsMax = 1000;

export const getContractBillResponseValuePaymentsItemEntryIdMax = 40;

export const getContractBillResponseValuePaymentsItemAmountMax = 25;

export const getContractBillResponseValuePaymentsItemAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getContractBillResponseValuePaymentsItemAtMax = 30;

export const getContractBillResponseValuePaymentsMax = 100;

export const getContractBillResponseValueReasonMax = 300;

export const getContractBillResponseValueExpiresAtMax = 30;

export const GetContractBillResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "bill": zod.strictObject({
  "billId": zod.string().min(1).max(getContractBillResponseValueBillBillIdMax).describe('Its id.'),
  "contractId": zod.string().min(1).max(getContractBillResponseValueBillContractIdMax).describe('The contract.'),
  "contractVersion": zod.int().min(1).max(getContractBillResponseValueBillContractVersionMax).describe('The signed version that was applied.'),
  "kind": zod.enum(['dividend', 'daily', 'hourly', 'realtime']).describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n'),
  "side": zod.enum(['own', 'downline']).describe('`own`: the agent of the session is paid by it. `downline`: the agent of the session is the upline and a direct downline is paid by it.'),
  "downline": zod.strictObject({
  "id": zod.string().min(1).max(getContractBillResponseValueBillDownlineIdMax).nullable().describe('The agent, null for the platform.'),
  "account": zod.string().min(1).max(getContractBillResponseValueBillDownlineAccountMax).describe('Its account name, for the platform `platform`.'),
  "nickname": zod.string().min(1).max(getContractBillResponseValueBillDownlineNicknameMax).describe('Its nickname, for the platform the brand\'s name.')
}).describe('Who is paid.'),
  "windowFrom": zod.iso.datetime({"offset":true}).max(getContractBillResponseValueBillWindowFromMax).describe('The beginning of the window, included.'),
  "windowTo": zod.iso.datetime({"offset":true}).max(getContractBillResponseValueBillWindowToMax).describe('Its end, not included.'),
  "turnover": zod.string().max(getContractBillResponseValueBillTurnoverMax).regex(getContractBillResponseValueBillTurnoverRegExp).describe('The team\'s valid turnover in the window.'),
  "teamResult": zod.string().max(getContractBillResponseValueBillTeamResultMax).regex(getContractBillResponseValueBillTeamResultRegExp).describe('The team\'s result in the window, negative when it lost.'),
  "activeDownlines": zod.int().min(getContractBillResponseValueBillActiveDownlinesMin).max(getContractBillResponseValueBillActiveDownlinesMax).describe('Active downlines in the window, the agent included.'),
  "tier": zod.int().min(1).max(getContractBillResponseValueBillTierMax).nullable().describe('The tier that held, from 1, null where none did.'),
  "rate": zod.int().min(getContractBillResponseValueBillRateMin).max(getContractBillResponseValueBillRateMax).describe('Its rate, 0 where none held.'),
  "gross": zod.string().max(getContractBillResponseValueBillGrossMax).regex(getContractBillResponseValueBillGrossRegExp).describe('Rate x turnover after `carriedIn`; for a dividend rate x the loss after it.'),
  "downlineGross": zod.string().max(getContractBillResponseValueBillDownlineGrossMax).regex(getContractBillResponseValueBillDownlineGrossRegExp).describe('The gross of the direct downlines with a contract of the same kind.'),
  "adjustment": zod.string().max(getContractBillResponseValueBillAdjustmentMax).regex(getContractBillResponseValueBillAdjustmentRegExp).describe('Signed changes for bets of earlier windows that were settled, or settled anew, in this one. They are part of `gross`.'),
  "carriedIn": zod.string().max(getContractBillResponseValueBillCarriedInMax).regex(getContractBillResponseValueBillCarriedInRegExp).describe('Dividend: the win of earlier windows that lowers the loss. Salary: the turnover that corrections took from earlier windows beyond what these had, which lowers this one.'),
  "carriedOut": zod.string().max(getContractBillResponseValueBillCarriedOutMax).regex(getContractBillResponseValueBillCarriedOutRegExp).describe('What is carried to the next window: the win of a dividend, the lacking turnover of a salary.'),
  "gap": zod.string().max(getContractBillResponseValueBillGapMax).regex(getContractBillResponseValueBillGapRegExp).describe('How far the gross of the downlines is above `gross`; the platform\'s account `dividend_gap` pays it for dividends.'),
  "net": zod.string().max(getContractBillResponseValueBillNetMax).regex(getContractBillResponseValueBillNetRegExp).describe('What is due: gross less `downlineGross`, never below 0.00.'),
  "paid": zod.string().max(getContractBillResponseValueBillPaidMax).regex(getContractBillResponseValueBillPaidRegExp).describe('What has been paid of it.'),
  "state": zod.enum(['pending', 'issued', 'part_collected', 'not_reached', 'insufficient', 'denied', 'expired']).describe('`pending`: it waits, because an operator holds the payments of the agent. `issued`: paid in full. `part_collected`: paid in part, the rest\nfollows. `not_reached`: no tier was satisfied, nothing is due. `insufficient`: the payer\'s account cannot pay now, all of it follows.\n`denied`: an operator stopped it, with a reason. `expired`: not decided within the time that the brand\nsets; what is unpaid of it is never paid. What a bill says of turnover, gross, carry-over and downlines is the same in every state.\n\nA brand may limit what the account `platform` pays for contracts on a day of its time zone. What is left of the day pays bills in this\norder: those that earlier settlements left open first, then by the end of the window, kind (by name) and contract. The bill that\ncrosses the limit is `part_collected`, those after it are `insufficient`. Each midnight, and each settlement before\nits own bills, pays what is open, in the same order. What `dividend_gap` pays of a bill does not count and is paid first. A hold\nmakes what is open `pending`, from then on with the time of `expiresAt`; paying it takes what is left of the day.\n'),
  "issuedAt": zod.iso.datetime({"offset":true}).max(getContractBillResponseValueBillIssuedAtMax).describe('When the window was settled or will be.'),
  "paidAt": zod.iso.datetime({"offset":true}).max(getContractBillResponseValueBillPaidAtMax).nullable().describe('When it was paid in full, null until then.'),
  "restAt": zod.iso.datetime({"offset":true}).max(getContractBillResponseValueBillRestAtMax).nullable().describe('When what is still due is paid next, as far as the limit of that day reaches; null unless it is `part_collected` or `insufficient`.')
}).describe('What a contract pays for one window. There is exactly one bill for a contract and a window, however often and by\nhowever many processes the window is settled.\n'),
  "terms": zod.strictObject({
  "tiers": zod.array(zod.strictObject({
  "turnover": zod.string().max(getContractBillResponseValueTermsTiersItemTurnoverMax).regex(getContractBillResponseValueTermsTiersItemTurnoverRegExp).describe('The least valid turnover of the team in the window.'),
  "activeDownlines": zod.int().min(getContractBillResponseValueTermsTiersItemActiveDownlinesMin).max(getContractBillResponseValueTermsTiersItemActiveDownlinesMax).describe('The fewest active downlines; the agent itself counts.'),
  "loss": zod.union([zod.string().max(getContractBillResponseValueTermsTiersItemLossOneMax).regex(getContractBillResponseValueTermsTiersItemLossOneRegExp).describe('An amount of zero or more, written as `Money`. It has no more decimals than the currency.'),zod.null()]).describe('The least loss of the team, as a positive amount; null in salary contracts.'),
  "rate": zod.int().min(1).max(getContractBillResponseValueTermsTiersItemRateMax).describe('The rate in basis points.')
}).describe('A step of a contract. It is satisfied when every threshold is met; the highest satisfied tier holds.')).min(1).max(getContractBillResponseValueTermsTiersMax).describe('The tiers from the lowest rate up. Each has a higher rate than the one before, and no lower threshold.'),
  "activeMinimum": zod.string().max(getContractBillResponseValueTermsActiveMinimumMax).regex(getContractBillResponseValueTermsActiveMinimumRegExp).describe('The valid turnover of the window from which a downline counts as active.'),
  "carryOver": zod.union([zod.enum(['none', 'half-month', 'permanent']).describe('What becomes of a team\'s win at the end of a dividend window: nothing, it lowers the loss of the next half month only,\nor it lowers every later loss until it is used up.\n'),zod.null()]).describe('For a dividend; null in salary contracts.')
}).describe('What a contract pays for what.'),
  "downlines": zod.array(zod.strictObject({
  "billId": zod.string().min(1).max(getContractBillResponseValueDownlinesItemBillIdMax).describe('Its id.'),
  "contractId": zod.string().min(1).max(getContractBillResponseValueDownlinesItemContractIdMax).describe('Its contract.'),
  "downline": zod.strictObject({
  "id": zod.string().min(1).max(getContractBillResponseValueDownlinesItemDownlineIdMax).nullable().describe('The agent, null for the platform.'),
  "account": zod.string().min(1).max(getContractBillResponseValueDownlinesItemDownlineAccountMax).describe('Its account name, for the platform `platform`.'),
  "nickname": zod.string().min(1).max(getContractBillResponseValueDownlinesItemDownlineNicknameMax).describe('Its nickname, for the platform the brand\'s name.')
}).describe('A party of a contract, an agent or the platform.'),
  "turnover": zod.string().max(getContractBillResponseValueDownlinesItemTurnoverMax).regex(getContractBillResponseValueDownlinesItemTurnoverRegExp).describe('The line\'s valid turnover in the window.'),
  "rate": zod.int().min(getContractBillResponseValueDownlinesItemRateMin).max(getContractBillResponseValueDownlinesItemRateMax).describe('Its rate.'),
  "gross": zod.string().max(getContractBillResponseValueDownlinesItemGrossMax).regex(getContractBillResponseValueDownlinesItemGrossRegExp).describe('Its gross.')
}).describe('The bill of a direct downline, whose gross is taken off.')).max(getContractBillResponseValueDownlinesMax).describe('The bills whose gross adds up to `downlineGross`.'),
  "adjustments": zod.array(zod.strictObject({
  "betId": zod.string().min(1).max(getContractBillResponseValueAdjustmentsItemBetIdMax).describe('The bet.'),
  "windowFrom": zod.iso.datetime({"offset":true}).max(getContractBillResponseValueAdjustmentsItemWindowFromMax).describe('The beginning of the window that it belongs to.'),
  "turnover": zod.string().max(getContractBillResponseValueAdjustmentsItemTurnoverMax).regex(getContractBillResponseValueAdjustmentsItemTurnoverRegExp).describe('By how much it changes the turnover, signed.'),
  "amount": zod.string().max(getContractBillResponseValueAdjustmentsItemAmountMax).regex(getContractBillResponseValueAdjustmentsItemAmountRegExp).describe('By how much it changes the gross, signed.'),
  "settledAt": zod.iso.datetime({"offset":true}).max(getContractBillResponseValueAdjustmentsItemSettledAtMax).describe('When it was settled.')
}).describe('A bet of an earlier window that was settled, or settled anew, in this one.')).max(getContractBillResponseValueAdjustmentsMax).describe('The bets whose amounts add up to `adjustment`, the greatest first; beyond 1,000 `listIncomeBets` has them all.'),
  "payments": zod.array(zod.strictObject({
  "entryId": zod.string().min(1).max(getContractBillResponseValuePaymentsItemEntryIdMax).describe('The entry in the ledger.'),
  "payer": zod.enum(['platform', 'dividend_gap', 'rounding']).describe('The account that paid: the platform\'s, the one for dividends that downlines get above their upline, or the one that takes rounding residue.'),
  "amount": zod.string().max(getContractBillResponseValuePaymentsItemAmountMax).regex(getContractBillResponseValuePaymentsItemAmountRegExp).describe('How much; the rest to the currency\'s decimals is of `rounding`.'),
  "at": zod.iso.datetime({"offset":true}).max(getContractBillResponseValuePaymentsItemAtMax).describe('When.')
}).describe('A payment of a bill.')).max(getContractBillResponseValuePaymentsMax).describe('The payments, which add up to `paid`.'),
  "reason": zod.string().max(getContractBillResponseValueReasonMax).nullable().describe('Why it waits, was denied or has expired, in the operator\'s words, for the agent who is paid and for operators; else null.'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(getContractBillResponseValueExpiresAtMax).nullable().describe('When a bill that waits expires unless an operator decides before; else null.')
}).describe('A bill with everything that it was computed from.')
}).describe('The answer of `getContractBill`.')

export const getContractBill = {
  response: GetContractBillResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'error_not_agent', 'contract_kind_unavailable', 'forbidden', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
