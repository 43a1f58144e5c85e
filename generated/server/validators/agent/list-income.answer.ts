// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listIncomeResponseValueByKindItemCountMin = 0;

export const listIncomeResponseValueByKindItemCountMax = 100000000;

export const listIncomeResponseValueByKindItemGrossMax = 25;

export const listIncomeResponseValueByKindItemGrossRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listIncomeResponseValueByKindItemNetMax = 25;

export const listIncomeResponseValueByKindItemNetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listIncomeResponseValueByKindMax = 5;

export const listIncomeResponseValueContentItemIncomeIdMax = 40;

export const listIncomeResponseValueContentItemWindowFromMax = 30;

export const listIncomeResponseValueContentItemWindowToMax = 30;

export const listIncomeResponseValueContentItemTurnoverMax = 25;

export const listIncomeResponseValueContentItemTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listIncomeResponseValueContentItemRateMin = 0;

export const listIncomeResponseValueContentItemRateMax = 10000;

export const listIncomeResponseValueContentItemGrossMax = 25;

export const listIncomeResponseValueContentItemGrossRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listIncomeResponseValueContentItemDownlineGrossMax = 25;

export const listIncomeResponseValueContentItemDownlineGrossRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listIncomeResponseValueContentItemAdjustmentMax = 25;

export const listIncomeResponseValueContentItemAdjustmentRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listIncomeResponseValueContentItemNetMax = 25;

export const listIncomeResponseValueContentItemNetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listIncomeResponseValueContentItemPaidMax = 25;

export const listIncomeResponseValueContentItemPaidRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listIncomeResponseValueContentItemContractIdMax = 40;

export const listIncomeResponseValueContentItemBillIdMax = 40;

export const listIncomeResponseValueContentItemPaidAtMax = 30;

export const listIncomeResponseValueContentItemRestAtMax = 30;

export const listIncomeResponseValueContentMax = 100;

export const listIncomeResponseValueTotalPagesMin = 0;

export const listIncomeResponseValueTotalPagesMax = 1000000;

export const listIncomeResponseValueTotalElementsMin = 0;

export const listIncomeResponseValueTotalElementsMax = 100000000;

export const listIncomeResponseValueTotalsGrossMax = 25;

export const listIncomeResponseValueTotalsGrossRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listIncomeResponseValueTotalsDownlineGrossMax = 25;

export const listIncomeResponseValueTotalsDownlineGrossRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listIncomeResponseValueTotalsAdjustmentMax = 25;

export const listIncomeResponseValueTotalsAdjustmentRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listIncomeResponseValueTotalsDueMax = 25;

export const listIncomeResponseValueTotalsDueRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listIncomeResponseValueTotalsUnpaidMax = 25;

export const listIncomeResponseValueTotalsUnpaidRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listIncomeResponseValueTotalsNetMax = 25;

export const listIncomeResponseValueTotalsNetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const ListIncomeResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "byKind": zod.array(zod.strictObject({
  "kind": zod.enum(['dividend', 'daily', 'hourly', 'realtime', 'rebate']).describe('A dividend, a daily, hourly or real-time salary, or a rebate on turnover.'),
  "count": zod.int().min(listIncomeResponseValueByKindItemCountMin).max(listIncomeResponseValueByKindItemCountMax).describe('Entries.'),
  "gross": zod.string().max(listIncomeResponseValueByKindItemGrossMax).regex(listIncomeResponseValueByKindItemGrossRegExp).describe('Gross.'),
  "net": zod.string().max(listIncomeResponseValueByKindItemNetMax).regex(listIncomeResponseValueByKindItemNetRegExp).describe('Net, as far as it was paid.')
}).describe('The income of one kind in the range.')).max(listIncomeResponseValueByKindMax).describe('All pages by kind, in the order of `IncomeKind`; kinds without an entry are missing.'),
  "content": zod.array(zod.strictObject({
  "incomeId": zod.string().min(1).max(listIncomeResponseValueContentItemIncomeIdMax).describe('Its id.'),
  "kind": zod.enum(['dividend', 'daily', 'hourly', 'realtime', 'rebate']).describe('A dividend, a daily, hourly or real-time salary, or a rebate on turnover.'),
  "windowFrom": zod.iso.datetime({"offset":true}).max(listIncomeResponseValueContentItemWindowFromMax).describe('The beginning of the window that it is for, included.'),
  "windowTo": zod.iso.datetime({"offset":true}).max(listIncomeResponseValueContentItemWindowToMax).describe('Its end, not included.'),
  "turnover": zod.string().max(listIncomeResponseValueContentItemTurnoverMax).regex(listIncomeResponseValueContentItemTurnoverRegExp).describe('The team\'s valid turnover in the window.'),
  "rate": zod.int().min(listIncomeResponseValueContentItemRateMin).max(listIncomeResponseValueContentItemRateMax).describe('The rate of the tier that held, 0 where none did.'),
  "gross": zod.string().max(listIncomeResponseValueContentItemGrossMax).regex(listIncomeResponseValueContentItemGrossRegExp).describe('Before the part of the downlines.'),
  "downlineGross": zod.string().max(listIncomeResponseValueContentItemDownlineGrossMax).regex(listIncomeResponseValueContentItemDownlineGrossRegExp).describe('The part of the direct downlines with a contract.'),
  "adjustment": zod.string().max(listIncomeResponseValueContentItemAdjustmentMax).regex(listIncomeResponseValueContentItemAdjustmentRegExp).describe('Signed changes for bets of earlier windows.'),
  "net": zod.string().max(listIncomeResponseValueContentItemNetMax).regex(listIncomeResponseValueContentItemNetRegExp).describe('What is due.'),
  "paid": zod.string().max(listIncomeResponseValueContentItemPaidMax).regex(listIncomeResponseValueContentItemPaidRegExp).describe('What has been paid of it.'),
  "contractId": zod.string().min(1).max(listIncomeResponseValueContentItemContractIdMax).nullable().describe('The contract that it comes from, null for a rebate.'),
  "billId": zod.string().min(1).max(listIncomeResponseValueContentItemBillIdMax).nullable().describe('The bill that it comes from, null for a rebate.'),
  "state": zod.enum(['pending', 'issued', 'part_collected', 'not_reached', 'insufficient', 'denied', 'expired']).describe('`pending`: it waits, because an operator holds the payments of the agent. `issued`: paid in full. `part_collected`: paid in part, the rest\nfollows. `not_reached`: no tier was satisfied, nothing is due. `insufficient`: the payer\'s account cannot pay now, all of it follows.\n`denied`: an operator stopped it, with a reason. `expired`: not decided within the time that the brand\nsets; what is unpaid of it is never paid. What a bill says of turnover, gross, carry-over and downlines is the same in every state.\n\nA brand may limit what the account `platform` pays for contracts on a day of its time zone. What is left of the day pays bills in this\norder: those that earlier settlements left open first, then by the end of the window, kind (by name) and contract. The bill that\ncrosses the limit is `part_collected`, those after it are `insufficient`. Each midnight, and each settlement before\nits own bills, pays what is open, in the same order. What `dividend_gap` pays of a bill does not count and is paid first. A hold\nmakes what is open `pending`, from then on with the time of `expiresAt`; paying it takes what is left of the day.\n'),
  "paidAt": zod.iso.datetime({"offset":true}).max(listIncomeResponseValueContentItemPaidAtMax).nullable().describe('When it was paid in full, null until then.'),
  "restAt": zod.iso.datetime({"offset":true}).max(listIncomeResponseValueContentItemRestAtMax).nullable().describe('When what is still due is paid next, as far as the limit of that day reaches; null unless it is `part_collected` or `insufficient`.')
}).describe('Income of the agent of the session, one entry for each bill or rebate of a window.')).max(listIncomeResponseValueContentMax).describe('The entries of the page.'),
  "totalPages": zod.int().min(listIncomeResponseValueTotalPagesMin).max(listIncomeResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listIncomeResponseValueTotalElementsMin).max(listIncomeResponseValueTotalElementsMax).describe('Rows in all.'),
  "totals": zod.strictObject({
  "gross": zod.string().max(listIncomeResponseValueTotalsGrossMax).regex(listIncomeResponseValueTotalsGrossRegExp).describe('Gross.'),
  "downlineGross": zod.string().max(listIncomeResponseValueTotalsDownlineGrossMax).regex(listIncomeResponseValueTotalsDownlineGrossRegExp).describe('The part of the downlines.'),
  "adjustment": zod.string().max(listIncomeResponseValueTotalsAdjustmentMax).regex(listIncomeResponseValueTotalsAdjustmentRegExp).describe('Signed changes.'),
  "due": zod.string().max(listIncomeResponseValueTotalsDueMax).regex(listIncomeResponseValueTotalsDueRegExp).describe('Net, whether it was paid or not.'),
  "unpaid": zod.string().max(listIncomeResponseValueTotalsUnpaidMax).regex(listIncomeResponseValueTotalsUnpaidRegExp).describe('What of it waits or follows; what was denied or has expired is no part of it.'),
  "net": zod.string().max(listIncomeResponseValueTotalsNetMax).regex(listIncomeResponseValueTotalsNetRegExp).describe('Net, as far as it was paid.')
}).describe('The totals of all pages.')
}).describe('A page of income.')
}).describe('The answer of `listIncome`.')

export const listIncome = {
  response: ListIncomeResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'error_not_agent', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
