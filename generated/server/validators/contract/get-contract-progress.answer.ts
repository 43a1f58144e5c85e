// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getContractProgressResponseValueContractIdMax = 40;

export const getContractProgressResponseValueWindowFromMax = 30;

export const getContractProgressResponseValueWindowToMax = 30;

export const getContractProgressResponseValueSettlesAtMax = 30;

export const getContractProgressResponseValueEarnedOneTurnoverMax = 25;

export const getContractProgressResponseValueEarnedOneTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getContractProgressResponseValueEarnedOneTeamResultMax = 25;

export const getContractProgressResponseValueEarnedOneTeamResultRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getContractProgressResponseValueEarnedOneActiveDownlinesMin = 0;

export const getContractProgressResponseValueEarnedOneActiveDownlinesMax = 100000000;

export const getContractProgressResponseValueEarnedOneTierMax = 6;

export const getContractProgressResponseValueEarnedOneRateMin = 0;

export const getContractProgressResponseValueEarnedOneRateMax = 10000;

export const getContractProgressResponseValueEarnedOneGrossMax = 25;

export const getContractProgressResponseValueEarnedOneGrossRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getContractProgressResponseValueEarnedOneDownlineGrossMax = 25;

export const getContractProgressResponseValueEarnedOneDownlineGrossRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getContractProgressResponseValueEarnedOneNetMax = 25;

export const getContractProgressResponseValueEarnedOneNetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getContractProgressResponseValueAsOfMax = 30;

export const GetContractProgressResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "contractId": zod.string().min(1).max(getContractProgressResponseValueContractIdMax).describe('The contract.'),
  "kind": zod.enum(['dividend', 'daily', 'hourly', 'realtime']).describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n'),
  "windowFrom": zod.iso.datetime({"offset":true}).max(getContractProgressResponseValueWindowFromMax).describe('The beginning of the window, included.'),
  "windowTo": zod.iso.datetime({"offset":true}).max(getContractProgressResponseValueWindowToMax).describe('Its end, not included.'),
  "settlesAt": zod.iso.datetime({"offset":true}).max(getContractProgressResponseValueSettlesAtMax).describe('When it is settled: at its end, by night at 02:00 of the brand\'s time zone for a daily salary and a dividend.'),
  "earned": zod.union([zod.strictObject({
  "turnover": zod.string().max(getContractProgressResponseValueEarnedOneTurnoverMax).regex(getContractProgressResponseValueEarnedOneTurnoverRegExp).describe('The team\'s valid turnover since the window began.'),
  "teamResult": zod.string().max(getContractProgressResponseValueEarnedOneTeamResultMax).regex(getContractProgressResponseValueEarnedOneTeamResultRegExp).describe('The team\'s result since then, negative when it lost.'),
  "activeDownlines": zod.int().min(getContractProgressResponseValueEarnedOneActiveDownlinesMin).max(getContractProgressResponseValueEarnedOneActiveDownlinesMax).describe('Active downlines since then, the agent included.'),
  "tier": zod.int().min(1).max(getContractProgressResponseValueEarnedOneTierMax).nullable().describe('The tier that holds so far, from 1, null where none does.'),
  "rate": zod.int().min(getContractProgressResponseValueEarnedOneRateMin).max(getContractProgressResponseValueEarnedOneRateMax).describe('Its rate, 0 where none holds.'),
  "gross": zod.string().max(getContractProgressResponseValueEarnedOneGrossMax).regex(getContractProgressResponseValueEarnedOneGrossRegExp).describe('Rate x turnover after what earlier windows carried on; for a dividend rate x the loss after it.'),
  "downlineGross": zod.string().max(getContractProgressResponseValueEarnedOneDownlineGrossMax).regex(getContractProgressResponseValueEarnedOneDownlineGrossRegExp).describe('The gross so far of the direct downlines with a contract of the same kind.'),
  "net": zod.string().max(getContractProgressResponseValueEarnedOneNetMax).regex(getContractProgressResponseValueEarnedOneNetRegExp).describe('What has been earned: gross less `downlineGross`, never below 0.00.')
}).describe('What a contract would pay for its running window if that ended now, by the rule of the bills.'),zod.null()]).describe('What it has earned so far; null where the contract does not pay for this window, because it was not signed before or has ended.'),
  "asOf": zod.iso.datetime({"offset":true}).max(getContractProgressResponseValueAsOfMax).describe('The moment for which the figures hold.')
}).describe('The running window of a contract.')
}).describe('The answer of `getContractProgress`.')

export const getContractProgress = {
  response: GetContractProgressResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'error_not_agent', 'contract_kind_unavailable', 'forbidden', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
