// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const simulateContractHeaderMerchantMax = 32;

export const simulateContractHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const simulateContractHeaderXRequestIdMax = 64;

export const simulateContractHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const SimulateContractHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(simulateContractHeaderMerchantMax).regex(simulateContractHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(simulateContractHeaderXRequestIdMax).regex(simulateContractHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const simulateContractBodyTermsTiersItemTurnoverMax = 24;

export const simulateContractBodyTermsTiersItemTurnoverRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const simulateContractBodyTermsTiersItemActiveDownlinesMin = 0;

export const simulateContractBodyTermsTiersItemActiveDownlinesMax = 1000000;

export const simulateContractBodyTermsTiersItemLossOneMax = 24;

export const simulateContractBodyTermsTiersItemLossOneRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const simulateContractBodyTermsTiersItemRateMax = 10000;

export const simulateContractBodyTermsTiersMax = 6;

export const simulateContractBodyTermsActiveMinimumMax = 24;

export const simulateContractBodyTermsActiveMinimumRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const simulateContractBodyTurnoverMax = 24;

export const simulateContractBodyTurnoverRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const simulateContractBodyTeamResultMax = 25;

export const simulateContractBodyTeamResultRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const simulateContractBodyActiveDownlinesMin = 0;

export const simulateContractBodyActiveDownlinesMax = 1000000;

export const simulateContractBodyDownlineGrossMax = 24;

export const simulateContractBodyDownlineGrossRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const simulateContractBodyCarriedInMax = 24;

export const simulateContractBodyCarriedInRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const SimulateContractBody = zod.strictObject({
  "kind": zod.enum(['dividend', 'daily', 'hourly', 'realtime']).describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n'),
  "terms": zod.strictObject({
  "tiers": zod.array(zod.strictObject({
  "turnover": zod.string().max(simulateContractBodyTermsTiersItemTurnoverMax).regex(simulateContractBodyTermsTiersItemTurnoverRegExp).describe('The least valid turnover of the team in the window.'),
  "activeDownlines": zod.int().min(simulateContractBodyTermsTiersItemActiveDownlinesMin).max(simulateContractBodyTermsTiersItemActiveDownlinesMax).describe('The fewest active downlines; the agent itself counts.'),
  "loss": zod.union([zod.string().max(simulateContractBodyTermsTiersItemLossOneMax).regex(simulateContractBodyTermsTiersItemLossOneRegExp).describe('An amount of zero or more, written as `Money`. It has no more decimals than the currency.'),zod.null()]).describe('The least loss of the team, as a positive amount; null in salary contracts.'),
  "rate": zod.int().min(1).max(simulateContractBodyTermsTiersItemRateMax).describe('The rate in basis points.')
}).describe('A step of a contract. It is satisfied when every threshold is met; the highest satisfied tier holds.')).min(1).max(simulateContractBodyTermsTiersMax).describe('The tiers from the lowest rate up. Each has a higher rate than the one before, and no lower threshold.'),
  "activeMinimum": zod.string().max(simulateContractBodyTermsActiveMinimumMax).regex(simulateContractBodyTermsActiveMinimumRegExp).describe('The valid turnover of the window from which a downline counts as active.'),
  "carryOver": zod.union([zod.enum(['none', 'half-month', 'permanent']).describe('What becomes of a team\'s win at the end of a dividend window: nothing, it lowers the loss of the next half month only,\nor it lowers every later loss until it is used up.\n'),zod.null()]).describe('For a dividend; null in salary contracts.')
}).describe('What a contract pays for what.'),
  "turnover": zod.string().max(simulateContractBodyTurnoverMax).regex(simulateContractBodyTurnoverRegExp).describe('The team\'s valid turnover.'),
  "teamResult": zod.string().max(simulateContractBodyTeamResultMax).regex(simulateContractBodyTeamResultRegExp).optional().describe('Dividend: the team\'s result, negative when it lost. Without it 0.00.'),
  "activeDownlines": zod.int().min(simulateContractBodyActiveDownlinesMin).max(simulateContractBodyActiveDownlinesMax).describe('Active downlines, the agent included.'),
  "downlineGross": zod.string().max(simulateContractBodyDownlineGrossMax).regex(simulateContractBodyDownlineGrossRegExp).optional().describe('The gross of the direct downlines. Without it 0.00.'),
  "carriedIn": zod.string().max(simulateContractBodyCarriedInMax).regex(simulateContractBodyCarriedInRegExp).optional().describe('Dividend: the win of earlier windows. Without it 0.00.')
}).describe('A contract and the figures of a window to try it with.')

export const simulateContract = {
  header: SimulateContractHeader,
  params: undefined,
  query: undefined,
  body: SimulateContractBody,
};
