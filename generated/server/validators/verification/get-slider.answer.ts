// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getSliderResponseValueChallengeIdMax = 64;

export const getSliderResponseValueBackgroundMin = 60;

export const getSliderResponseValueBackgroundMax = 262144;

export const getSliderResponseValueBackgroundRegExp = new RegExp('^iVBORw0KGgo[A-Za-z0-9+/]+={0,2}$');

export const getSliderResponseValueWidthMin = 100;

export const getSliderResponseValueWidthMax = 1000;

export const getSliderResponseValueHeightMin = 50;

export const getSliderResponseValueHeightMax = 1000;

export const getSliderResponseValuePieceMin = 60;

export const getSliderResponseValuePieceMax = 65536;

export const getSliderResponseValuePieceRegExp = new RegExp('^iVBORw0KGgo[A-Za-z0-9+/]+={0,2}$');

export const getSliderResponseValuePieceWidthMin = 10;

export const getSliderResponseValuePieceWidthMax = 300;

export const getSliderResponseValuePieceHeightMin = 10;

export const getSliderResponseValuePieceHeightMax = 300;

export const getSliderResponseValuePieceYMin = 0;

export const getSliderResponseValuePieceYMax = 1000;

export const getSliderResponseValueProofOfWorkSaltMax = 64;

export const getSliderResponseValueProofOfWorkSaltRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const getSliderResponseValueProofOfWorkDifficultyMin = 8;

export const getSliderResponseValueProofOfWorkDifficultyMax = 28;

export const getSliderResponseValueExpiresAtMax = 30;

export const GetSliderResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "challengeId": zod.string().min(1).max(getSliderResponseValueChallengeIdMax).describe('The id of the puzzle.'),
  "background": zod.string().min(getSliderResponseValueBackgroundMin).max(getSliderResponseValueBackgroundMax).regex(getSliderResponseValueBackgroundRegExp).describe('The picture with the hole, a PNG in base64 without a prefix.'),
  "width": zod.int().min(getSliderResponseValueWidthMin).max(getSliderResponseValueWidthMax).describe('Its width.'),
  "height": zod.int().min(getSliderResponseValueHeightMin).max(getSliderResponseValueHeightMax).describe('Its height.'),
  "piece": zod.string().min(getSliderResponseValuePieceMin).max(getSliderResponseValuePieceMax).regex(getSliderResponseValuePieceRegExp).describe('The piece, a PNG with a transparent ground in base64 without a prefix.'),
  "pieceWidth": zod.int().min(getSliderResponseValuePieceWidthMin).max(getSliderResponseValuePieceWidthMax).describe('The width of the piece.'),
  "pieceHeight": zod.int().min(getSliderResponseValuePieceHeightMin).max(getSliderResponseValuePieceHeightMax).describe('The height of the piece.'),
  "pieceY": zod.int().min(getSliderResponseValuePieceYMin).max(getSliderResponseValuePieceYMax).describe('How far down the piece lies; it is dragged to the right from x 0.'),
  "proofOfWork": zod.strictObject({
  "algorithm": zod.literal("SHA-256").describe('The hash.'),
  "salt": zod.string().max(getSliderResponseValueProofOfWorkSaltMax).regex(getSliderResponseValueProofOfWorkSaltRegExp).describe('What stands before the colon, new for each puzzle.'),
  "difficulty": zod.int().min(getSliderResponseValueProofOfWorkDifficultyMin).max(getSliderResponseValueProofOfWorkDifficultyMax).describe('How many bits must be zero; 18 take a browser about a second.')
}).describe('Work for those who cannot drag or read: find a `nonce`, in decimal digits, for which the SHA-256 of `<salt>:<nonce>` (ASCII) begins with\n`difficulty` zero bits.\n'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(getSliderResponseValueExpiresAtMax).describe('Until when it can be answered.')
}).describe('A slider puzzle. All measures are pixels of the background in its own size, from its upper left corner.')
}).describe('The answer of `getSlider`.')

export const getSlider = {
  response: GetSliderResponse,
  errors: ['validation_failed', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
