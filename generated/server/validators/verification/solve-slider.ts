// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const solveSliderHeaderMerchantMax = 32;

export const solveSliderHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const solveSliderHeaderXRequestIdMax = 64;

export const solveSliderHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const SolveSliderHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(solveSliderHeaderMerchantMax).regex(solveSliderHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(solveSliderHeaderXRequestIdMax).regex(solveSliderHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const solveSliderBodyOneChallengeIdMax = 64;

export const solveSliderBodyOneTrackItemXMin = -1000;

export const solveSliderBodyOneTrackItemXMax = 1000;

export const solveSliderBodyOneTrackItemYMin = -1000;

export const solveSliderBodyOneTrackItemYMax = 1000;

export const solveSliderBodyOneTrackItemTMin = 0;

export const solveSliderBodyOneTrackItemTMax = 300000;

export const solveSliderBodyOneTrackMin = 2;

export const solveSliderBodyOneTrackMax = 500;

export const solveSliderBodyTwoChallengeIdMax = 64;

export const solveSliderBodyTwoNonceMax = 16;

export const solveSliderBodyTwoNonceRegExp = new RegExp('^(0|[1-9][0-9]{0,15})$');

export const SolveSliderBody = zod.union([zod.strictObject({
  "method": zod.literal("drag").describe('By dragging.'),
  "challengeId": zod.string().min(1).max(solveSliderBodyOneChallengeIdMax).describe('Which puzzle.'),
  "track": zod.array(zod.strictObject({
  "x": zod.int().min(solveSliderBodyOneTrackItemXMin).max(solveSliderBodyOneTrackItemXMax).describe('Pixels to the right of the start, in the background\'s own size.'),
  "y": zod.int().min(solveSliderBodyOneTrackItemYMin).max(solveSliderBodyOneTrackItemYMax).describe('Pixels below the start; the piece itself stays at its height.'),
  "t": zod.int().min(solveSliderBodyOneTrackItemTMin).max(solveSliderBodyOneTrackItemTMax).describe('Milliseconds since the start.')
}).describe('Where the piece was at a moment of the drag.')).min(solveSliderBodyOneTrackMin).max(solveSliderBodyOneTrackMax).describe('The drag, in order of time; the first point is 0, 0, 0.')
}).describe('A puzzle solved by dragging the piece. The last point is where it was let go.'),zod.strictObject({
  "method": zod.literal("proof_of_work").describe('By a proof of work.'),
  "challengeId": zod.string().min(1).max(solveSliderBodyTwoChallengeIdMax).describe('Which puzzle.'),
  "nonce": zod.string().max(solveSliderBodyTwoNonceMax).regex(solveSliderBodyTwoNonceRegExp).describe('The number that was found, in decimal digits.')
}).describe('A puzzle solved by a proof of work, for those who cannot drag.')]).describe('The body of `solveSlider`, by the way that was taken.')

export const solveSlider = {
  header: SolveSliderHeader,
  params: undefined,
  query: undefined,
  body: SolveSliderBody,
};
