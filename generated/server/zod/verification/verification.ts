/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


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


export const GetCaptchaHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getCaptchaHeaderMerchantMax).regex(getCaptchaHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getCaptchaHeaderXRequestIdMax).regex(getCaptchaHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

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


export const GetSliderHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getSliderHeaderMerchantMax).regex(getSliderHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getSliderHeaderXRequestIdMax).regex(getSliderHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
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
}).describe('A puzzle solved by a proof of work, for those who cannot drag.')])

export const solveSliderResponseValueSliderTicketMax = 128;

export const solveSliderResponseValueGeetestChallengeMax = 300;

export const solveSliderResponseValueGeetestValidateMax = 300;

export const solveSliderResponseValueGeetestSeccodeMax = 300;

export const solveSliderResponseValueExpiresAtMax = 30;



export const SolveSliderResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "sliderTicket": zod.string().min(1).max(solveSliderResponseValueSliderTicketMax).describe('The ticket, for a login and for `sendSmsCode`.'),
  "geetest_challenge": zod.string().min(1).max(solveSliderResponseValueGeetestChallengeMax).describe('One of the three fields in which a registration carries the ticket of the slider check. Opaque.'),
  "geetest_validate": zod.string().min(1).max(solveSliderResponseValueGeetestValidateMax).describe('One of the three fields in which a registration carries the ticket of the slider check. Opaque.'),
  "geetest_seccode": zod.string().min(1).max(solveSliderResponseValueGeetestSeccodeMax).describe('One of the three fields in which a registration carries the ticket of the slider check. Opaque.'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(solveSliderResponseValueExpiresAtMax).describe('Until when it is good.')
}).describe('The bot check is passed, once. A caller uses either the ticket or the three fields; all are opaque.')
}).describe('The answer of `solveSlider`.')

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


export const SendSmsCodeHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(sendSmsCodeHeaderMerchantMax).regex(sendSmsCodeHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(sendSmsCodeHeaderXRequestIdMax).regex(sendSmsCodeHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const sendSmsCodeBodyCountryDialingCodeMax = 5;


export const sendSmsCodeBodyCountryDialingCodeRegExp = new RegExp('^[0-9]+$');
export const sendSmsCodeBodyMobileNumMin = 4;
export const sendSmsCodeBodyMobileNumMax = 20;


export const sendSmsCodeBodyMobileNumRegExp = new RegExp('^[0-9]+$');
export const sendSmsCodeBodySliderTicketMax = 128;



export const SendSmsCodeBody = zod.strictObject({
  "countryDialingCode": zod.string().min(1).max(sendSmsCodeBodyCountryDialingCodeMax).regex(sendSmsCodeBodyCountryDialingCodeRegExp).describe('The dialling code of a country, digits only.'),
  "mobileNum": zod.string().min(sendSmsCodeBodyMobileNumMin).max(sendSmsCodeBodyMobileNumMax).regex(sendSmsCodeBodyMobileNumRegExp).describe('A mobile number, digits only, without the dialling code.'),
  "sliderTicket": zod.string().min(1).max(sendSmsCodeBodySliderTicketMax).describe('The one-time ticket of the slider check.')
}).describe('The wish for a code by SMS.')

export const sendSmsCodeResponseMessageMax = 500;

export const sendSmsCodeResponseValueExpiredMinutesMax = 60;

export const sendSmsCodeResponseValueExpirationTimeMin = 0;
export const sendSmsCodeResponseValueExpirationTimeMax = 9007199254740991;



export const SendSmsCodeResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "message": zod.string().min(1).max(sendSmsCodeResponseMessageMax).describe('A sentence for the user, in the language of the request.'),
  "value": zod.strictObject({
  "expiredMinutes": zod.int().min(1).max(sendSmsCodeResponseValueExpiredMinutesMax).optional().describe('Minutes from now; the countdown is 60 s times this.'),
  "expirationTime": zod.int().min(sendSmsCodeResponseValueExpirationTimeMin).max(sendSmsCodeResponseValueExpirationTimeMax).optional().describe('The moment; the countdown is the time until then, in whole seconds rounded up.')
}).describe('How long the code is good, and the button that sends one rests. A backend names at least one of both.')
}).describe('The answer of `sendSmsCode`.')

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


export const SendRegisterSmsCodeHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(sendRegisterSmsCodeHeaderMerchantMax).regex(sendRegisterSmsCodeHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(sendRegisterSmsCodeHeaderXRequestIdMax).regex(sendRegisterSmsCodeHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
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



export const SendRegisterSmsCodeBody = zod.union([zod.strictObject({
  "registerType": zod.literal("username").describe('By username.'),
  "username": zod.string().min(1).max(sendRegisterSmsCodeBodyOneUsernameMax).describe('The username that is wanted.'),
  "countryDialingCode": zod.string().min(1).max(sendRegisterSmsCodeBodyOneCountryDialingCodeMax).regex(sendRegisterSmsCodeBodyOneCountryDialingCodeRegExp).describe('The dialling code of a country, digits only.'),
  "mobileNo": zod.string().min(sendRegisterSmsCodeBodyOneMobileNoMin).max(sendRegisterSmsCodeBodyOneMobileNoMax).regex(sendRegisterSmsCodeBodyOneMobileNoRegExp).describe('A mobile number, digits only, without the dialling code.'),
  "geetest_challenge": zod.string().min(1).max(sendRegisterSmsCodeBodyOneGeetestChallengeMax).describe('One of the three fields in which a registration carries the ticket of the slider check. Opaque.'),
  "geetest_validate": zod.string().min(1).max(sendRegisterSmsCodeBodyOneGeetestValidateMax).describe('One of the three fields in which a registration carries the ticket of the slider check. Opaque.'),
  "geetest_seccode": zod.string().min(1).max(sendRegisterSmsCodeBodyOneGeetestSeccodeMax).describe('One of the three fields in which a registration carries the ticket of the slider check. Opaque.')
}).describe('The wish for a code for a registration by username.'),zod.strictObject({
  "registerType": zod.literal("mobile").describe('By mobile number.'),
  "countryDialingCode": zod.string().min(1).max(sendRegisterSmsCodeBodyTwoCountryDialingCodeMax).regex(sendRegisterSmsCodeBodyTwoCountryDialingCodeRegExp).describe('The dialling code of a country, digits only.'),
  "mobileNo": zod.string().min(sendRegisterSmsCodeBodyTwoMobileNoMin).max(sendRegisterSmsCodeBodyTwoMobileNoMax).regex(sendRegisterSmsCodeBodyTwoMobileNoRegExp).describe('A mobile number, digits only, without the dialling code.'),
  "geetest_challenge": zod.string().min(1).max(sendRegisterSmsCodeBodyTwoGeetestChallengeMax).describe('One of the three fields in which a registration carries the ticket of the slider check. Opaque.'),
  "geetest_validate": zod.string().min(1).max(sendRegisterSmsCodeBodyTwoGeetestValidateMax).describe('One of the three fields in which a registration carries the ticket of the slider check. Opaque.'),
  "geetest_seccode": zod.string().min(1).max(sendRegisterSmsCodeBodyTwoGeetestSeccodeMax).describe('One of the three fields in which a registration carries the ticket of the slider check. Opaque.')
}).describe('The wish for a code for a registration by mobile number.')])

export const sendRegisterSmsCodeResponseMessageMax = 500;

export const sendRegisterSmsCodeResponseValueExpiredMinutesMax = 60;

export const sendRegisterSmsCodeResponseValueExpirationTimeMin = 0;
export const sendRegisterSmsCodeResponseValueExpirationTimeMax = 9007199254740991;



export const SendRegisterSmsCodeResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "message": zod.string().min(1).max(sendRegisterSmsCodeResponseMessageMax).describe('A sentence for the user, in the language of the request.'),
  "value": zod.strictObject({
  "expiredMinutes": zod.int().min(1).max(sendRegisterSmsCodeResponseValueExpiredMinutesMax).optional().describe('Minutes from now; the countdown is 60 s times this.'),
  "expirationTime": zod.int().min(sendRegisterSmsCodeResponseValueExpirationTimeMin).max(sendRegisterSmsCodeResponseValueExpirationTimeMax).optional().describe('The moment; the countdown is the time until then, in whole seconds rounded up.')
}).describe('How long the code is good, and the button that sends one rests. A backend names at least one of both.')
}).describe('The answer of `sendRegisterSmsCode`.')

/**
 * Sends a code by SMS to the verified number of an account whose login was answered 403 `new_ip_verification`. The
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


export const SendNewIpCodeHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(sendNewIpCodeHeaderMerchantMax).regex(sendNewIpCodeHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(sendNewIpCodeHeaderXRequestIdMax).regex(sendNewIpCodeHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const sendNewIpCodeBodyVerificationTicketMax = 128;



export const SendNewIpCodeBody = zod.strictObject({
  "verificationTicket": zod.string().min(1).max(sendNewIpCodeBodyVerificationTicketMax).describe('The ticket that came with `new_ip_verification`.')
}).describe('The wish for a code for a login from a new place.')

export const sendNewIpCodeResponseMessageMax = 500;

export const sendNewIpCodeResponseValueExpiredMinutesMax = 60;

export const sendNewIpCodeResponseValueExpirationTimeMin = 0;
export const sendNewIpCodeResponseValueExpirationTimeMax = 9007199254740991;



export const SendNewIpCodeResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "message": zod.string().min(1).max(sendNewIpCodeResponseMessageMax).describe('A sentence for the user, in the language of the request.'),
  "value": zod.strictObject({
  "expiredMinutes": zod.int().min(1).max(sendNewIpCodeResponseValueExpiredMinutesMax).optional().describe('Minutes from now; the countdown is 60 s times this.'),
  "expirationTime": zod.int().min(sendNewIpCodeResponseValueExpirationTimeMin).max(sendNewIpCodeResponseValueExpirationTimeMax).optional().describe('The moment; the countdown is the time until then, in whole seconds rounded up.')
}).describe('How long the code is good, and the button that sends one rests. A backend names at least one of both.')
}).describe('The answer of `sendNewIpCode`.')

