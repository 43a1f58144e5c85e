// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const launchGameResponseGameUrlMax = 2048;

export const launchGameResponseGameUrl2Max = 2048;

export const launchGameResponseExpiresAtMax = 30;

export const launchGameResponseGameNameMax = 120;

export const LaunchGameResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "game_url": zod.string().max(launchGameResponseGameUrlMax).describe('Where the game is; empty where only `game_url2` holds.'),
  "game_url2": zod.string().max(launchGameResponseGameUrl2Max).describe('The other place of the game, taken when `game_url` is empty; empty where there is none.'),
  "walletMode": zod.enum(['seamless', 'transfer', 'none']).describe('`seamless` plays from the main wallet and opens in `/seamless`; `transfer` plays from the vendor\'s wallet and opens in `/game`; `none` is a page of the portal itself.'),
  "demo": zod.boolean().describe('Whether it is played in play credit.'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(launchGameResponseExpiresAtMax).nullable().describe('Until when the address can be opened, once; null for a page of the portal.'),
  "gameName": zod.string().min(1).max(launchGameResponseGameNameMax).optional().describe('The name of the game, or of the vendor whose lobby it is, for the title of its page. Missing where a backend does not say it.')
}).describe('The answer of `launchGame`.')

export const launchGame = {
  response: LaunchGameResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'forbidden', 'in_need_true_account', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'not_found', 'payload_too_large', 'unsupported_media_type', 'birthday_required', 'play_limit_reached', 'rate_limited', 'system_error', 'game_maintenance', 'maintenance', 'unavailable'],
};
