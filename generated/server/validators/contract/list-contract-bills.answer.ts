// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listContractBillsResponseValueContentItemBillIdMax = 40;

export const listContractBillsResponseValueContentItemContractIdMax = 40;

export const listContractBillsResponseValueContentItemContractVersionMax = 1000;

export const listContractBillsResponseValueContentItemDownlineIdMax = 40;

export const listContractBillsResponseValueContentItemDownlineAccountMax = 64;

export const listContractBillsResponseValueContentItemDownlineNicknameMax = 64;

export const listContractBillsResponseValueContentItemWindowFromMax = 30;

export const listContractBillsResponseValueContentItemWindowToMax = 30;

export const listContractBillsResponseValueContentItemTurnoverMax = 25;

export const listContractBillsResponseValueContentItemTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listContractBillsResponseValueContentItemTeamResultMax = 25;

export const listContractBillsResponseValueContentItemTeamResultRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listContractBillsResponseValueContentItemActiveDownlinesMin = 0;

export const listContractBillsResponseValueContentItemActiveDownlinesMax = 100000000;

export const listContractBillsResponseValueContentItemTierMax = 6;

export const listContractBillsResponseValueContentItemRateMin = 0;

export const listContractBillsResponseValueContentItemRateMax = 10000;

export const listContractBillsResponseValueContentItemGrossMax = 25;

export const listContractBillsResponseValueContentItemGrossRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listContractBillsResponseValueContentItemDownlineGrossMax = 25;

export const listContractBillsResponseValueContentItemDownlineGrossRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listContractBillsResponseValueContentItemAdjustmentMax = 25;

export const listContractBillsResponseValueContentItemAdjustmentRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listContractBillsResponseValueContentItemCarriedInMax = 25;

export const listContractBillsResponseValueContentItemCarriedInRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listContractBillsResponseValueContentItemCarriedOutMax = 25;

export const listContractBillsResponseValueContentItemCarriedOutRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listContractBillsResponseValueContentItemGapMax = 25;

export const listContractBillsResponseValueContentItemGapRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listContractBillsResponseValueContentItemNetMax = 25;

export const listContractBillsResponseValueContentItemNetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listContractBillsResponseValueContentItemPaidMax = 25;

export const listContractBillsResponseValueContentItemPaidRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listContractBillsResponseValueContentItemIssuedAtMax = 30;

export const listContractBillsResponseValueContentItemPaidAtMax = 30;

export const listContractBillsResponseValueContentItemRestAtMax = 30;

export const listContractBillsResponseValueContentMax = 100;

export const listContractBillsResponseValueTotalPagesMin = 0;

export const listContractBillsResponseValueTotalPagesMax = 1000000;

export const listContractBillsResponseValueTotalElementsMin = 0;

export const listContractBillsResponseValueTotalElementsMax = 100000000;

export const listContractBillsResponseValueTotalsCountMin = 0;

export const listContractBillsResponseValueTotalsCountMax = 100000000;

export const listContractBillsResponseValueTotalsTurnoverMax = 25;

export const listContractBillsResponseValueTotalsTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listContractBillsResponseValueTotalsGrossMax = 25;

export const listContractBillsResponseValueTotalsGrossRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listContractBillsResponseValueTotalsDownlineGrossMax = 25;

export const listContractBillsResponseValueTotalsDownlineGrossRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listContractBillsResponseValueTotalsAdjustmentMax = 25;

export const listContractBillsResponseValueTotalsAdjustmentRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listContractBillsResponseValueTotalsNetMax = 25;

export const listContractBillsResponseValueTotalsNetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listContractBillsResponseValueTotalsPaidMax = 25;

export const listContractBillsResponseValueTotalsPaidRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listContractBillsResponseValueAsOfMax = 30;

export const ListContractBillsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "billId": zod.string().min(1).max(listContractBillsResponseValueContentItemBillIdMax).describe('Its id.'),
  "contractId": zod.string().min(1).max(listContractBillsResponseValueContentItemContractIdMax).describe('The contract.'),
  "contractVersion": zod.int().min(1).max(listContractBillsResponseValueContentItemContractVersionMax).describe('The signed version that was applied.'),
  "kind": zod.enum(['dividend', 'daily', 'hourly', 'realtime']).describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n'),
  "side": zod.enum(['own', 'downline']).describe('`own`: the agent of the session is paid by it. `downline`: the agent of the session is the upline and a direct downline is paid by it.'),
  "downline": zod.strictObject({
  "id": zod.string().min(1).max(listContractBillsResponseValueContentItemDownlineIdMax).nullable().describe('The agent, null for the platform.'),
  "account": zod.string().min(1).max(listContractBillsResponseValueContentItemDownlineAccountMax).describe('Its account name, for the platform `platform`.'),
  "nickname": zod.string().min(1).max(listContractBillsResponseValueContentItemDownlineNicknameMax).describe('Its nickname, for the platform the brand\'s name.')
}).describe('Who is paid.'),
  "windowFrom": zod.iso.datetime({"offset":true}).max(listContractBillsResponseValueContentItemWindowFromMax).describe('The beginning of the window, included.'),
  "windowTo": zod.iso.datetime({"offset":true}).max(listContractBillsResponseValueContentItemWindowToMax).describe('Its end, not included.'),
  "turnover": zod.string().max(listContractBillsResponseValueContentItemTurnoverMax).regex(listContractBillsResponseValueContentItemTurnoverRegExp).describe('The team\'s valid turnover in the window.'),
  "teamResult": zod.string().max(listContractBillsResponseValueContentItemTeamResultMax).regex(listContractBillsResponseValueContentItemTeamResultRegExp).describe('The team\'s result in the window, negative when it lost.'),
  "activeDownlines": zod.int().min(listContractBillsResponseValueContentItemActiveDownlinesMin).max(listContractBillsResponseValueContentItemActiveDownlinesMax).describe('Active downlines in the window, the agent included.'),
  "tier": zod.int().min(1).max(listContractBillsResponseValueContentItemTierMax).nullable().describe('The tier that held, from 1, null where none did.'),
  "rate": zod.int().min(listContractBillsResponseValueContentItemRateMin).max(listContractBillsResponseValueContentItemRateMax).describe('Its rate, 0 where none held.'),
  "gross": zod.string().max(listContractBillsResponseValueContentItemGrossMax).regex(listContractBillsResponseValueContentItemGrossRegExp).describe('Rate x turnover after `carriedIn`; for a dividend rate x the loss after it.'),
  "downlineGross": zod.string().max(listContractBillsResponseValueContentItemDownlineGrossMax).regex(listContractBillsResponseValueContentItemDownlineGrossRegExp).describe('The gross of the direct downlines with a contract of the same kind.'),
  "adjustment": zod.string().max(listContractBillsResponseValueContentItemAdjustmentMax).regex(listContractBillsResponseValueContentItemAdjustmentRegExp).describe('Signed changes for bets of earlier windows that were settled, or settled anew, in this one. They are part of `gross`.'),
  "carriedIn": zod.string().max(listContractBillsResponseValueContentItemCarriedInMax).regex(listContractBillsResponseValueContentItemCarriedInRegExp).describe('Dividend: the win of earlier windows that lowers the loss. Salary: the turnover that corrections took from earlier windows beyond what these had, which lowers this one.'),
  "carriedOut": zod.string().max(listContractBillsResponseValueContentItemCarriedOutMax).regex(listContractBillsResponseValueContentItemCarriedOutRegExp).describe('What is carried to the next window: the win of a dividend, the lacking turnover of a salary.'),
  "gap": zod.string().max(listContractBillsResponseValueContentItemGapMax).regex(listContractBillsResponseValueContentItemGapRegExp).describe('How far the gross of the downlines is above `gross`; the platform\'s account `dividend_gap` pays it for dividends.'),
  "net": zod.string().max(listContractBillsResponseValueContentItemNetMax).regex(listContractBillsResponseValueContentItemNetRegExp).describe('What is due: gross less `downlineGross`, never below 0.00.'),
  "paid": zod.string().max(listContractBillsResponseValueContentItemPaidMax).regex(listContractBillsResponseValueContentItemPaidRegExp).describe('What has been paid of it.'),
  "state": zod.enum(['pending', 'issued', 'part_collected', 'not_reached', 'insufficient', 'denied', 'expired']).describe('`pending`: it waits, because an operator holds the payments of the agent. `issued`: paid in full. `part_collected`: paid in part, the rest\nfollows. `not_reached`: no tier was satisfied, nothing is due. `insufficient`: the payer\'s account cannot pay now, all of it follows.\n`denied`: an operator stopped it, with a reason. `expired`: not decided within the time that the brand\nsets; what is unpaid of it is never paid. What a bill says of turnover, gross, carry-over and downlines is the same in every state.\n\nA brand may limit what the account `platform` pays for contracts on a day of its time zone. What is left of the day pays bills in this\norder: those that earlier settlements left open first, then by the end of the window, kind (by name) and contract. The bill that\ncrosses the limit is `part_collected`, those after it are `insufficient`. Each midnight, and each settlement before\nits own bills, pays what is open, in the same order. What `dividend_gap` pays of a bill does not count and is paid first. A hold\nmakes what is open `pending`, from then on with the time of `expiresAt`; paying it takes what is left of the day.\n'),
  "issuedAt": zod.iso.datetime({"offset":true}).max(listContractBillsResponseValueContentItemIssuedAtMax).describe('When the window was settled or will be.'),
  "paidAt": zod.iso.datetime({"offset":true}).max(listContractBillsResponseValueContentItemPaidAtMax).nullable().describe('When it was paid in full, null until then.'),
  "restAt": zod.iso.datetime({"offset":true}).max(listContractBillsResponseValueContentItemRestAtMax).nullable().describe('When what is still due is paid next, as far as the limit of that day reaches; null unless it is `part_collected` or `insufficient`.')
}).describe('What a contract pays for one window. There is exactly one bill for a contract and a window, however often and by\nhowever many processes the window is settled.\n')).max(listContractBillsResponseValueContentMax).describe('The bills of the page.'),
  "totalPages": zod.int().min(listContractBillsResponseValueTotalPagesMin).max(listContractBillsResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listContractBillsResponseValueTotalElementsMin).max(listContractBillsResponseValueTotalElementsMax).describe('Rows in all.'),
  "totals": zod.strictObject({
  "count": zod.int().min(listContractBillsResponseValueTotalsCountMin).max(listContractBillsResponseValueTotalsCountMax).describe('Bills.'),
  "turnover": zod.string().max(listContractBillsResponseValueTotalsTurnoverMax).regex(listContractBillsResponseValueTotalsTurnoverRegExp).describe('Turnover of the windows.'),
  "gross": zod.string().max(listContractBillsResponseValueTotalsGrossMax).regex(listContractBillsResponseValueTotalsGrossRegExp).describe('Gross.'),
  "downlineGross": zod.string().max(listContractBillsResponseValueTotalsDownlineGrossMax).regex(listContractBillsResponseValueTotalsDownlineGrossRegExp).describe('The part of the downlines.'),
  "adjustment": zod.string().max(listContractBillsResponseValueTotalsAdjustmentMax).regex(listContractBillsResponseValueTotalsAdjustmentRegExp).describe('Signed changes.'),
  "net": zod.string().max(listContractBillsResponseValueTotalsNetMax).regex(listContractBillsResponseValueTotalsNetRegExp).describe('Net.'),
  "paid": zod.string().max(listContractBillsResponseValueTotalsPaidMax).regex(listContractBillsResponseValueTotalsPaidRegExp).describe('Paid.')
}).describe('The totals of all pages.'),
  "asOf": zod.iso.datetime({"offset":true}).max(listContractBillsResponseValueAsOfMax).describe('The server\'s clock at the time of the answer, by which windows end and are settled.')
}).describe('A page of bills.')
}).describe('The answer of `listContractBills`.')

export const listContractBills = {
  response: ListContractBillsResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'error_not_agent', 'contract_kind_unavailable', 'forbidden', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
