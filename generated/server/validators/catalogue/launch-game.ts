// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const launchGameHeaderMerchantMax = 32;

export const launchGameHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const launchGameHeaderXRequestIdMax = 64;

export const launchGameHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const LaunchGameHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(launchGameHeaderMerchantMax).regex(launchGameHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(launchGameHeaderXRequestIdMax).regex(launchGameHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const launchGameBodyGameIdMax = 60;

export const launchGameBodyRoomIdMax = 40;

export const launchGameBodyRoomIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const launchGameBodyNodeIdMax = 12;

export const launchGameBodyNodeIdRegExp = new RegExp('^[0-9]{1,12}$');

export const launchGameBodyVassalageMax = 20;

export const launchGameBodyVassalageRegExp = new RegExp('^[A-Z0-9_]{2,20}$');

export const launchGameBodyUsernameMax = 64;

export const launchGameBodyTokenMin = 20;

export const launchGameBodyTokenMax = 128;

export const launchGameBodyMerchantCodeMax = 32;

export const launchGameBodyMerchantCodeRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const launchGameBodyCodeMax = 60;

export const launchGameBodyCodeRegExp = new RegExp('^[A-Za-z0-9_-]{1,60}$');

export const launchGameBodyDefaultPlayTypeMax = 30;

export const launchGameBodyDefaultPlayTypeRegExp = new RegExp('^[A-Z0-9_]{1,30}$');

export const launchGameBodyAccountTypeNameMax = 40;

export const launchGameBodyAccountTypeNameRegExp = new RegExp('^[A-Z0-9_]{1,40}$');

export const launchGameBodyVendorMax = 20;

export const launchGameBodyVendorRegExp = new RegExp('^[A-Z0-9_]{2,20}$');

export const launchGameBodyGameCodeMax = 30;

export const launchGameBodyGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');

export const LaunchGameBody = zod.strictObject({
  "gameId": zod.string().min(1).max(launchGameBodyGameIdMax).optional().describe('The vendor\'s own id of the game. Without it, without `roomId` and without `gameCode` the vendor\'s lobby starts.'),
  "roomId": zod.string().max(launchGameBodyRoomIdMax).regex(launchGameBodyRoomIdRegExp).optional().describe('The room of a `PVP` game, in place of `gameId`.'),
  "nodeId": zod.string().max(launchGameBodyNodeIdMax).regex(launchGameBodyNodeIdRegExp).optional().describe('The place of a game in the catalogue; unique.'),
  "accountType": zod.literal(1).describe('The kind of account, always 1.'),
  "confirmTrans": zod.literal(0).describe('Always 0: launching moves no money between wallets.'),
  "vassalage": zod.string().max(launchGameBodyVassalageMax).regex(launchGameBodyVassalageRegExp).describe('The code of a game vendor, on the wire also called `vassalage`.'),
  "launchMode": zod.enum(['GLS', 'LOTT']).describe('`GLS`, or `LOTT` for a lottery game.'),
  "platform": zod.enum(['html5-desktop']).describe('The platform, always `html5-desktop`.'),
  "clientType": zod.literal(3).describe('The kind of client, always 3, the web.'),
  "username": zod.string().min(1).max(launchGameBodyUsernameMax).describe('The account of the session.'),
  "token": zod.string().min(launchGameBodyTokenMin).max(launchGameBodyTokenMax).describe('The session token, the same as the bearer\'s. It is never passed on.'),
  "merchantCode": zod.string().max(launchGameBodyMerchantCodeMax).regex(launchGameBodyMerchantCodeRegExp).describe('The code of a brand, fixed in its configuration.'),
  "language": zod.enum(['EN', 'VI']).describe('A bundled language of the portal, English or Vietnamese.'),
  "code": zod.string().max(launchGameBodyCodeMax).regex(launchGameBodyCodeRegExp).optional().describe('A place within the game that it shall open at, as the vendor names it.'),
  "defaultPlayType": zod.string().max(launchGameBodyDefaultPlayTypeMax).regex(launchGameBodyDefaultPlayTypeRegExp).optional().describe('The play type that a lottery opens with.'),
  "accountTypeName": zod.string().max(launchGameBodyAccountTypeNameMax).regex(launchGameBodyAccountTypeNameRegExp).optional().describe('The kind of account that a lottery asks for, `TCG_LOTTO_VN` for a Vietnamese one.'),
  "vendor": zod.string().max(launchGameBodyVendorMax).regex(launchGameBodyVendorRegExp).optional().describe('The code of a game vendor, on the wire also called `vassalage`.'),
  "gameCode": zod.string().max(launchGameBodyGameCodeMax).regex(launchGameBodyGameCodeRegExp).optional().describe('The lottery game, with `launchMode` `LOTT`.'),
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).optional().describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.'),
  "isGame": zod.enum(['GAME', 'VASSALAGE']).optional().describe('Whether the entry stands for a game or for a vendor. For `VASSALAGE` the portal opens a list of the vendor\'s games; sent here it starts the vendor\'s lobby.')
}).describe('The game to start, in the words of the portal\'s family of systems.')

export const launchGame = {
  header: LaunchGameHeader,
  params: undefined,
  query: undefined,
  body: LaunchGameBody,
};
