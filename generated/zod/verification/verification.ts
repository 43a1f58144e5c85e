/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * A fresh image with characters to type, and its id beside it. Login and registration send the id back as `captchaId` with
 * what was read as `captcha`; case does not count. An image is good for one attempt, whether that succeeds or not, and for
 * 5 minutes. Who cannot read it lets the browser do the proof of work and sends its nonce as `captcha`. Each call draws
 * anew, and an answer may not be kept (`Cache-Control: no-store`). Where a captcha is needed is told by
 * `info.settings.captcha`, and after failed attempts by `value.captcha` of the error.
 * @summary Draw a captcha image
 */
export const getCaptchaHeaderMerchantMax = 32;


export const getCaptchaHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getCaptchaHeaderXRequestIdMax = 64;


export const getCaptchaHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetCaptchaHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getCaptchaHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getCaptchaHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getCaptchaHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getCaptchaHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const getCaptchaResponseValueMin = 60;
export const getCaptchaResponseValueMax = 65536;


export const getCaptchaResponseValueRegExp = new RegExp('^iVBORw0KGgo[A-Za-z0-9+/]+={0,2}$');
export const getCaptchaResponseCaptchaIdMax = 64;

export const getCaptchaResponseProofOfWorkSaltMax = 64;


export const getCaptchaResponseProofOfWorkSaltRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');
export const getCaptchaResponseProofOfWorkDifficultyMin = 8;
export const getCaptchaResponseProofOfWorkDifficultyMax = 28;



export const GetCaptchaResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getCaptchaResponseValueMin)).check(/*#__PURE__*/ zod.maxLength(getCaptchaResponseValueMax)).check(/*#__PURE__*/ zod.regex(getCaptchaResponseValueRegExp)).check(/*#__PURE__*/ zod.describe('The image, a PNG in base64 without a prefix.')),
  "captchaId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getCaptchaResponseCaptchaIdMax)).check(/*#__PURE__*/ zod.describe('The id of the image, sent back with what was read.')),
  "proofOfWork": /*#__PURE__*/ zod.object({
  "algorithm": /*#__PURE__*/ zod.literal("SHA-256").check(/*#__PURE__*/ zod.describe('The hash.')),
  "salt": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getCaptchaResponseProofOfWorkSaltMax)).check(/*#__PURE__*/ zod.regex(getCaptchaResponseProofOfWorkSaltRegExp)).check(/*#__PURE__*/ zod.describe('What stands before the colon, new for each puzzle.')),
  "difficulty": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getCaptchaResponseProofOfWorkDifficultyMin)).check(/*#__PURE__*/ zod.lte(getCaptchaResponseProofOfWorkDifficultyMax)).check(/*#__PURE__*/ zod.describe('How many bits must be zero; 18 take a browser about a second.'))
}).check(/*#__PURE__*/ zod.describe('Work for those who cannot drag or read: find a `nonce`, in decimal digits, for which the SHA-256 of `<salt>:<nonce>` (ASCII) begins with\n`difficulty` zero bits.\n'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getCaptcha`.'))

/**
 * A puzzle that tells people from programs: a picture with a hole, and the piece that belongs there. It is the bot check
 * before a login by username, before an SMS code and at registration. A puzzle is good for one answer and for 5 minutes.
 * The same answer carries a proof of work for those who cannot drag; either solves the puzzle. The place of the hole
 * stands nowhere but in the picture. Each call draws anew, and an answer may not be kept.
 * @summary Draw a slider puzzle
 */
export const getSliderHeaderMerchantMax = 32;


export const getSliderHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getSliderHeaderXRequestIdMax = 64;


export const getSliderHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetSliderHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getSliderHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getSliderHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getSliderHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getSliderHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

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



export const GetSliderResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "challengeId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getSliderResponseValueChallengeIdMax)).check(/*#__PURE__*/ zod.describe('The id of the puzzle.')),
  "background": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getSliderResponseValueBackgroundMin)).check(/*#__PURE__*/ zod.maxLength(getSliderResponseValueBackgroundMax)).check(/*#__PURE__*/ zod.regex(getSliderResponseValueBackgroundRegExp)).check(/*#__PURE__*/ zod.describe('The picture with the hole, a PNG in base64 without a prefix.')),
  "width": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getSliderResponseValueWidthMin)).check(/*#__PURE__*/ zod.lte(getSliderResponseValueWidthMax)).check(/*#__PURE__*/ zod.describe('Its width.')),
  "height": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getSliderResponseValueHeightMin)).check(/*#__PURE__*/ zod.lte(getSliderResponseValueHeightMax)).check(/*#__PURE__*/ zod.describe('Its height.')),
  "piece": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getSliderResponseValuePieceMin)).check(/*#__PURE__*/ zod.maxLength(getSliderResponseValuePieceMax)).check(/*#__PURE__*/ zod.regex(getSliderResponseValuePieceRegExp)).check(/*#__PURE__*/ zod.describe('The piece, a PNG with a transparent ground in base64 without a prefix.')),
  "pieceWidth": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getSliderResponseValuePieceWidthMin)).check(/*#__PURE__*/ zod.lte(getSliderResponseValuePieceWidthMax)).check(/*#__PURE__*/ zod.describe('The width of the piece.')),
  "pieceHeight": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getSliderResponseValuePieceHeightMin)).check(/*#__PURE__*/ zod.lte(getSliderResponseValuePieceHeightMax)).check(/*#__PURE__*/ zod.describe('The height of the piece.')),
  "pieceY": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getSliderResponseValuePieceYMin)).check(/*#__PURE__*/ zod.lte(getSliderResponseValuePieceYMax)).check(/*#__PURE__*/ zod.describe('How far down the piece lies; it is dragged to the right from x 0.')),
  "proofOfWork": /*#__PURE__*/ zod.object({
  "algorithm": /*#__PURE__*/ zod.literal("SHA-256").check(/*#__PURE__*/ zod.describe('The hash.')),
  "salt": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getSliderResponseValueProofOfWorkSaltMax)).check(/*#__PURE__*/ zod.regex(getSliderResponseValueProofOfWorkSaltRegExp)).check(/*#__PURE__*/ zod.describe('What stands before the colon, new for each puzzle.')),
  "difficulty": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getSliderResponseValueProofOfWorkDifficultyMin)).check(/*#__PURE__*/ zod.lte(getSliderResponseValueProofOfWorkDifficultyMax)).check(/*#__PURE__*/ zod.describe('How many bits must be zero; 18 take a browser about a second.'))
}).check(/*#__PURE__*/ zod.describe('Work for those who cannot drag or read: find a `nonce`, in decimal digits, for which the SHA-256 of `<salt>:<nonce>` (ASCII) begins with\n`difficulty` zero bits.\n')),
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getSliderResponseValueExpiresAtMax)).check(/*#__PURE__*/ zod.describe('Until when it can be answered.'))
}).check(/*#__PURE__*/ zod.describe('A slider puzzle. All measures are pixels of the background in its own size, from its upper left corner.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getSlider`.'))

/**
 * Takes the track of a drag, or a proof of work, and gives a ticket that is good once and for 5 minutes. A login by
 * username and `sendSmsCode` carry it as `sliderTicket`; registration and its SMS code carry the same ticket in the three
 * `geetest` fields. Either use spends it. A drag must end within 5 pixels of the hole and move as a hand does; a proof
 * needs no drag. A puzzle takes one answer: after 422 `slider_wrong` a new one is fetched. A puzzle that is unknown,
 * answered or expired is 422 `captcha_check_failed`. Who checks is the backend's choice, an outside service may stand
 * behind it: clients take ticket and fields as opaque.
 * @summary Solve a slider puzzle
 */
export const solveSliderHeaderMerchantMax = 32;


export const solveSliderHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const solveSliderHeaderXRequestIdMax = 64;


export const solveSliderHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const SolveSliderHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(solveSliderHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(solveSliderHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(solveSliderHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(solveSliderHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
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


export const SolveSliderBody = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "method": /*#__PURE__*/ zod.literal("drag").check(/*#__PURE__*/ zod.describe('By dragging.')),
  "challengeId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(solveSliderBodyOneChallengeIdMax)).check(/*#__PURE__*/ zod.describe('Which puzzle.')),
  "track": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "x": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(solveSliderBodyOneTrackItemXMin)).check(/*#__PURE__*/ zod.lte(solveSliderBodyOneTrackItemXMax)).check(/*#__PURE__*/ zod.describe('Pixels to the right of the start, in the background\'s own size.')),
  "y": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(solveSliderBodyOneTrackItemYMin)).check(/*#__PURE__*/ zod.lte(solveSliderBodyOneTrackItemYMax)).check(/*#__PURE__*/ zod.describe('Pixels below the start; the piece itself stays at its height.')),
  "t": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(solveSliderBodyOneTrackItemTMin)).check(/*#__PURE__*/ zod.lte(solveSliderBodyOneTrackItemTMax)).check(/*#__PURE__*/ zod.describe('Milliseconds since the start.'))
}).check(/*#__PURE__*/ zod.describe('Where the piece was at a moment of the drag.'))).check(/*#__PURE__*/ zod.minLength(solveSliderBodyOneTrackMin)).check(/*#__PURE__*/ zod.maxLength(solveSliderBodyOneTrackMax)).check(/*#__PURE__*/ zod.describe('The drag, in order of time; the first point is 0, 0, 0.'))
}).check(/*#__PURE__*/ zod.describe('A puzzle solved by dragging the piece. The last point is where it was let go.')),/*#__PURE__*/ zod.strictObject({
  "method": /*#__PURE__*/ zod.literal("proof_of_work").check(/*#__PURE__*/ zod.describe('By a proof of work.')),
  "challengeId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(solveSliderBodyTwoChallengeIdMax)).check(/*#__PURE__*/ zod.describe('Which puzzle.')),
  "nonce": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(solveSliderBodyTwoNonceMax)).check(/*#__PURE__*/ zod.regex(solveSliderBodyTwoNonceRegExp)).check(/*#__PURE__*/ zod.describe('The number that was found, in decimal digits.'))
}).check(/*#__PURE__*/ zod.describe('A puzzle solved by a proof of work, for those who cannot drag.'))]).check(/*#__PURE__*/ zod.describe('The body of `solveSlider`, by the way that was taken.'))

export const solveSliderResponseValueSliderTicketMax = 128;

export const solveSliderResponseValueGeetestChallengeMax = 300;

export const solveSliderResponseValueGeetestValidateMax = 300;

export const solveSliderResponseValueGeetestSeccodeMax = 300;

export const solveSliderResponseValueExpiresAtMax = 30;



export const SolveSliderResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "sliderTicket": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(solveSliderResponseValueSliderTicketMax)).check(/*#__PURE__*/ zod.describe('The ticket, for a login and for `sendSmsCode`.')),
  "geetest_challenge": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(solveSliderResponseValueGeetestChallengeMax)).check(/*#__PURE__*/ zod.describe('One of the three fields in which a registration carries the ticket of the slider check. Opaque.')),
  "geetest_validate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(solveSliderResponseValueGeetestValidateMax)).check(/*#__PURE__*/ zod.describe('One of the three fields in which a registration carries the ticket of the slider check. Opaque.')),
  "geetest_seccode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(solveSliderResponseValueGeetestSeccodeMax)).check(/*#__PURE__*/ zod.describe('One of the three fields in which a registration carries the ticket of the slider check. Opaque.')),
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(solveSliderResponseValueExpiresAtMax)).check(/*#__PURE__*/ zod.describe('Until when it is good.'))
}).check(/*#__PURE__*/ zod.describe('The bot check is passed, once. A caller uses either the ticket or the three fields; all are opaque.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `solveSlider`.'))

/**
 * Sends a code by SMS to somebody who is not logged in, for a login of type `sms` or for a password by phone. The code is
 * good once, for the time that the answer names, and for five tries; a new one replaces it. It is kept as a hash only. The
 * site must use one of both: `MOBILEVERCODELOGIN3` or `CHNGPASSVERIF3`, and send codes itself (`smsChannel` is `server`),
 * else 403 `sms_not_allowed`. A number that no account has is 422 `wrong_account` where the brand's setting
 * `revealUnknownAccount` is on; where it is off, it is answered like any other and nothing is sent. At most one code a
 * minute goes to a number, 429 `sms_too_many_requests` (wait 5 minutes), and as many a day as the brand allows, 429
 * `sms_quota_exceeded`. The bot check is made first: `sliderTicket`, else 422 `captcha_check_failed`.
 * @summary Send a code to a mobile number of an account
 */
export const sendSmsCodeHeaderMerchantMax = 32;


export const sendSmsCodeHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const sendSmsCodeHeaderXRequestIdMax = 64;


export const sendSmsCodeHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const SendSmsCodeHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sendSmsCodeHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(sendSmsCodeHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sendSmsCodeHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(sendSmsCodeHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const sendSmsCodeBodyCountryDialingCodeMax = 5;


export const sendSmsCodeBodyCountryDialingCodeRegExp = new RegExp('^[0-9]+$');
export const sendSmsCodeBodyMobileNumMin = 4;
export const sendSmsCodeBodyMobileNumMax = 20;


export const sendSmsCodeBodyMobileNumRegExp = new RegExp('^[0-9]+$');
export const sendSmsCodeBodySliderTicketMax = 128;



export const SendSmsCodeBody = /*#__PURE__*/ zod.strictObject({
  "countryDialingCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendSmsCodeBodyCountryDialingCodeMax)).check(/*#__PURE__*/ zod.regex(sendSmsCodeBodyCountryDialingCodeRegExp)).check(/*#__PURE__*/ zod.describe('The dialling code of a country, digits only.')),
  "mobileNum": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(sendSmsCodeBodyMobileNumMin)).check(/*#__PURE__*/ zod.maxLength(sendSmsCodeBodyMobileNumMax)).check(/*#__PURE__*/ zod.regex(sendSmsCodeBodyMobileNumRegExp)).check(/*#__PURE__*/ zod.describe('A mobile number, digits only, without the dialling code.')),
  "sliderTicket": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendSmsCodeBodySliderTicketMax)).check(/*#__PURE__*/ zod.describe('The one-time ticket of the slider check.'))
}).check(/*#__PURE__*/ zod.describe('The wish for a code by SMS.'))

export const sendSmsCodeResponseMessageMax = 500;

export const sendSmsCodeResponseValueExpiredMinutesMax = 60;

export const sendSmsCodeResponseValueExpirationTimeMin = 0;
export const sendSmsCodeResponseValueExpirationTimeMax = 9007199254740991;



export const SendSmsCodeResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendSmsCodeResponseMessageMax)).check(/*#__PURE__*/ zod.describe('A sentence for the user, in the language of the request.')),
  "value": /*#__PURE__*/ zod.object({
  "expiredMinutes": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(sendSmsCodeResponseValueExpiredMinutesMax))).check(/*#__PURE__*/ zod.describe('Minutes from now; the countdown is 60 s times this.')),
  "expirationTime": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(sendSmsCodeResponseValueExpirationTimeMin)).check(/*#__PURE__*/ zod.lte(sendSmsCodeResponseValueExpirationTimeMax))).check(/*#__PURE__*/ zod.describe('The moment; the countdown is the time until then, in whole seconds rounded up.'))
}).check(/*#__PURE__*/ zod.describe('How long the code is good, and the button that sends one rests. A backend names at least one of both.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `sendSmsCode`.'))

/**
 * Sends a code by SMS to the number of somebody who registers, by username or by mobile number: two forms of one body,
 * told apart by `registerType`. Both name the number as `mobileNo`. The form by username also names the username, so that
 * one that is taken is told (409 `username_taken`) before a message is paid for; so is a number that an account has
 * already, 409 `mobile_number_taken`. Needs `REGMOBVERF3`, the switch of the form (`USERNAMEREG3` or `MOBILENUMREG3`) and
 * `smsChannel` `server`, else 403 `sms_not_allowed`. The bot check is made first: the three `geetest` fields of one
 * ticket, else 422 `captcha_check_failed`; the registration that carries the code needs no further ticket. Life, tries and
 * limits of the code are those of `sendSmsCode`; it is good for a registration with this number only.
 * @summary Send a code for a registration
 */
export const sendRegisterSmsCodeHeaderMerchantMax = 32;


export const sendRegisterSmsCodeHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const sendRegisterSmsCodeHeaderXRequestIdMax = 64;


export const sendRegisterSmsCodeHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const SendRegisterSmsCodeHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sendRegisterSmsCodeHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(sendRegisterSmsCodeHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sendRegisterSmsCodeHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(sendRegisterSmsCodeHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const sendRegisterSmsCodeBodyOneUsernameMax = 64;

export const sendRegisterSmsCodeBodyOneCountryDialingCodeMax = 5;


export const sendRegisterSmsCodeBodyOneCountryDialingCodeRegExp = new RegExp('^[0-9]+$');
export const sendRegisterSmsCodeBodyOneMobileNoMin = 4;
export const sendRegisterSmsCodeBodyOneMobileNoMax = 20;


export const sendRegisterSmsCodeBodyOneMobileNoRegExp = new RegExp('^[0-9]+$');
export const sendRegisterSmsCodeBodyOneGeetestChallengeMax = 300;

export const sendRegisterSmsCodeBodyOneGeetestValidateMax = 300;

export const sendRegisterSmsCodeBodyOneGeetestSeccodeMax = 300;

export const sendRegisterSmsCodeBodyTwoCountryDialingCodeMax = 5;


export const sendRegisterSmsCodeBodyTwoCountryDialingCodeRegExp = new RegExp('^[0-9]+$');
export const sendRegisterSmsCodeBodyTwoMobileNoMin = 4;
export const sendRegisterSmsCodeBodyTwoMobileNoMax = 20;


export const sendRegisterSmsCodeBodyTwoMobileNoRegExp = new RegExp('^[0-9]+$');
export const sendRegisterSmsCodeBodyTwoGeetestChallengeMax = 300;

export const sendRegisterSmsCodeBodyTwoGeetestValidateMax = 300;

export const sendRegisterSmsCodeBodyTwoGeetestSeccodeMax = 300;



export const SendRegisterSmsCodeBody = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "registerType": /*#__PURE__*/ zod.literal("username").check(/*#__PURE__*/ zod.describe('By username.')),
  "username": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendRegisterSmsCodeBodyOneUsernameMax)).check(/*#__PURE__*/ zod.describe('The username that is wanted.')),
  "countryDialingCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendRegisterSmsCodeBodyOneCountryDialingCodeMax)).check(/*#__PURE__*/ zod.regex(sendRegisterSmsCodeBodyOneCountryDialingCodeRegExp)).check(/*#__PURE__*/ zod.describe('The dialling code of a country, digits only.')),
  "mobileNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(sendRegisterSmsCodeBodyOneMobileNoMin)).check(/*#__PURE__*/ zod.maxLength(sendRegisterSmsCodeBodyOneMobileNoMax)).check(/*#__PURE__*/ zod.regex(sendRegisterSmsCodeBodyOneMobileNoRegExp)).check(/*#__PURE__*/ zod.describe('A mobile number, digits only, without the dialling code.')),
  "geetest_challenge": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendRegisterSmsCodeBodyOneGeetestChallengeMax)).check(/*#__PURE__*/ zod.describe('One of the three fields in which a registration carries the ticket of the slider check. Opaque.')),
  "geetest_validate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendRegisterSmsCodeBodyOneGeetestValidateMax)).check(/*#__PURE__*/ zod.describe('One of the three fields in which a registration carries the ticket of the slider check. Opaque.')),
  "geetest_seccode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendRegisterSmsCodeBodyOneGeetestSeccodeMax)).check(/*#__PURE__*/ zod.describe('One of the three fields in which a registration carries the ticket of the slider check. Opaque.'))
}).check(/*#__PURE__*/ zod.describe('The wish for a code for a registration by username.')),/*#__PURE__*/ zod.strictObject({
  "registerType": /*#__PURE__*/ zod.literal("mobile").check(/*#__PURE__*/ zod.describe('By mobile number.')),
  "countryDialingCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendRegisterSmsCodeBodyTwoCountryDialingCodeMax)).check(/*#__PURE__*/ zod.regex(sendRegisterSmsCodeBodyTwoCountryDialingCodeRegExp)).check(/*#__PURE__*/ zod.describe('The dialling code of a country, digits only.')),
  "mobileNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(sendRegisterSmsCodeBodyTwoMobileNoMin)).check(/*#__PURE__*/ zod.maxLength(sendRegisterSmsCodeBodyTwoMobileNoMax)).check(/*#__PURE__*/ zod.regex(sendRegisterSmsCodeBodyTwoMobileNoRegExp)).check(/*#__PURE__*/ zod.describe('A mobile number, digits only, without the dialling code.')),
  "geetest_challenge": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendRegisterSmsCodeBodyTwoGeetestChallengeMax)).check(/*#__PURE__*/ zod.describe('One of the three fields in which a registration carries the ticket of the slider check. Opaque.')),
  "geetest_validate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendRegisterSmsCodeBodyTwoGeetestValidateMax)).check(/*#__PURE__*/ zod.describe('One of the three fields in which a registration carries the ticket of the slider check. Opaque.')),
  "geetest_seccode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendRegisterSmsCodeBodyTwoGeetestSeccodeMax)).check(/*#__PURE__*/ zod.describe('One of the three fields in which a registration carries the ticket of the slider check. Opaque.'))
}).check(/*#__PURE__*/ zod.describe('The wish for a code for a registration by mobile number.'))]).check(/*#__PURE__*/ zod.describe('The body of `sendRegisterSmsCode`, by the way that was taken.'))

export const sendRegisterSmsCodeResponseMessageMax = 500;

export const sendRegisterSmsCodeResponseValueExpiredMinutesMax = 60;

export const sendRegisterSmsCodeResponseValueExpirationTimeMin = 0;
export const sendRegisterSmsCodeResponseValueExpirationTimeMax = 9007199254740991;



export const SendRegisterSmsCodeResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendRegisterSmsCodeResponseMessageMax)).check(/*#__PURE__*/ zod.describe('A sentence for the user, in the language of the request.')),
  "value": /*#__PURE__*/ zod.object({
  "expiredMinutes": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(sendRegisterSmsCodeResponseValueExpiredMinutesMax))).check(/*#__PURE__*/ zod.describe('Minutes from now; the countdown is 60 s times this.')),
  "expirationTime": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(sendRegisterSmsCodeResponseValueExpirationTimeMin)).check(/*#__PURE__*/ zod.lte(sendRegisterSmsCodeResponseValueExpirationTimeMax))).check(/*#__PURE__*/ zod.describe('The moment; the countdown is the time until then, in whole seconds rounded up.'))
}).check(/*#__PURE__*/ zod.describe('How long the code is good, and the button that sends one rests. A backend names at least one of both.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `sendRegisterSmsCode`.'))

/**
 * Sends a code by SMS to the verified number of an account whose login was answered `new_ip_verification`. The
 * `verificationTicket` of that answer stands for the account, whose number the client knows masked only, and for the bot
 * check, which that login has passed. The ticket is good for 15 minutes and three codes; one that is unknown, expired or
 * used up is 422 `captcha_check_failed`, and the login begins anew. The code then goes into `verificationCode` of the next
 * login. Life, tries and limits of the code are those of `sendSmsCode`.
 * @summary Send a code for a login from a new place
 */
export const sendNewIpCodeHeaderMerchantMax = 32;


export const sendNewIpCodeHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const sendNewIpCodeHeaderXRequestIdMax = 64;


export const sendNewIpCodeHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const SendNewIpCodeHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sendNewIpCodeHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(sendNewIpCodeHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sendNewIpCodeHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(sendNewIpCodeHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const sendNewIpCodeBodyVerificationTicketMax = 128;



export const SendNewIpCodeBody = /*#__PURE__*/ zod.strictObject({
  "verificationTicket": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendNewIpCodeBodyVerificationTicketMax)).check(/*#__PURE__*/ zod.describe('The ticket that came with `new_ip_verification`.'))
}).check(/*#__PURE__*/ zod.describe('The wish for a code for a login from a new place.'))

export const sendNewIpCodeResponseMessageMax = 500;

export const sendNewIpCodeResponseValueExpiredMinutesMax = 60;

export const sendNewIpCodeResponseValueExpirationTimeMin = 0;
export const sendNewIpCodeResponseValueExpirationTimeMax = 9007199254740991;



export const SendNewIpCodeResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendNewIpCodeResponseMessageMax)).check(/*#__PURE__*/ zod.describe('A sentence for the user, in the language of the request.')),
  "value": /*#__PURE__*/ zod.object({
  "expiredMinutes": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(sendNewIpCodeResponseValueExpiredMinutesMax))).check(/*#__PURE__*/ zod.describe('Minutes from now; the countdown is 60 s times this.')),
  "expirationTime": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(sendNewIpCodeResponseValueExpirationTimeMin)).check(/*#__PURE__*/ zod.lte(sendNewIpCodeResponseValueExpirationTimeMax))).check(/*#__PURE__*/ zod.describe('The moment; the countdown is the time until then, in whole seconds rounded up.'))
}).check(/*#__PURE__*/ zod.describe('How long the code is good, and the button that sends one rests. A backend names at least one of both.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `sendNewIpCode`.'))

