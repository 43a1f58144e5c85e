// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const playInhouseRoundHeaderMerchantMax = 32;

export const playInhouseRoundHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const playInhouseRoundHeaderXRequestIdMax = 64;

export const playInhouseRoundHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const playInhouseRoundHeaderIdempotencyKeyMax = 64;

export const playInhouseRoundHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const PlayInhouseRoundHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(playInhouseRoundHeaderMerchantMax).regex(playInhouseRoundHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(playInhouseRoundHeaderXRequestIdMax).regex(playInhouseRoundHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(playInhouseRoundHeaderIdempotencyKeyMax).regex(playInhouseRoundHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const playInhouseRoundBodyRoundIdMax = 40;

export const playInhouseRoundBodyRoundIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');

export const playInhouseRoundBodyStakeMax = 24;

export const playInhouseRoundBodyStakeRegExp = new RegExp('^(0\\.((0[1-9]|[1-9][0-9])[0-9]{0,6}|00[0-9]{0,5}[1-9])|[1-9][0-9]{0,14}\\.[0-9]{2,8})$');

export const playInhouseRoundBodyClientSeedMax = 64;

export const playInhouseRoundBodyClientSeedRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');

export const playInhouseRoundBodyChoiceOneCashOutAtMax = 9;

export const playInhouseRoundBodyChoiceOneCashOutAtRegExp = new RegExp('^[1-9][0-9]{0,5}\\.[0-9]{2}$');

export const playInhouseRoundBodyChoiceTwoRowsMin = 8;

export const playInhouseRoundBodyChoiceTwoRowsMax = 16;

export const playInhouseRoundBodyChoiceThreeMinesMax = 24;

export const playInhouseRoundBodyChoiceFourTargetMax = 5;

export const playInhouseRoundBodyChoiceFourTargetRegExp = new RegExp('^[1-9]?[0-9]\\.[0-9]{2}$');

export const playInhouseRoundBodyChoiceFiveNumbersItemMax = 40;

export const playInhouseRoundBodyChoiceFiveNumbersMax = 10;

export const PlayInhouseRoundBody = zod.strictObject({
  "roundId": zod.string().max(playInhouseRoundBodyRoundIdMax).regex(playInhouseRoundBodyRoundIdRegExp).describe('The id of a round.'),
  "stake": zod.string().max(playInhouseRoundBodyStakeMax).regex(playInhouseRoundBodyStakeRegExp).describe('The stake, within the limits of the rule sheet.'),
  "clientSeed": zod.string().max(playInhouseRoundBodyClientSeedMax).regex(playInhouseRoundBodyClientSeedRegExp).describe('What the player adds to the seed of the server, so that the server cannot choose the outcome.'),
  "choice": zod.union([zod.strictObject({
  "game": zod.enum(['moonshot']).describe('The game.'),
  "cashOutAt": zod.string().max(playInhouseRoundBodyChoiceOneCashOutAtMax).regex(playInhouseRoundBodyChoiceOneCashOutAtRegExp).optional().describe('The multiplier at which the flight is left by itself, from 1.01; without it the player leaves by hand.')
}).describe('Fly, and get out in time.'),zod.strictObject({
  "game": zod.enum(['plinko']).describe('The game.'),
  "rows": zod.int().min(playInhouseRoundBodyChoiceTwoRowsMin).max(playInhouseRoundBodyChoiceTwoRowsMax).describe('Rows of pins.'),
  "risk": zod.enum(['low', 'medium', 'high']).describe('How far the prices lie apart.')
}).describe('Drop a ball.'),zod.strictObject({
  "game": zod.enum(['mines']).describe('The game.'),
  "mines": zod.int().min(1).max(playInhouseRoundBodyChoiceThreeMinesMax).describe('Mines below the 25 cells.')
}).describe('Open cells without meeting a mine.'),zod.strictObject({
  "game": zod.enum(['dice']).describe('The game.'),
  "direction": zod.enum(['over', 'under']).describe('On which side of the target the roll wins; on it, it loses.'),
  "target": zod.string().max(playInhouseRoundBodyChoiceFourTargetMax).regex(playInhouseRoundBodyChoiceFourTargetRegExp).describe('The target. Between 1 and 98 of 100 rolls must win, else 400 `validation_failed`.')
}).describe('Roll over or under a number.'),zod.strictObject({
  "game": zod.enum(['keno']).describe('The game.'),
  "numbers": zod.array(zod.int().min(1).max(playInhouseRoundBodyChoiceFiveNumbersItemMax)).min(1).max(playInhouseRoundBodyChoiceFiveNumbersMax).describe('The numbers, none twice.')
}).describe('Name up to ten of forty numbers.'),zod.strictObject({
  "game": zod.enum(['lumo-lamp']).describe('The game.'),
  "light": zod.enum(['TEAL', 'AMBER', 'ROSE', 'WHITE']).describe('The colour.')
}).describe('Name the colour that lights up.'),zod.strictObject({
  "game": zod.enum(['hi-lo']).describe('The game.')
}).describe('Guess whether the next card is higher or lower, as often as you dare.'),zod.strictObject({
  "game": zod.enum(['lucky-wheel']).describe('The game.'),
  "segments": zod.union([zod.literal(10),zod.literal(20),zod.literal(30),zod.literal(40),zod.literal(50)]).describe('The segments of the wheel, all equally wide.'),
  "risk": zod.enum(['low', 'medium', 'high']).describe('How far the prices lie apart.')
}).describe('Spin a wheel.'),zod.strictObject({
  "game": zod.enum(['lantern-reels']).describe('The game.')
}).describe('Spin five reels with three rows and ten paylines, all of them in play.')]).describe('What the player bets on.')
}).describe('The bet of a round.')

export const playInhouseRound = {
  header: PlayInhouseRoundHeader,
  params: undefined,
  query: undefined,
  body: PlayInhouseRoundBody,
};
