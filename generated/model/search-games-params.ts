/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Language } from './language.ts';
import type { PageNoParameter } from './page-no-parameter.ts';
import type { PageSizeParameter } from './page-size-parameter.ts';
import type { SearchGamesSort } from './search-games-sort.ts';

export type SearchGamesParams = {
/**
 * Words to search for.
 * @minLength 1
 * @maxLength 60
 */
keyword?: string;
/**
 * The categories. Several are separated by commas, and any of them will do.
 * @maxLength 400
 * @pattern ^(ELOTT|LOTT|LIVE|SPORTS|FISH|RNG|PVP|ESPORTS|INHOUSE)(,(ELOTT|LOTT|LIVE|SPORTS|FISH|RNG|PVP|ESPORTS|INHOUSE)){0,8}$
 */
gameType?: string;
/**
 * The vendors. Several are separated by commas, and any of them will do.
 * @maxLength 400
 * @pattern ^[A-Z0-9_]{2,20}(,[A-Z0-9_]{2,20}){0,18}$
 */
vassalage?: string;
/**
 * The shelves. Several are separated by commas, and any of them will do.
 * @maxLength 400
 * @pattern ^(HOT|NEW|VIDEO|CLASSIC|JACKPOT)(,(HOT|NEW|VIDEO|CLASSIC|JACKPOT)){0,4}$
 */
gameClassify?: string;
/**
 * What the games must offer. Several are separated by commas, and all of them must be there.
 * @maxLength 310
 * @pattern ^[A-Z_]{3,30}(,[A-Z_]{3,30}){0,9}$
 */
features?: string;
/**
 * Games that can be played from this stake or less.
 * @maxLength 12
 * @pattern ^(0|[1-9][0-9]{0,8})(\.[0-9]{1,2})?$
 */
minBet?: string;
/**
 * Games with at least this return to player, basis points; those without one are left out.
 * @minimum 0
 * @maximum 10000
 */
minRtp?: number;
/**
 * The order: `relevance` how well the words fit, `popular` the most played first, `newest`, `name`, `rtp` the highest first, `min_bet` the lowest first. Without it `relevance` with a keyword, else `popular`.
 */
sort?: SearchGamesSort;
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
