// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const proposeContractHeaderMerchantMax = 32;

export const proposeContractHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const proposeContractHeaderXRequestIdMax = 64;

export const proposeContractHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ProposeContractHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(proposeContractHeaderMerchantMax).regex(proposeContractHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(proposeContractHeaderXRequestIdMax).regex(proposeContractHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const proposeContractBodyDownlineIdMax = 40;

export const proposeContractBodyTermsTiersItemTurnoverMax = 24;

export const proposeContractBodyTermsTiersItemTurnoverRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const proposeContractBodyTermsTiersItemActiveDownlinesMin = 0;

export const proposeContractBodyTermsTiersItemActiveDownlinesMax = 1000000;

export const proposeContractBodyTermsTiersItemLossOneMax = 24;

export const proposeContractBodyTermsTiersItemLossOneRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const proposeContractBodyTermsTiersItemRateMax = 10000;

export const proposeContractBodyTermsTiersMax = 6;

export const proposeContractBodyTermsActiveMinimumMax = 24;

export const proposeContractBodyTermsActiveMinimumRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const proposeContractBodyConflictHashMax = 64;

export const proposeContractBodyConflictHashRegExp = new RegExp('^[0-9a-f]{64}$');

export const ProposeContractBody = zod.strictObject({
  "kind": zod.enum(['dividend', 'daily', 'hourly', 'realtime']).describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n'),
  "downlineId": zod.string().min(1).max(proposeContractBodyDownlineIdMax).describe('The direct downline.'),
  "terms": zod.strictObject({
  "tiers": zod.array(zod.strictObject({
  "turnover": zod.string().max(proposeContractBodyTermsTiersItemTurnoverMax).regex(proposeContractBodyTermsTiersItemTurnoverRegExp).describe('The least valid turnover of the team in the window.'),
  "activeDownlines": zod.int().min(proposeContractBodyTermsTiersItemActiveDownlinesMin).max(proposeContractBodyTermsTiersItemActiveDownlinesMax).describe('The fewest active downlines; the agent itself counts.'),
  "loss": zod.union([zod.string().max(proposeContractBodyTermsTiersItemLossOneMax).regex(proposeContractBodyTermsTiersItemLossOneRegExp).describe('An amount of zero or more, written as `Money`. It has no more decimals than the currency.'),zod.null()]).describe('The least loss of the team, as a positive amount; null in salary contracts.'),
  "rate": zod.int().min(1).max(proposeContractBodyTermsTiersItemRateMax).describe('The rate in basis points.')
}).describe('A step of a contract. It is satisfied when every threshold is met; the highest satisfied tier holds.')).min(1).max(proposeContractBodyTermsTiersMax).describe('The tiers from the lowest rate up. Each has a higher rate than the one before, and no lower threshold.'),
  "activeMinimum": zod.string().max(proposeContractBodyTermsActiveMinimumMax).regex(proposeContractBodyTermsActiveMinimumRegExp).describe('The valid turnover of the window from which a downline counts as active.'),
  "carryOver": zod.union([zod.enum(['none', 'half-month', 'permanent']).describe('What becomes of a team\'s win at the end of a dividend window: nothing, it lowers the loss of the next half month only,\nor it lowers every later loss until it is used up.\n'),zod.null()]).describe('For a dividend; null in salary contracts.')
}).describe('What a contract pays for what.'),
  "conflictHash": zod.string().max(proposeContractBodyConflictHashMax).regex(proposeContractBodyConflictHashRegExp).optional().describe('The hash of the conflicts that were shown, where there are any.')
}).describe('A contract to propose.')

export const proposeContract = {
  header: ProposeContractHeader,
  params: undefined,
  query: undefined,
  body: ProposeContractBody,
};
