// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const commitInhouseRoundHeaderMerchantMax = 32;

export const commitInhouseRoundHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const commitInhouseRoundHeaderXRequestIdMax = 64;

export const commitInhouseRoundHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const CommitInhouseRoundHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(commitInhouseRoundHeaderMerchantMax).regex(commitInhouseRoundHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(commitInhouseRoundHeaderXRequestIdMax).regex(commitInhouseRoundHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const commitInhouseRoundBodyReplacesMax = 40;

export const commitInhouseRoundBodyReplacesRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');

export const CommitInhouseRoundBody = zod.strictObject({
  "gameId": zod.enum(['moonshot', 'plinko', 'mines', 'dice', 'keno', 'lumo-lamp', 'hi-lo', 'lucky-wheel', 'lantern-reels']).describe('An in-house game, a game of vendor `BGS`.'),
  "replaces": zod.string().max(commitInhouseRoundBodyReplacesMax).regex(commitInhouseRoundBodyReplacesRegExp).optional().describe('A sealed round of the game to give up unplayed, for another seed.')
}).describe('The game that a round is wanted of.')

export const commitInhouseRound = {
  header: CommitInhouseRoundHeader,
  params: undefined,
  query: undefined,
  body: CommitInhouseRoundBody,
};
