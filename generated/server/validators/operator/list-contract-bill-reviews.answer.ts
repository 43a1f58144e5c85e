// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listContractBillReviewsResponseValueContentItemBillBillIdMax = 40;

export const listContractBillReviewsResponseValueContentItemBillContractIdMax = 40;

export const listContractBillReviewsResponseValueContentItemBillContractVersionMax = 1000;

export const listContractBillReviewsResponseValueContentItemBillDownlineIdMax = 40;

export const listContractBillReviewsResponseValueContentItemBillDownlineAccountMax = 64;

export const listContractBillReviewsResponseValueContentItemBillDownlineNicknameMax = 64;

export const listContractBillReviewsResponseValueContentItemBillWindowFromMax = 30;

export const listContractBillReviewsResponseValueContentItemBillWindowToMax = 30;

export const listContractBillReviewsResponseValueContentItemBillTurnoverMax = 25;

export const listContractBillReviewsResponseValueContentItemBillTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listContractBillReviewsResponseValueContentItemBillTeamResultMax = 25;

export const listContractBillReviewsResponseValueContentItemBillTeamResultRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listContractBillReviewsResponseValueContentItemBillActiveDownlinesMin = 0;

export const listContractBillReviewsResponseValueContentItemBillActiveDownlinesMax = 100000000;

export const listContractBillReviewsResponseValueContentItemBillTierMax = 6;

export const listContractBillReviewsResponseValueContentItemBillRateMin = 0;

export const listContractBillReviewsResponseValueContentItemBillRateMax = 10000;

export const listContractBillReviewsResponseValueContentItemBillGrossMax = 25;

export const listContractBillReviewsResponseValueContentItemBillGrossRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listContractBillReviewsResponseValueContentItemBillDownlineGrossMax = 25;

export const listContractBillReviewsResponseValueContentItemBillDownlineGrossRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listContractBillReviewsResponseValueContentItemBillAdjustmentMax = 25;

export const listContractBillReviewsResponseValueContentItemBillAdjustmentRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listContractBillReviewsResponseValueContentItemBillCarriedInMax = 25;

export const listContractBillReviewsResponseValueContentItemBillCarriedInRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listContractBillReviewsResponseValueContentItemBillCarriedOutMax = 25;

export const listContractBillReviewsResponseValueContentItemBillCarriedOutRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listContractBillReviewsResponseValueContentItemBillGapMax = 25;

export const listContractBillReviewsResponseValueContentItemBillGapRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listContractBillReviewsResponseValueContentItemBillNetMax = 25;

export const listContractBillReviewsResponseValueContentItemBillNetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listContractBillReviewsResponseValueContentItemBillPaidMax = 25;

export const listContractBillReviewsResponseValueContentItemBillPaidRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listContractBillReviewsResponseValueContentItemBillIssuedAtMax = 30;

export const listContractBillReviewsResponseValueContentItemBillPaidAtMax = 30;

export const listContractBillReviewsResponseValueContentItemBillRestAtMax = 30;

export const listContractBillReviewsResponseValueContentItemReasonMax = 300;

export const listContractBillReviewsResponseValueContentItemExpiresAtMax = 30;

export const listContractBillReviewsResponseValueContentMax = 100;

export const listContractBillReviewsResponseValueTotalPagesMin = 0;

export const listContractBillReviewsResponseValueTotalPagesMax = 1000000;

export const listContractBillReviewsResponseValueTotalElementsMin = 0;

export const listContractBillReviewsResponseValueTotalElementsMax = 100000000;

export const ListContractBillReviewsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "bill": zod.strictObject({
  "billId": zod.string().min(1).max(listContractBillReviewsResponseValueContentItemBillBillIdMax).describe('Its id.'),
  "contractId": zod.string().min(1).max(listContractBillReviewsResponseValueContentItemBillContractIdMax).describe('The contract.'),
  "contractVersion": zod.int().min(1).max(listContractBillReviewsResponseValueContentItemBillContractVersionMax).describe('The signed version that was applied.'),
  "kind": zod.enum(['dividend', 'daily', 'hourly', 'realtime']).describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n'),
  "side": zod.enum(['own', 'downline']).describe('`own`: the agent of the session is paid by it. `downline`: the agent of the session is the upline and a direct downline is paid by it.'),
  "downline": zod.strictObject({
  "id": zod.string().min(1).max(listContractBillReviewsResponseValueContentItemBillDownlineIdMax).nullable().describe('The agent, null for the platform.'),
  "account": zod.string().min(1).max(listContractBillReviewsResponseValueContentItemBillDownlineAccountMax).describe('Its account name, for the platform `platform`.'),
  "nickname": zod.string().min(1).max(listContractBillReviewsResponseValueContentItemBillDownlineNicknameMax).describe('Its nickname, for the platform the brand\'s name.')
}).describe('Who is paid.'),
  "windowFrom": zod.iso.datetime({"offset":true}).max(listContractBillReviewsResponseValueContentItemBillWindowFromMax).describe('The beginning of the window, included.'),
  "windowTo": zod.iso.datetime({"offset":true}).max(listContractBillReviewsResponseValueContentItemBillWindowToMax).describe('Its end, not included.'),
  "turnover": zod.string().max(listContractBillReviewsResponseValueContentItemBillTurnoverMax).regex(listContractBillReviewsResponseValueContentItemBillTurnoverRegExp).describe('The team\'s valid turnover in the window.'),
  "teamResult": zod.string().max(listContractBillReviewsResponseValueContentItemBillTeamResultMax).regex(listContractBillReviewsResponseValueContentItemBillTeamResultRegExp).describe('The team\'s result in the window, negative when it lost.'),
  "activeDownlines": zod.int().min(listContractBillReviewsResponseValueContentItemBillActiveDownlinesMin).max(listContractBillReviewsResponseValueContentItemBillActiveDownlinesMax).describe('Active downlines in the window, the agent included.'),
  "tier": zod.int().min(1).max(listContractBillReviewsResponseValueContentItemBillTierMax).nullable().describe('The tier that held, from 1, null where none did.'),
  "rate": zod.int().min(listContractBillReviewsResponseValueContentItemBillRateMin).max(listContractBillReviewsResponseValueContentItemBillRateMax).describe('Its rate, 0 where none held.'),
  "gross": zod.string().max(listContractBillReviewsResponseValueContentItemBillGrossMax).regex(listContractBillReviewsResponseValueContentItemBillGrossRegExp).describe('Rate x turnover after `carriedIn`; for a dividend rate x the loss after it.'),
  "downlineGross": zod.string().max(listContractBillReviewsResponseValueContentItemBillDownlineGrossMax).regex(listContractBillReviewsResponseValueContentItemBillDownlineGrossRegExp).describe('The gross of the direct downlines with a contract of the same kind.'),
  "adjustment": zod.string().max(listContractBillReviewsResponseValueContentItemBillAdjustmentMax).regex(listContractBillReviewsResponseValueContentItemBillAdjustmentRegExp).describe('Signed changes for bets of earlier windows that were settled, or settled anew, in this one. They are part of `gross`.'),
  "carriedIn": zod.string().max(listContractBillReviewsResponseValueContentItemBillCarriedInMax).regex(listContractBillReviewsResponseValueContentItemBillCarriedInRegExp).describe('Dividend: the win of earlier windows that lowers the loss. Salary: the turnover that corrections took from earlier windows beyond what these had, which lowers this one.'),
  "carriedOut": zod.string().max(listContractBillReviewsResponseValueContentItemBillCarriedOutMax).regex(listContractBillReviewsResponseValueContentItemBillCarriedOutRegExp).describe('What is carried to the next window: the win of a dividend, the lacking turnover of a salary.'),
  "gap": zod.string().max(listContractBillReviewsResponseValueContentItemBillGapMax).regex(listContractBillReviewsResponseValueContentItemBillGapRegExp).describe('How far the gross of the downlines is above `gross`; the platform\'s account `dividend_gap` pays it for dividends.'),
  "net": zod.string().max(listContractBillReviewsResponseValueContentItemBillNetMax).regex(listContractBillReviewsResponseValueContentItemBillNetRegExp).describe('What is due: gross less `downlineGross`, never below 0.00.'),
  "paid": zod.string().max(listContractBillReviewsResponseValueContentItemBillPaidMax).regex(listContractBillReviewsResponseValueContentItemBillPaidRegExp).describe('What has been paid of it.'),
  "state": zod.enum(['pending', 'issued', 'part_collected', 'not_reached', 'insufficient', 'denied', 'expired']).describe('`pending`: it waits, because an operator holds the payments of the agent. `issued`: paid in full. `part_collected`: paid in part, the rest\nfollows. `not_reached`: no tier was satisfied, nothing is due. `insufficient`: the payer\'s account cannot pay now, all of it follows.\n`denied`: an operator stopped it, with a reason. `expired`: not decided within the time that the brand\nsets; what is unpaid of it is never paid. What a bill says of turnover, gross, carry-over and downlines is the same in every state.\n\nA brand may limit what the account `platform` pays for contracts on a day of its time zone. What is left of the day pays bills in this\norder: those that earlier settlements left open first, then by the end of the window, kind (by name) and contract. The bill that\ncrosses the limit is `part_collected`, those after it are `insufficient`. Each midnight, and each settlement before\nits own bills, pays what is open, in the same order. What `dividend_gap` pays of a bill does not count and is paid first. A hold\nmakes what is open `pending`, from then on with the time of `expiresAt`; paying it takes what is left of the day.\n'),
  "issuedAt": zod.iso.datetime({"offset":true}).max(listContractBillReviewsResponseValueContentItemBillIssuedAtMax).describe('When the window was settled or will be.'),
  "paidAt": zod.iso.datetime({"offset":true}).max(listContractBillReviewsResponseValueContentItemBillPaidAtMax).nullable().describe('When it was paid in full, null until then.'),
  "restAt": zod.iso.datetime({"offset":true}).max(listContractBillReviewsResponseValueContentItemBillRestAtMax).nullable().describe('When what is still due is paid next, as far as the limit of that day reaches; null unless it is `part_collected` or `insufficient`.')
}).describe('What a contract pays for one window. There is exactly one bill for a contract and a window, however often and by\nhowever many processes the window is settled.\n'),
  "reason": zod.string().max(listContractBillReviewsResponseValueContentItemReasonMax).nullable().describe('Why it waits, was denied or has expired, in the operator\'s words, for the agent who is paid and for operators; else null.'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(listContractBillReviewsResponseValueContentItemExpiresAtMax).nullable().describe('When a bill that waits expires unless an operator decides before; else null.')
}).describe('A bill as an operator sees it.')).max(listContractBillReviewsResponseValueContentMax).describe('The bills of the page.'),
  "totalPages": zod.int().min(listContractBillReviewsResponseValueTotalPagesMin).max(listContractBillReviewsResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listContractBillReviewsResponseValueTotalElementsMin).max(listContractBillReviewsResponseValueTotalElementsMax).describe('Rows in all.')
}).describe('A page of the list.')
}).describe('The answer of `listContractBillReviews`.')

export const listContractBillReviews = {
  response: ListContractBillReviewsResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
