/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GameCategory } from './game-category.ts';
import type { GameClassify } from './game-classify.ts';
import type { Language } from './language.ts';
import type { ListGamesChannel } from './list-games-channel.ts';
import type { ListGamesClientType } from './list-games-client-type.ts';
import type { ListGamesPlatform } from './list-games-platform.ts';
import type { MerchantCode } from './merchant-code.ts';
import type { PageNoParameter } from './page-no-parameter.ts';
import type { PageSizeParameter } from './page-size-parameter.ts';
import type { VendorCode } from './vendor-code.ts';

export type ListGamesParams = {
/**
 * The category.
 */
gameType: GameCategory;
/**
 * The kind of client, always 3, the web.
 */
clientType?: ListGamesClientType;
/**
 * The platforms whose games are wanted.
 */
platform?: ListGamesPlatform;
/**
 * The channel that asks.
 */
channel?: ListGamesChannel;
/**
 * The merchant code, the same as the header.
 */
merchant?: MerchantCode;
/**
 * Games of this vendor only.
 */
vassalage?: VendorCode;
/**
 * Games of this shelf only.
 */
gameClassify?: GameClassify;
/**
 * Words of the name.
 * @minLength 1
 * @maxLength 60
 */
gameName?: string;
/**
 * Games that can be played from this stake or less.
 * @maxLength 12
 * @pattern ^(0|[1-9][0-9]{0,8})(\.[0-9]{1,2})?$
 */
minBet?: string;
/**
 * Games with at least so many lines.
 * @minimum 0
 * @maximum 100000
 */
minLineNum?: number;
/**
 * The language of names; without it the header's.
 */
language?: Language;
/**
 * The page, from 1.
 * @minimum 1
 * @maximum 100000
 */
pageNo?: PageNoParameter;
/**
 * Entries on a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
};
