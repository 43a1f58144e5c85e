// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const checkContractConflictsHeaderMerchantMax = 32;

export const checkContractConflictsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const checkContractConflictsHeaderXRequestIdMax = 64;

export const checkContractConflictsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const CheckContractConflictsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(checkContractConflictsHeaderMerchantMax).regex(checkContractConflictsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(checkContractConflictsHeaderXRequestIdMax).regex(checkContractConflictsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const checkContractConflictsBodyDownlineIdMax = 40;

export const checkContractConflictsBodyTermsTiersItemTurnoverMax = 24;

export const checkContractConflictsBodyTermsTiersItemTurnoverRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const checkContractConflictsBodyTermsTiersItemActiveDownlinesMin = 0;

export const checkContractConflictsBodyTermsTiersItemActiveDownlinesMax = 1000000;

export const checkContractConflictsBodyTermsTiersItemLossOneMax = 24;

export const checkContractConflictsBodyTermsTiersItemLossOneRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const checkContractConflictsBodyTermsTiersItemRateMax = 10000;

export const checkContractConflictsBodyTermsTiersMax = 6;

export const checkContractConflictsBodyTermsActiveMinimumMax = 24;

export const checkContractConflictsBodyTermsActiveMinimumRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const CheckContractConflictsBody = zod.strictObject({
  "kind": zod.enum(['dividend', 'daily', 'hourly', 'realtime']).describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n'),
  "downlineId": zod.string().min(1).max(checkContractConflictsBodyDownlineIdMax).describe('The direct downline.'),
  "terms": zod.strictObject({
  "tiers": zod.array(zod.strictObject({
  "turnover": zod.string().max(checkContractConflictsBodyTermsTiersItemTurnoverMax).regex(checkContractConflictsBodyTermsTiersItemTurnoverRegExp).describe('The least valid turnover of the team in the window.'),
  "activeDownlines": zod.int().min(checkContractConflictsBodyTermsTiersItemActiveDownlinesMin).max(checkContractConflictsBodyTermsTiersItemActiveDownlinesMax).describe('The fewest active downlines; the agent itself counts.'),
  "loss": zod.union([zod.string().max(checkContractConflictsBodyTermsTiersItemLossOneMax).regex(checkContractConflictsBodyTermsTiersItemLossOneRegExp).describe('An amount of zero or more, written as `Money`. It has no more decimals than the currency.'),zod.null()]).describe('The least loss of the team, as a positive amount; null in salary contracts.'),
  "rate": zod.int().min(1).max(checkContractConflictsBodyTermsTiersItemRateMax).describe('The rate in basis points.')
}).describe('A step of a contract. It is satisfied when every threshold is met; the highest satisfied tier holds.')).min(1).max(checkContractConflictsBodyTermsTiersMax).describe('The tiers from the lowest rate up. Each has a higher rate than the one before, and no lower threshold.'),
  "activeMinimum": zod.string().max(checkContractConflictsBodyTermsActiveMinimumMax).regex(checkContractConflictsBodyTermsActiveMinimumRegExp).describe('The valid turnover of the window from which a downline counts as active.'),
  "carryOver": zod.union([zod.enum(['none', 'half-month', 'permanent']).describe('What becomes of a team\'s win at the end of a dividend window: nothing, it lowers the loss of the next half month only,\nor it lowers every later loss until it is used up.\n'),zod.null()]).describe('For a dividend; null in salary contracts.')
}).describe('What a contract pays for what.')
}).describe('A contract that might be proposed.')

export const checkContractConflicts = {
  header: CheckContractConflictsHeader,
  params: undefined,
  query: undefined,
  body: CheckContractConflictsBody,
};
