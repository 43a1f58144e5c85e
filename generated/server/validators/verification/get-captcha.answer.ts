// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getCaptchaResponseValueMin = 60;

export const getCaptchaResponseValueMax = 65536;

export const getCaptchaResponseValueRegExp = new RegExp('^iVBORw0KGgo[A-Za-z0-9+/]+={0,2}$');

export const getCaptchaResponseCaptchaIdMax = 64;

export const getCaptchaResponseProofOfWorkSaltMax = 64;

export const getCaptchaResponseProofOfWorkSaltRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const getCaptchaResponseProofOfWorkDifficultyMin = 8;

export const getCaptchaResponseProofOfWorkDifficultyMax = 28;

export const GetCaptchaResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.string().min(getCaptchaResponseValueMin).max(getCaptchaResponseValueMax).regex(getCaptchaResponseValueRegExp).describe('The image, a PNG in base64 without a prefix.'),
  "captchaId": zod.string().min(1).max(getCaptchaResponseCaptchaIdMax).describe('The id of the image, sent back with what was read.'),
  "proofOfWork": zod.strictObject({
  "algorithm": zod.literal("SHA-256").describe('The hash.'),
  "salt": zod.string().max(getCaptchaResponseProofOfWorkSaltMax).regex(getCaptchaResponseProofOfWorkSaltRegExp).describe('What stands before the colon, new for each puzzle.'),
  "difficulty": zod.int().min(getCaptchaResponseProofOfWorkDifficultyMin).max(getCaptchaResponseProofOfWorkDifficultyMax).describe('How many bits must be zero; 18 take a browser about a second.')
}).describe('Work for those who cannot drag or read: find a `nonce`, in decimal digits, for which the SHA-256 of `<salt>:<nonce>` (ASCII) begins with\n`difficulty` zero bits.\n')
}).describe('The answer of `getCaptcha`.')

export const getCaptcha = {
  response: GetCaptchaResponse,
  errors: ['validation_failed', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
