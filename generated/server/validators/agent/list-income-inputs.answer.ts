// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listIncomeInputsResponseValueContentItemInputIdMax = 60;

export const listIncomeInputsResponseValueContentItemMemberIdMax = 40;

export const listIncomeInputsResponseValueContentItemAccountMax = 64;

export const listIncomeInputsResponseValueContentItemGameNameMax = 200;

export const listIncomeInputsResponseValueContentItemReferenceOneIdMax = 60;

export const listIncomeInputsResponseValueContentItemAtMax = 30;

export const listIncomeInputsResponseValueContentItemTurnoverOneMax = 25;

export const listIncomeInputsResponseValueContentItemTurnoverOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listIncomeInputsResponseValueContentItemBaseMax = 25;

export const listIncomeInputsResponseValueContentItemBaseRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listIncomeInputsResponseValueContentItemRateOneMin = 0;

export const listIncomeInputsResponseValueContentItemRateOneMax = 10000;

export const listIncomeInputsResponseValueContentItemAmountMax = 25;

export const listIncomeInputsResponseValueContentItemAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listIncomeInputsResponseValueContentMax = 100;

export const listIncomeInputsResponseValueTotalPagesMin = 0;

export const listIncomeInputsResponseValueTotalPagesMax = 1000000;

export const listIncomeInputsResponseValueTotalElementsMin = 0;

export const listIncomeInputsResponseValueTotalElementsMax = 100000000;

export const listIncomeInputsResponseValueTotalsCountMin = 0;

export const listIncomeInputsResponseValueTotalsCountMax = 100000000;

export const listIncomeInputsResponseValueTotalsTurnoverMax = 25;

export const listIncomeInputsResponseValueTotalsTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listIncomeInputsResponseValueTotalsAmountMax = 25;

export const listIncomeInputsResponseValueTotalsAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const ListIncomeInputsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "inputId": zod.string().min(1).max(listIncomeInputsResponseValueContentItemInputIdMax).describe('Its id within the income: of the bet, the entry or the bill, else its kind.'),
  "kind": zod.enum(['bet', 'rebate', 'promotion', 'points', 'fee', 'carried', 'downline', 'rounding', 'gap']).describe('What an input of an income is: a settled bet; an entry of the ledger of somebody of the team; what was carried in; the bill of a direct\ndownline; what was rounded off the gross; how far the gross of the downlines is above it.\n'),
  "memberId": zod.string().min(1).max(listIncomeInputsResponseValueContentItemMemberIdMax).nullable().describe('Whose it is, null where it is of the income as a whole.'),
  "account": zod.string().min(1).max(listIncomeInputsResponseValueContentItemAccountMax).nullable().describe('The account of the same, null where there is none.'),
  "gameName": zod.string().min(1).max(listIncomeInputsResponseValueContentItemGameNameMax).nullable().describe('The game of a bet in the language of the request, else null.'),
  "reference": zod.union([zod.strictObject({
  "type": zod.enum(['deposit', 'withdrawal', 'wallet_transfer', 'member_transfer', 'vault', 'bet', 'promotion', 'bonus', 'points', 'bill', 'debt', 'operator']).describe('What it is. The page, and the call that tells it, go by this.'),
  "id": zod.string().min(1).max(listIncomeInputsResponseValueContentItemReferenceOneIdMax).describe('Its id.')
}).describe('What an entry is about, to be opened.'),zod.null()]).describe('What it is about, null where nothing has an id.'),
  "at": zod.iso.datetime({"offset":true}).max(listIncomeInputsResponseValueContentItemAtMax).describe('When the bet was settled or the entry was made, else the end of the window.'),
  "turnover": zod.union([zod.string().max(listIncomeInputsResponseValueContentItemTurnoverOneMax).regex(listIncomeInputsResponseValueContentItemTurnoverOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The turnover of a bet in the window, signed, else null.'),
  "base": zod.string().max(listIncomeInputsResponseValueContentItemBaseMax).regex(listIncomeInputsResponseValueContentItemBaseRegExp).describe('What the rate applies to, signed: the turnover, for a dividend the loss of the team. Without a rate what `amount` is made of.'),
  "rate": zod.union([zod.int().min(listIncomeInputsResponseValueContentItemRateOneMin).max(listIncomeInputsResponseValueContentItemRateOneMax).describe('A rate in basis points.'),zod.null()]).describe('The rate of the income in basis points; null for a downline, a rounding and a gap.'),
  "amount": zod.string().max(listIncomeInputsResponseValueContentItemAmountMax).regex(listIncomeInputsResponseValueContentItemAmountRegExp).describe('What it adds to the net, signed.'),
  "late": zod.boolean().describe('Whether a bet changes a window before this one.')
}).describe('An input of an income, with what it adds to the net.')).max(listIncomeInputsResponseValueContentMax).describe('The inputs of the page.'),
  "totalPages": zod.int().min(listIncomeInputsResponseValueTotalPagesMin).max(listIncomeInputsResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listIncomeInputsResponseValueTotalElementsMin).max(listIncomeInputsResponseValueTotalElementsMax).describe('Rows in all.'),
  "totals": zod.strictObject({
  "count": zod.int().min(listIncomeInputsResponseValueTotalsCountMin).max(listIncomeInputsResponseValueTotalsCountMax).describe('Inputs.'),
  "turnover": zod.string().max(listIncomeInputsResponseValueTotalsTurnoverMax).regex(listIncomeInputsResponseValueTotalsTurnoverRegExp).describe('The turnover of the bets; without a search that of the income.'),
  "amount": zod.string().max(listIncomeInputsResponseValueTotalsAmountMax).regex(listIncomeInputsResponseValueTotalsAmountRegExp).describe('What they add; without a search the net of the income.')
}).describe('The totals of all pages.')
}).describe('A page of the inputs of an income.')
}).describe('The answer of `listIncomeInputs`.')

export const listIncomeInputs = {
  response: ListIncomeInputsResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'error_not_agent', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
