// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const releaseContractBillResponseValueBillBillIdMax = 40;

export const releaseContractBillResponseValueBillContractIdMax = 40;

export const releaseContractBillResponseValueBillContractVersionMax = 1000;

export const releaseContractBillResponseValueBillDownlineIdMax = 40;

export const releaseContractBillResponseValueBillDownlineAccountMax = 64;

export const releaseContractBillResponseValueBillDownlineNicknameMax = 64;

export const releaseContractBillResponseValueBillWindowFromMax = 30;

export const releaseContractBillResponseValueBillWindowToMax = 30;

export const releaseContractBillResponseValueBillTurnoverMax = 25;

export const releaseContractBillResponseValueBillTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const releaseContractBillResponseValueBillTeamResultMax = 25;

export const releaseContractBillResponseValueBillTeamResultRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const releaseContractBillResponseValueBillActiveDownlinesMin = 0;

export const releaseContractBillResponseValueBillActiveDownlinesMax = 100000000;

export const releaseContractBillResponseValueBillTierMax = 6;

export const releaseContractBillResponseValueBillRateMin = 0;

export const releaseContractBillResponseValueBillRateMax = 10000;

export const releaseContractBillResponseValueBillGrossMax = 25;

export const releaseContractBillResponseValueBillGrossRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const releaseContractBillResponseValueBillDownlineGrossMax = 25;

export const releaseContractBillResponseValueBillDownlineGrossRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const releaseContractBillResponseValueBillAdjustmentMax = 25;

export const releaseContractBillResponseValueBillAdjustmentRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const releaseContractBillResponseValueBillCarriedInMax = 25;

export const releaseContractBillResponseValueBillCarriedInRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const releaseContractBillResponseValueBillCarriedOutMax = 25;

export const releaseContractBillResponseValueBillCarriedOutRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const releaseContractBillResponseValueBillGapMax = 25;

export const releaseContractBillResponseValueBillGapRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const releaseContractBillResponseValueBillNetMax = 25;

export const releaseContractBillResponseValueBillNetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const releaseContractBillResponseValueBillPaidMax = 25;

export const releaseContractBillResponseValueBillPaidRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const releaseContractBillResponseValueBillIssuedAtMax = 30;

export const releaseContractBillResponseValueBillPaidAtMax = 30;

export const releaseContractBillResponseValueBillRestAtMax = 30;

export const releaseContractBillResponseValueReasonMax = 300;

export const releaseContractBillResponseValueExpiresAtMax = 30;

export const ReleaseContractBillResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "bill": zod.strictObject({
  "billId": zod.string().min(1).max(releaseContractBillResponseValueBillBillIdMax).describe('Its id.'),
  "contractId": zod.string().min(1).max(releaseContractBillResponseValueBillContractIdMax).describe('The contract.'),
  "contractVersion": zod.int().min(1).max(releaseContractBillResponseValueBillContractVersionMax).describe('The signed version that was applied.'),
  "kind": zod.enum(['dividend', 'daily', 'hourly', 'realtime']).describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n'),
  "side": zod.enum(['own', 'downline']).describe('`own`: the agent of the session is paid by it. `downline`: the agent of the session is the upline and a direct downline is paid by it.'),
  "downline": zod.strictObject({
  "id": zod.string().min(1).max(releaseContractBillResponseValueBillDownlineIdMax).nullable().describe('The agent, null for the platform.'),
  "account": zod.string().min(1).max(releaseContractBillResponseValueBillDownlineAccountMax).describe('Its account name, for the platform `platform`.'),
  "nickname": zod.string().min(1).max(releaseContractBillResponseValueBillDownlineNicknameMax).describe('Its nickname, for the platform the brand\'s name.')
}).describe('Who is paid.'),
  "windowFrom": zod.iso.datetime({"offset":true}).max(releaseContractBillResponseValueBillWindowFromMax).describe('The beginning of the window, included.'),
  "windowTo": zod.iso.datetime({"offset":true}).max(releaseContractBillResponseValueBillWindowToMax).describe('Its end, not included.'),
  "turnover": zod.string().max(releaseContractBillResponseValueBillTurnoverMax).regex(releaseContractBillResponseValueBillTurnoverRegExp).describe('The team\'s valid turnover in the window.'),
  "teamResult": zod.string().max(releaseContractBillResponseValueBillTeamResultMax).regex(releaseContractBillResponseValueBillTeamResultRegExp).describe('The team\'s result in the window, negative when it lost.'),
  "activeDownlines": zod.int().min(releaseContractBillResponseValueBillActiveDownlinesMin).max(releaseContractBillResponseValueBillActiveDownlinesMax).describe('Active downlines in the window, the agent included.'),
  "tier": zod.int().min(1).max(releaseContractBillResponseValueBillTierMax).nullable().describe('The tier that held, from 1, null where none did.'),
  "rate": zod.int().min(releaseContractBillResponseValueBillRateMin).max(releaseContractBillResponseValueBillRateMax).describe('Its rate, 0 where none held.'),
  "gross": zod.string().max(releaseContractBillResponseValueBillGrossMax).regex(releaseContractBillResponseValueBillGrossRegExp).describe('Rate x turnover after `carriedIn`; for a dividend rate x the loss after it.'),
  "downlineGross": zod.string().max(releaseContractBillResponseValueBillDownlineGrossMax).regex(releaseContractBillResponseValueBillDownlineGrossRegExp).describe('The gross of the direct downlines with a contract of the same kind.'),
  "adjustment": zod.string().max(releaseContractBillResponseValueBillAdjustmentMax).regex(releaseContractBillResponseValueBillAdjustmentRegExp).describe('Signed changes for bets of earlier windows that were settled, or settled anew, in this one. They are part of `gross`.'),
  "carriedIn": zod.string().max(releaseContractBillResponseValueBillCarriedInMax).regex(releaseContractBillResponseValueBillCarriedInRegExp).describe('Dividend: the win of earlier windows that lowers the loss. Salary: the turnover that corrections took from earlier windows beyond what these had, which lowers this one.'),
  "carriedOut": zod.string().max(releaseContractBillResponseValueBillCarriedOutMax).regex(releaseContractBillResponseValueBillCarriedOutRegExp).describe('What is carried to the next window: the win of a dividend, the lacking turnover of a salary.'),
  "gap": zod.string().max(releaseContractBillResponseValueBillGapMax).regex(releaseContractBillResponseValueBillGapRegExp).describe('How far the gross of the downlines is above `gross`; the platform\'s account `dividend_gap` pays it for dividends.'),
  "net": zod.string().max(releaseContractBillResponseValueBillNetMax).regex(releaseContractBillResponseValueBillNetRegExp).describe('What is due: gross less `downlineGross`, never below 0.00.'),
  "paid": zod.string().max(releaseContractBillResponseValueBillPaidMax).regex(releaseContractBillResponseValueBillPaidRegExp).describe('What has been paid of it.'),
  "state": zod.enum(['pending', 'issued', 'part_collected', 'not_reached', 'insufficient', 'denied', 'expired']).describe('`pending`: it waits, because an operator holds the payments of the agent. `issued`: paid in full. `part_collected`: paid in part, the rest\nfollows. `not_reached`: no tier was satisfied, nothing is due. `insufficient`: the payer\'s account cannot pay now, all of it follows.\n`denied`: an operator stopped it, with a reason. `expired`: not decided within the time that the brand\nsets; what is unpaid of it is never paid. What a bill says of turnover, gross, carry-over and downlines is the same in every state.\n\nA brand may limit what the account `platform` pays for contracts on a day of its time zone. What is left of the day pays bills in this\norder: those that earlier settlements left open first, then by the end of the window, kind (by name) and contract. The bill that\ncrosses the limit is `part_collected`, those after it are `insufficient`. Each midnight, and each settlement before\nits own bills, pays what is open, in the same order. What `dividend_gap` pays of a bill does not count and is paid first. A hold\nmakes what is open `pending`, from then on with the time of `expiresAt`; paying it takes what is left of the day.\n'),
  "issuedAt": zod.iso.datetime({"offset":true}).max(releaseContractBillResponseValueBillIssuedAtMax).describe('When the window was settled or will be.'),
  "paidAt": zod.iso.datetime({"offset":true}).max(releaseContractBillResponseValueBillPaidAtMax).nullable().describe('When it was paid in full, null until then.'),
  "restAt": zod.iso.datetime({"offset":true}).max(releaseContractBillResponseValueBillRestAtMax).nullable().describe('When what is still due is paid next, as far as the limit of that day reaches; null unless it is `part_collected` or `insufficient`.')
}).describe('What a contract pays for one window. There is exactly one bill for a contract and a window, however often and by\nhowever many processes the window is settled.\n'),
  "reason": zod.string().max(releaseContractBillResponseValueReasonMax).nullable().describe('Why it waits, was denied or has expired, in the operator\'s words, for the agent who is paid and for operators; else null.'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(releaseContractBillResponseValueExpiresAtMax).nullable().describe('When a bill that waits expires unless an operator decides before; else null.')
}).describe('A bill as an operator sees it.')
}).describe('The answer of `releaseContractBill`.')

export const releaseContractBill = {
  response: ReleaseContractBillResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'not_found', 'conflict', 'idempotency_conflict', 'payload_too_large', 'unsupported_media_type', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
