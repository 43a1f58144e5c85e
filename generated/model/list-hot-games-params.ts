/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Language } from './language.ts';
import type { ListHotGamesIsPlatform } from './list-hot-games-is-platform.ts';
import type { ListHotGamesPlatform } from './list-hot-games-platform.ts';
import type { MerchantCode } from './merchant-code.ts';
import type { VendorCode } from './vendor-code.ts';

export type ListHotGamesParams = {
/**
 * The merchant code, the same as the header.
 */
merchantCode?: MerchantCode;
/**
 * The platform, always 2.
 */
isPlatform?: ListHotGamesIsPlatform;
/**
 * Games of this vendor only.
 */
vassalage?: VendorCode;
/**
 * The platforms whose games are wanted.
 */
platform?: ListHotGamesPlatform;
/**
 * The language of names; without it the header's.
 */
language?: Language;
};
