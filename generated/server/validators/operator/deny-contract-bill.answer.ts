// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const denyContractBillResponseValueBillBillIdMax = 40;

export const denyContractBillResponseValueBillContractIdMax = 40;

export const denyContractBillResponseValueBillContractVersionMax = 1000;

export const denyContractBillResponseValueBillDownlineIdMax = 40;

export const denyContractBillResponseValueBillDownlineAccountMax = 64;

export const denyContractBillResponseValueBillDownlineNicknameMax = 64;

export const denyContractBillResponseValueBillWindowFromMax = 30;

export const denyContractBillResponseValueBillWindowToMax = 30;

export const denyContractBillResponseValueBillTurnoverMax = 25;

export const denyContractBillResponseValueBillTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const denyContractBillResponseValueBillTeamResultMax = 25;

export const denyContractBillResponseValueBillTeamResultRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const denyContractBillResponseValueBillActiveDownlinesMin = 0;

export const denyContractBillResponseValueBillActiveDownlinesMax = 100000000;

export const denyContractBillResponseValueBillTierMax = 6;

export const denyContractBillResponseValueBillRateMin = 0;

export const denyContractBillResponseValueBillRateMax = 10000;

export const denyContractBillResponseValueBillGrossMax = 25;

export const denyContractBillResponseValueBillGrossRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const denyContractBillResponseValueBillDownlineGrossMax = 25;

export const denyContractBillResponseValueBillDownlineGrossRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const denyContractBillResponseValueBillAdjustmentMax = 25;

export const denyContractBillResponseValueBillAdjustmentRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const denyContractBillResponseValueBillCarriedInMax = 25;

export const denyContractBillResponseValueBillCarriedInRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const denyContractBillResponseValueBillCarriedOutMax = 25;

export const denyContractBillResponseValueBillCarriedOutRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const denyContractBillResponseValueBillGapMax = 25;

export const denyContractBillResponseValueBillGapRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const denyContractBillResponseValueBillNetMax = 25;

export const denyContractBillResponseValueBillNetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const denyContractBillResponseValueBillPaidMax = 25;

export const denyContractBillResponseValueBillPaidRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const denyContractBillResponseValueBillIssuedAtMax = 30;

export const denyContractBillResponseValueBillPaidAtMax = 30;

export const denyContractBillResponseValueBillRestAtMax = 30;

export const denyContractBillResponseValueReasonMax = 300;

export const denyContractBillResponseValueExpiresAtMax = 30;

export const DenyContractBillResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "bill": zod.strictObject({
  "billId": zod.string().min(1).max(denyContractBillResponseValueBillBillIdMax).describe('Its id.'),
  "contractId": zod.string().min(1).max(denyContractBillResponseValueBillContractIdMax).describe('The contract.'),
  "contractVersion": zod.int().min(1).max(denyContractBillResponseValueBillContractVersionMax).describe('The signed version that was applied.'),
  "kind": zod.enum(['dividend', 'daily', 'hourly', 'realtime']).describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n'),
  "side": zod.enum(['own', 'downline']).describe('`own`: the agent of the session is paid by it. `downline`: the agent of the session is the upline and a direct downline is paid by it.'),
  "downline": zod.strictObject({
  "id": zod.string().min(1).max(denyContractBillResponseValueBillDownlineIdMax).nullable().describe('The agent, null for the platform.'),
  "account": zod.string().min(1).max(denyContractBillResponseValueBillDownlineAccountMax).describe('Its account name, for the platform `platform`.'),
  "nickname": zod.string().min(1).max(denyContractBillResponseValueBillDownlineNicknameMax).describe('Its nickname, for the platform the brand\'s name.')
}).describe('Who is paid.'),
  "windowFrom": zod.iso.datetime({"offset":true}).max(denyContractBillResponseValueBillWindowFromMax).describe('The beginning of the window, included.'),
  "windowTo": zod.iso.datetime({"offset":true}).max(denyContractBillResponseValueBillWindowToMax).describe('Its end, not included.'),
  "turnover": zod.string().max(denyContractBillResponseValueBillTurnoverMax).regex(denyContractBillResponseValueBillTurnoverRegExp).describe('The team\'s valid turnover in the window.'),
  "teamResult": zod.string().max(denyContractBillResponseValueBillTeamResultMax).regex(denyContractBillResponseValueBillTeamResultRegExp).describe('The team\'s result in the window, negative when it lost.'),
  "activeDownlines": zod.int().min(denyContractBillResponseValueBillActiveDownlinesMin).max(denyContractBillResponseValueBillActiveDownlinesMax).describe('Active downlines in the window, the agent included.'),
  "tier": zod.int().min(1).max(denyContractBillResponseValueBillTierMax).nullable().describe('The tier that held, from 1, null where none did.'),
  "rate": zod.int().min(denyContractBillResponseValueBillRateMin).max(denyContractBillResponseValueBillRateMax).describe('Its rate, 0 where none held.'),
  "gross": zod.string().max(denyContractBillResponseValueBillGrossMax).regex(denyContractBillResponseValueBillGrossRegExp).describe('Rate x turnover after `carriedIn`; for a dividend rate x the loss after it.'),
  "downlineGross": zod.string().max(denyContractBillResponseValueBillDownlineGrossMax).regex(denyContractBillResponseValueBillDownlineGrossRegExp).describe('The gross of the direct downlines with a contract of the same kind.'),
  "adjustment": zod.string().max(denyContractBillResponseValueBillAdjustmentMax).regex(denyContractBillResponseValueBillAdjustmentRegExp).describe('Signed changes for bets of earlier windows that were settled, or settled anew, in this one. They are part of `gross`.'),
  "carriedIn": zod.string().max(denyContractBillResponseValueBillCarriedInMax).regex(denyContractBillResponseValueBillCarriedInRegExp).describe('Dividend: the win of earlier windows that lowers the loss. Salary: the turnover that corrections took from earlier windows beyond what these had, which lowers this one.'),
  "carriedOut": zod.string().max(denyContractBillResponseValueBillCarriedOutMax).regex(denyContractBillResponseValueBillCarriedOutRegExp).describe('What is carried to the next window: the win of a dividend, the lacking turnover of a salary.'),
  "gap": zod.string().max(denyContractBillResponseValueBillGapMax).regex(denyContractBillResponseValueBillGapRegExp).describe('How far the gross of the downlines is above `gross`; the platform\'s account `dividend_gap` pays it for dividends.'),
  "net": zod.string().max(denyContractBillResponseValueBillNetMax).regex(denyContractBillResponseValueBillNetRegExp).describe('What is due: gross less `downlineGross`, never below 0.00.'),
  "paid": zod.string().max(denyContractBillResponseValueBillPaidMax).regex(denyContractBillResponseValueBillPaidRegExp).describe('What has been paid of it.'),
  "state": zod.enum(['pending', 'issued', 'part_collected', 'not_reached', 'insufficient', 'denied', 'expired']).describe('`pending`: it waits, because an operator holds the payments of the agent. `issued`: paid in full. `part_collected`: paid in part, the rest\nfollows. `not_reached`: no tier was satisfied, nothing is due. `insufficient`: the payer\'s account cannot pay now, all of it follows.\n`denied`: an operator stopped it, with a reason. `expired`: not decided within the time that the brand\nsets; what is unpaid of it is never paid. What a bill says of turnover, gross, carry-over and downlines is the same in every state.\n\nA brand may limit what the account `platform` pays for contracts on a day of its time zone. What is left of the day pays bills in this\norder: those that earlier settlements left open first, then by the end of the window, kind (by name) and contract. The bill that\ncrosses the limit is `part_collected`, those after it are `insufficient`. Each midnight, and each settlement before\nits own bills, pays what is open, in the same order. What `dividend_gap` pays of a bill does not count and is paid first. A hold\nmakes what is open `pending`, from then on with the time of `expiresAt`; paying it takes what is left of the day.\n'),
  "issuedAt": zod.iso.datetime({"offset":true}).max(denyContractBillResponseValueBillIssuedAtMax).describe('When the window was settled or will be.'),
  "paidAt": zod.iso.datetime({"offset":true}).max(denyContractBillResponseValueBillPaidAtMax).nullable().describe('When it was paid in full, null until then.'),
  "restAt": zod.iso.datetime({"offset":true}).max(denyContractBillResponseValueBillRestAtMax).nullable().describe('When what is still due is paid next, as far as the limit of that day reaches; null unless it is `part_collected` or `insufficient`.')
}).describe('What a contract pays for one window. There is exactly one bill for a contract and a window, however often and by\nhowever many processes the window is settled.\n'),
  "reason": zod.string().max(denyContractBillResponseValueReasonMax).nullable().describe('Why it waits, was denied or has expired, in the operator\'s words, for the agent who is paid and for operators; else null.'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(denyContractBillResponseValueExpiresAtMax).nullable().describe('When a bill that waits expires unless an operator decides before; else null.')
}).describe('A bill as an operator sees it.')
}).describe('The answer of `denyContractBill`.')

export const denyContractBill = {
  response: DenyContractBillResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'not_found', 'conflict', 'idempotency_conflict', 'payload_too_large', 'unsupported_media_type', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
