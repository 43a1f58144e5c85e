/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * The sheets that hold now. Nothing is played by other rules: limits, odds and return to player of a sheet are those of its
 * rounds, and they are known before any bet.
 * @summary List the rule sheets of the in-house games
 */
export const ListInhouseRulesQueryParams = /*#__PURE__*/ zod.object({
  "language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of names; without it the header\'s.'))
})

export const listInhouseRulesHeaderMerchantMax = 32;


export const listInhouseRulesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listInhouseRulesHeaderXRequestIdMax = 64;


export const listInhouseRulesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListInhouseRulesHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInhouseRulesHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listInhouseRulesHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInhouseRulesHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listInhouseRulesHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const listInhouseRulesResponseValueItemNodeIdMax = 12;


export const listInhouseRulesResponseValueItemNodeIdRegExp = new RegExp('^[0-9]{1,12}$');
export const listInhouseRulesResponseValueItemGameNameMax = 120;

export const listInhouseRulesResponseValueItemVersionMax = 100000;

export const listInhouseRulesResponseValueItemValidFromMax = 30;

export const listInhouseRulesResponseValueItemHtmlMax = 20000;

export const listInhouseRulesResponseValueItemMultiplierRuleMax = 1000;

export const listInhouseRulesResponseValueItemPricesItemChoiceMax = 120;

export const listInhouseRulesResponseValueItemPricesItemMultiplierMax = 14;


export const listInhouseRulesResponseValueItemPricesItemMultiplierRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');
export const listInhouseRulesResponseValueItemPricesItemHitProbabilityMax = 14;


export const listInhouseRulesResponseValueItemPricesItemHitProbabilityRegExp = new RegExp('^(0|1)\\.[0-9]{12}$');
export const listInhouseRulesResponseValueItemPricesItemReturnToPlayerMin = 0;
export const listInhouseRulesResponseValueItemPricesItemReturnToPlayerMax = 10000;

export const listInhouseRulesResponseValueItemPricesMax = 500;

export const listInhouseRulesResponseValueItemReturnToPlayerMin = 0;
export const listInhouseRulesResponseValueItemReturnToPlayerMax = 10000;

export const listInhouseRulesResponseValueItemMinStakeMax = 25;


export const listInhouseRulesResponseValueItemMinStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listInhouseRulesResponseValueItemMaxStakeMax = 25;


export const listInhouseRulesResponseValueItemMaxStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listInhouseRulesResponseValueItemMaxPayoutMax = 25;


export const listInhouseRulesResponseValueItemMaxPayoutRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listInhouseRulesResponseValueItemUnfinishedHoursMax = 168;

export const listInhouseRulesResponseValueItemUnfinishedRuleMax = 500;

export const listInhouseRulesResponseValueMax = 50;



export const ListInhouseRulesResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "gameId": /*#__PURE__*/ zod.enum(['moonshot', 'plinko', 'mines', 'dice', 'keno', 'lumo-lamp', 'hi-lo', 'lucky-wheel', 'lantern-reels']).check(/*#__PURE__*/ zod.describe('An in-house game, a game of vendor `BGS`.')),
  "nodeId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInhouseRulesResponseValueItemNodeIdMax)).check(/*#__PURE__*/ zod.regex(listInhouseRulesResponseValueItemNodeIdRegExp)).check(/*#__PURE__*/ zod.describe('The place of a game in the catalogue; unique.')),
  "gameName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listInhouseRulesResponseValueItemGameNameMax)).check(/*#__PURE__*/ zod.describe('Its name.')),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listInhouseRulesResponseValueItemVersionMax)).check(/*#__PURE__*/ zod.describe('The version of the sheet. A round is settled by the version that it began with.')),
  "validFrom": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listInhouseRulesResponseValueItemValidFromMax)).check(/*#__PURE__*/ zod.describe('Since when this version holds.')),
  "html": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listInhouseRulesResponseValueItemHtmlMax)).check(/*#__PURE__*/ zod.describe('How it is played, sanitised HTML.')),
  "multiplierRule": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listInhouseRulesResponseValueItemMultiplierRuleMax)).check(/*#__PURE__*/ zod.describe('How the multiplier follows from a choice, for any choice.')),
  "prices": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "choice": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listInhouseRulesResponseValueItemPricesItemChoiceMax)).check(/*#__PURE__*/ zod.describe('The choice, in words of the rule sheet.')),
  "multiplier": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInhouseRulesResponseValueItemPricesItemMultiplierMax)).check(/*#__PURE__*/ zod.regex(listInhouseRulesResponseValueItemPricesItemMultiplierRegExp)).check(/*#__PURE__*/ zod.describe('What it pays for each 1 staked.')),
  "hitProbability": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInhouseRulesResponseValueItemPricesItemHitProbabilityMax)).check(/*#__PURE__*/ zod.regex(listInhouseRulesResponseValueItemPricesItemHitProbabilityRegExp)).check(/*#__PURE__*/ zod.describe('How likely this price is paid.')),
  "returnToPlayer": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listInhouseRulesResponseValueItemPricesItemReturnToPlayerMin)).check(/*#__PURE__*/ zod.lte(listInhouseRulesResponseValueItemPricesItemReturnToPlayerMax)).check(/*#__PURE__*/ zod.describe('The return to player of the bet, all its prices together, in basis points, rounded down.'))
}).check(/*#__PURE__*/ zod.describe('One price that a bet can be paid, and how likely it is. A bet with several prices has a row for each.'))).check(/*#__PURE__*/ zod.maxLength(listInhouseRulesResponseValueItemPricesMax)).check(/*#__PURE__*/ zod.describe('Every choice with its prices above zero; of a game with more than 500 choices those at even steps. A line of Lantern Reels pays a tenth of the round, so its rows are by line.')),
  "returnToPlayer": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listInhouseRulesResponseValueItemReturnToPlayerMin)).check(/*#__PURE__*/ zod.lte(listInhouseRulesResponseValueItemReturnToPlayerMax)).check(/*#__PURE__*/ zod.describe('The return to player of the game in basis points, that of its least choice.')),
  "minStake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInhouseRulesResponseValueItemMinStakeMax)).check(/*#__PURE__*/ zod.regex(listInhouseRulesResponseValueItemMinStakeRegExp)).check(/*#__PURE__*/ zod.describe('The least stake of a round.')),
  "maxStake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInhouseRulesResponseValueItemMaxStakeMax)).check(/*#__PURE__*/ zod.regex(listInhouseRulesResponseValueItemMaxStakeRegExp)).check(/*#__PURE__*/ zod.describe('The greatest stake of a round.')),
  "maxPayout": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInhouseRulesResponseValueItemMaxPayoutMax)).check(/*#__PURE__*/ zod.regex(listInhouseRulesResponseValueItemMaxPayoutRegExp)).check(/*#__PURE__*/ zod.describe('The most that a round pays.')),
  "algorithm": /*#__PURE__*/ zod.enum(['portico-hmac-sha256-1', 'portico-hmac-sha256-2']).check(/*#__PURE__*/ zod.describe('How an outcome follows from a seed; anybody can repeat it.\n\n**Commitment.** Before anybody can bet, the server draws a seed of 32 bytes from the system\'s generator and shows\n`sha256(seed)`. The seed itself is shown after the outcome, and only then.\n\n**Numbers.** Block i = 0, 1, 2 ... is `HMAC-SHA-256(key = seed, message = label + ":" + i)`, i in decimal, the message in\nUTF-8. Each block gives eight unsigned 32-bit numbers, the most significant byte first. `below(n)` takes the next number x;\nwhile x >= floor(2^32 / n) * n it takes the next one; its value is x mod n. So no outcome is favoured.\n\n**Shuffle.** `shuffle(list, k)`: for i = 0 ... k - 1 swap place i with place i + below(length - i); the first k are drawn.\n\n**Draws of a lottery.** The label is the draw\'s id. Five digits (SSC) and the three of PC28: each below(10), from left to\nright. 11x5: shuffle(01 ... 11, 5). K3: 1 + below(6), three times. PK10: shuffle(01 ... 10, 10). A Vietnamese table: each\ndigit below(10), special prize first, then G1, G2 and so on, each number from left to right.\n\n`portico-hmac-sha256-2` is the same, but no number comes twice in one prize of a Vietnamese table: a number that its prize has\nalready is passed over, and the next one is made of the digits that follow. The North is drawn so, as its stations draw; its\ndraws of days that the server was bound to before this version keep `portico-hmac-sha256-1`.\n\n**In-house rounds.** The label is `roundId + ":" + clientSeed`.\n`dice`: below(10000) / 100. `lumo-lamp`: below(100): 0-49 TEAL, 50-74 AMBER, 75-84 ROSE, 85-86 WHITE, 87-99 DARK.\n`mines`: shuffle(0 ... 24, mines). `keno`: shuffle(1 ... 40, 10). `plinko`: below(2) for each row, 1 is to the right.\n`hi-lo`: card by card c = below(52), so that each comes from a whole deck; its rank is place floor(c / 4) of A23456789TJQK,\nits suit place c mod 4 of SHDC. `lucky-wheel`: below(segments), from 0, the segment as the sheet numbers them.\n`lantern-reels`: below(length of its strip) for each reel from the left; that symbol of the strip, from 0, stands in the top\nrow, the next two below it, the first again after the last.\n`moonshot`: n = below(1000000) * 1000000 + below(1000000); it ends at floor(99 * 10^12 / (10^12 - n)) / 100, at least 1.00\nand at most 990000.00. By version 1 of its rules n = below(1000000), and it ends at floor(99000000 / (1000000 - n)) / 100, at\nleast 1.00: so coarse that many multipliers above 1000 returned less than the sheet said, at worst 49.50 percent at 495000.01.\n\n**The shared round of Moonshot.** Its `roundId` is that of the round of all players, and its `clientSeed` the SHA-256, in\nlower-case hexadecimal, of the client seeds of all bets that stand at take-off, in the order of their places, joined by line\nfeeds (U+000A), without one at the end; without a bet that of the empty text. The server shows the hash of its seed before the\nfirst bet, and no player knows that seed before the end: neither side alone can choose it. A player is paid `cashOutAt` where\nit is at most the end.\n\n**What that cannot exclude.** The server knows its seed while it takes bets, and takes them one after another. Somebody in\nleague with it who bets last could choose a seed by the end that it gives. Operators have no account that bets, the evidence\nlists every bet with its place, its time and its seed while bets are still taken, and whoever bets after that somebody spoils\nthe choice. Games of one player leave no such room: their seed is sealed first, and the player speaks last.\n')),
  "unfinishedHours": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listInhouseRulesResponseValueItemUnfinishedHoursMax)).check(/*#__PURE__*/ zod.describe('How long an unfinished round waits for its player.')),
  "unfinishedRule": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listInhouseRulesResponseValueItemUnfinishedRuleMax)).check(/*#__PURE__*/ zod.describe('What becomes of it then.'))
}).check(/*#__PURE__*/ zod.describe('The rule sheet of an in-house game.'))).check(/*#__PURE__*/ zod.maxLength(listInhouseRulesResponseValueMax)).check(/*#__PURE__*/ zod.describe('The rule sheets in the order of the catalogue.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listInhouseRules`.'))

/**
 * The sheet that holds now, or an earlier version, so that an old round can be checked. Versions never change.
 * @summary Show the rule sheet of an in-house game
 */
export const GetInhouseRulesParams = /*#__PURE__*/ zod.object({
  "gameId": /*#__PURE__*/ zod.enum(['moonshot', 'plinko', 'mines', 'dice', 'keno', 'lumo-lamp', 'hi-lo', 'lucky-wheel', 'lantern-reels']).check(/*#__PURE__*/ zod.describe('The game.'))
})

export const getInhouseRulesQueryVersionMax = 100000;



export const GetInhouseRulesQueryParams = /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getInhouseRulesQueryVersionMax))).check(/*#__PURE__*/ zod.describe('The version; without it the one that holds now.')),
  "language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of names; without it the header\'s.'))
})

export const getInhouseRulesHeaderMerchantMax = 32;


export const getInhouseRulesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getInhouseRulesHeaderXRequestIdMax = 64;


export const getInhouseRulesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetInhouseRulesHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseRulesHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getInhouseRulesHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseRulesHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getInhouseRulesHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const getInhouseRulesResponseValueNodeIdMax = 12;


export const getInhouseRulesResponseValueNodeIdRegExp = new RegExp('^[0-9]{1,12}$');
export const getInhouseRulesResponseValueGameNameMax = 120;

export const getInhouseRulesResponseValueVersionMax = 100000;

export const getInhouseRulesResponseValueValidFromMax = 30;

export const getInhouseRulesResponseValueHtmlMax = 20000;

export const getInhouseRulesResponseValueMultiplierRuleMax = 1000;

export const getInhouseRulesResponseValuePricesItemChoiceMax = 120;

export const getInhouseRulesResponseValuePricesItemMultiplierMax = 14;


export const getInhouseRulesResponseValuePricesItemMultiplierRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');
export const getInhouseRulesResponseValuePricesItemHitProbabilityMax = 14;


export const getInhouseRulesResponseValuePricesItemHitProbabilityRegExp = new RegExp('^(0|1)\\.[0-9]{12}$');
export const getInhouseRulesResponseValuePricesItemReturnToPlayerMin = 0;
export const getInhouseRulesResponseValuePricesItemReturnToPlayerMax = 10000;

export const getInhouseRulesResponseValuePricesMax = 500;

export const getInhouseRulesResponseValueReturnToPlayerMin = 0;
export const getInhouseRulesResponseValueReturnToPlayerMax = 10000;

export const getInhouseRulesResponseValueMinStakeMax = 25;


export const getInhouseRulesResponseValueMinStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getInhouseRulesResponseValueMaxStakeMax = 25;


export const getInhouseRulesResponseValueMaxStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getInhouseRulesResponseValueMaxPayoutMax = 25;


export const getInhouseRulesResponseValueMaxPayoutRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getInhouseRulesResponseValueUnfinishedHoursMax = 168;

export const getInhouseRulesResponseValueUnfinishedRuleMax = 500;



export const GetInhouseRulesResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "gameId": /*#__PURE__*/ zod.enum(['moonshot', 'plinko', 'mines', 'dice', 'keno', 'lumo-lamp', 'hi-lo', 'lucky-wheel', 'lantern-reels']).check(/*#__PURE__*/ zod.describe('An in-house game, a game of vendor `BGS`.')),
  "nodeId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseRulesResponseValueNodeIdMax)).check(/*#__PURE__*/ zod.regex(getInhouseRulesResponseValueNodeIdRegExp)).check(/*#__PURE__*/ zod.describe('The place of a game in the catalogue; unique.')),
  "gameName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getInhouseRulesResponseValueGameNameMax)).check(/*#__PURE__*/ zod.describe('Its name.')),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getInhouseRulesResponseValueVersionMax)).check(/*#__PURE__*/ zod.describe('The version of the sheet. A round is settled by the version that it began with.')),
  "validFrom": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getInhouseRulesResponseValueValidFromMax)).check(/*#__PURE__*/ zod.describe('Since when this version holds.')),
  "html": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getInhouseRulesResponseValueHtmlMax)).check(/*#__PURE__*/ zod.describe('How it is played, sanitised HTML.')),
  "multiplierRule": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getInhouseRulesResponseValueMultiplierRuleMax)).check(/*#__PURE__*/ zod.describe('How the multiplier follows from a choice, for any choice.')),
  "prices": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "choice": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getInhouseRulesResponseValuePricesItemChoiceMax)).check(/*#__PURE__*/ zod.describe('The choice, in words of the rule sheet.')),
  "multiplier": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseRulesResponseValuePricesItemMultiplierMax)).check(/*#__PURE__*/ zod.regex(getInhouseRulesResponseValuePricesItemMultiplierRegExp)).check(/*#__PURE__*/ zod.describe('What it pays for each 1 staked.')),
  "hitProbability": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseRulesResponseValuePricesItemHitProbabilityMax)).check(/*#__PURE__*/ zod.regex(getInhouseRulesResponseValuePricesItemHitProbabilityRegExp)).check(/*#__PURE__*/ zod.describe('How likely this price is paid.')),
  "returnToPlayer": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getInhouseRulesResponseValuePricesItemReturnToPlayerMin)).check(/*#__PURE__*/ zod.lte(getInhouseRulesResponseValuePricesItemReturnToPlayerMax)).check(/*#__PURE__*/ zod.describe('The return to player of the bet, all its prices together, in basis points, rounded down.'))
}).check(/*#__PURE__*/ zod.describe('One price that a bet can be paid, and how likely it is. A bet with several prices has a row for each.'))).check(/*#__PURE__*/ zod.maxLength(getInhouseRulesResponseValuePricesMax)).check(/*#__PURE__*/ zod.describe('Every choice with its prices above zero; of a game with more than 500 choices those at even steps. A line of Lantern Reels pays a tenth of the round, so its rows are by line.')),
  "returnToPlayer": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getInhouseRulesResponseValueReturnToPlayerMin)).check(/*#__PURE__*/ zod.lte(getInhouseRulesResponseValueReturnToPlayerMax)).check(/*#__PURE__*/ zod.describe('The return to player of the game in basis points, that of its least choice.')),
  "minStake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseRulesResponseValueMinStakeMax)).check(/*#__PURE__*/ zod.regex(getInhouseRulesResponseValueMinStakeRegExp)).check(/*#__PURE__*/ zod.describe('The least stake of a round.')),
  "maxStake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseRulesResponseValueMaxStakeMax)).check(/*#__PURE__*/ zod.regex(getInhouseRulesResponseValueMaxStakeRegExp)).check(/*#__PURE__*/ zod.describe('The greatest stake of a round.')),
  "maxPayout": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseRulesResponseValueMaxPayoutMax)).check(/*#__PURE__*/ zod.regex(getInhouseRulesResponseValueMaxPayoutRegExp)).check(/*#__PURE__*/ zod.describe('The most that a round pays.')),
  "algorithm": /*#__PURE__*/ zod.enum(['portico-hmac-sha256-1', 'portico-hmac-sha256-2']).check(/*#__PURE__*/ zod.describe('How an outcome follows from a seed; anybody can repeat it.\n\n**Commitment.** Before anybody can bet, the server draws a seed of 32 bytes from the system\'s generator and shows\n`sha256(seed)`. The seed itself is shown after the outcome, and only then.\n\n**Numbers.** Block i = 0, 1, 2 ... is `HMAC-SHA-256(key = seed, message = label + ":" + i)`, i in decimal, the message in\nUTF-8. Each block gives eight unsigned 32-bit numbers, the most significant byte first. `below(n)` takes the next number x;\nwhile x >= floor(2^32 / n) * n it takes the next one; its value is x mod n. So no outcome is favoured.\n\n**Shuffle.** `shuffle(list, k)`: for i = 0 ... k - 1 swap place i with place i + below(length - i); the first k are drawn.\n\n**Draws of a lottery.** The label is the draw\'s id. Five digits (SSC) and the three of PC28: each below(10), from left to\nright. 11x5: shuffle(01 ... 11, 5). K3: 1 + below(6), three times. PK10: shuffle(01 ... 10, 10). A Vietnamese table: each\ndigit below(10), special prize first, then G1, G2 and so on, each number from left to right.\n\n`portico-hmac-sha256-2` is the same, but no number comes twice in one prize of a Vietnamese table: a number that its prize has\nalready is passed over, and the next one is made of the digits that follow. The North is drawn so, as its stations draw; its\ndraws of days that the server was bound to before this version keep `portico-hmac-sha256-1`.\n\n**In-house rounds.** The label is `roundId + ":" + clientSeed`.\n`dice`: below(10000) / 100. `lumo-lamp`: below(100): 0-49 TEAL, 50-74 AMBER, 75-84 ROSE, 85-86 WHITE, 87-99 DARK.\n`mines`: shuffle(0 ... 24, mines). `keno`: shuffle(1 ... 40, 10). `plinko`: below(2) for each row, 1 is to the right.\n`hi-lo`: card by card c = below(52), so that each comes from a whole deck; its rank is place floor(c / 4) of A23456789TJQK,\nits suit place c mod 4 of SHDC. `lucky-wheel`: below(segments), from 0, the segment as the sheet numbers them.\n`lantern-reels`: below(length of its strip) for each reel from the left; that symbol of the strip, from 0, stands in the top\nrow, the next two below it, the first again after the last.\n`moonshot`: n = below(1000000) * 1000000 + below(1000000); it ends at floor(99 * 10^12 / (10^12 - n)) / 100, at least 1.00\nand at most 990000.00. By version 1 of its rules n = below(1000000), and it ends at floor(99000000 / (1000000 - n)) / 100, at\nleast 1.00: so coarse that many multipliers above 1000 returned less than the sheet said, at worst 49.50 percent at 495000.01.\n\n**The shared round of Moonshot.** Its `roundId` is that of the round of all players, and its `clientSeed` the SHA-256, in\nlower-case hexadecimal, of the client seeds of all bets that stand at take-off, in the order of their places, joined by line\nfeeds (U+000A), without one at the end; without a bet that of the empty text. The server shows the hash of its seed before the\nfirst bet, and no player knows that seed before the end: neither side alone can choose it. A player is paid `cashOutAt` where\nit is at most the end.\n\n**What that cannot exclude.** The server knows its seed while it takes bets, and takes them one after another. Somebody in\nleague with it who bets last could choose a seed by the end that it gives. Operators have no account that bets, the evidence\nlists every bet with its place, its time and its seed while bets are still taken, and whoever bets after that somebody spoils\nthe choice. Games of one player leave no such room: their seed is sealed first, and the player speaks last.\n')),
  "unfinishedHours": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getInhouseRulesResponseValueUnfinishedHoursMax)).check(/*#__PURE__*/ zod.describe('How long an unfinished round waits for its player.')),
  "unfinishedRule": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getInhouseRulesResponseValueUnfinishedRuleMax)).check(/*#__PURE__*/ zod.describe('What becomes of it then.'))
}).check(/*#__PURE__*/ zod.describe('The rule sheet of an in-house game.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getInhouseRules`.'))

/**
 * Draws the seed of a new round and shows its SHA-256, before the player says what is bet. Nothing is staked yet. The member
 * has one sealed round of each game at most: asked again, the same one is answered until it is played or expires, after 10
 * minutes. The seed is kept encrypted and is shown by `getInhouseEvidence` when the round has ended; that of a round which
 * expired unplayed is never used.
 *
 * Each round has a seed of its own, so none is used twice and every seed is shown right after its round; the round's id is
 * what a nonce is elsewhere. A player who wants another seed names the sealed round as `replaces`: it can be played no more,
 * `replaced` shows its seed, and another round is sealed. Asked again with the same `replaces`, the answer is the same. A
 * round of somebody else or of another game, and one that was staked on, is 404. Moonshot has a round that all share and operations of its own: here it is 400
 * `validation_failed`, as it is in `playInhouseRound`.
 * @summary Seal a round of an in-house game
 */
export const commitInhouseRoundHeaderMerchantMax = 32;


export const commitInhouseRoundHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const commitInhouseRoundHeaderXRequestIdMax = 64;


export const commitInhouseRoundHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const CommitInhouseRoundHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(commitInhouseRoundHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(commitInhouseRoundHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(commitInhouseRoundHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(commitInhouseRoundHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const commitInhouseRoundBodyReplacesMax = 40;


export const commitInhouseRoundBodyReplacesRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');


export const CommitInhouseRoundBody = /*#__PURE__*/ zod.strictObject({
  "gameId": /*#__PURE__*/ zod.enum(['moonshot', 'plinko', 'mines', 'dice', 'keno', 'lumo-lamp', 'hi-lo', 'lucky-wheel', 'lantern-reels']).check(/*#__PURE__*/ zod.describe('An in-house game, a game of vendor `BGS`.')),
  "replaces": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(commitInhouseRoundBodyReplacesMax)).check(/*#__PURE__*/ zod.regex(commitInhouseRoundBodyReplacesRegExp))).check(/*#__PURE__*/ zod.describe('A sealed round of the game to give up unplayed, for another seed.'))
}).check(/*#__PURE__*/ zod.describe('The game that a round is wanted of.'))

export const commitInhouseRoundResponseValueRoundIdMax = 40;


export const commitInhouseRoundResponseValueRoundIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');
export const commitInhouseRoundResponseValueServerSeedHashMax = 64;


export const commitInhouseRoundResponseValueServerSeedHashRegExp = new RegExp('^[0-9a-f]{64}$');
export const commitInhouseRoundResponseValueRulesVersionMax = 100000;

export const commitInhouseRoundResponseValueExpiresAtMax = 30;

export const commitInhouseRoundResponseValueReplacedRoundIdMax = 40;


export const commitInhouseRoundResponseValueReplacedRoundIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');
export const commitInhouseRoundResponseValueReplacedServerSeedHashMax = 64;


export const commitInhouseRoundResponseValueReplacedServerSeedHashRegExp = new RegExp('^[0-9a-f]{64}$');
export const commitInhouseRoundResponseValueReplacedServerSeedMax = 64;


export const commitInhouseRoundResponseValueReplacedServerSeedRegExp = new RegExp('^[0-9a-f]{64}$');


export const CommitInhouseRoundResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "roundId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(commitInhouseRoundResponseValueRoundIdMax)).check(/*#__PURE__*/ zod.regex(commitInhouseRoundResponseValueRoundIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a round.')),
  "gameId": /*#__PURE__*/ zod.enum(['moonshot', 'plinko', 'mines', 'dice', 'keno', 'lumo-lamp', 'hi-lo', 'lucky-wheel', 'lantern-reels']).check(/*#__PURE__*/ zod.describe('An in-house game, a game of vendor `BGS`.')),
  "serverSeedHash": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(commitInhouseRoundResponseValueServerSeedHashMax)).check(/*#__PURE__*/ zod.regex(commitInhouseRoundResponseValueServerSeedHashRegExp)).check(/*#__PURE__*/ zod.describe('The SHA-256 of the seed that decides the round.')),
  "algorithm": /*#__PURE__*/ zod.enum(['portico-hmac-sha256-1', 'portico-hmac-sha256-2']).check(/*#__PURE__*/ zod.describe('How an outcome follows from a seed; anybody can repeat it.\n\n**Commitment.** Before anybody can bet, the server draws a seed of 32 bytes from the system\'s generator and shows\n`sha256(seed)`. The seed itself is shown after the outcome, and only then.\n\n**Numbers.** Block i = 0, 1, 2 ... is `HMAC-SHA-256(key = seed, message = label + ":" + i)`, i in decimal, the message in\nUTF-8. Each block gives eight unsigned 32-bit numbers, the most significant byte first. `below(n)` takes the next number x;\nwhile x >= floor(2^32 / n) * n it takes the next one; its value is x mod n. So no outcome is favoured.\n\n**Shuffle.** `shuffle(list, k)`: for i = 0 ... k - 1 swap place i with place i + below(length - i); the first k are drawn.\n\n**Draws of a lottery.** The label is the draw\'s id. Five digits (SSC) and the three of PC28: each below(10), from left to\nright. 11x5: shuffle(01 ... 11, 5). K3: 1 + below(6), three times. PK10: shuffle(01 ... 10, 10). A Vietnamese table: each\ndigit below(10), special prize first, then G1, G2 and so on, each number from left to right.\n\n`portico-hmac-sha256-2` is the same, but no number comes twice in one prize of a Vietnamese table: a number that its prize has\nalready is passed over, and the next one is made of the digits that follow. The North is drawn so, as its stations draw; its\ndraws of days that the server was bound to before this version keep `portico-hmac-sha256-1`.\n\n**In-house rounds.** The label is `roundId + ":" + clientSeed`.\n`dice`: below(10000) / 100. `lumo-lamp`: below(100): 0-49 TEAL, 50-74 AMBER, 75-84 ROSE, 85-86 WHITE, 87-99 DARK.\n`mines`: shuffle(0 ... 24, mines). `keno`: shuffle(1 ... 40, 10). `plinko`: below(2) for each row, 1 is to the right.\n`hi-lo`: card by card c = below(52), so that each comes from a whole deck; its rank is place floor(c / 4) of A23456789TJQK,\nits suit place c mod 4 of SHDC. `lucky-wheel`: below(segments), from 0, the segment as the sheet numbers them.\n`lantern-reels`: below(length of its strip) for each reel from the left; that symbol of the strip, from 0, stands in the top\nrow, the next two below it, the first again after the last.\n`moonshot`: n = below(1000000) * 1000000 + below(1000000); it ends at floor(99 * 10^12 / (10^12 - n)) / 100, at least 1.00\nand at most 990000.00. By version 1 of its rules n = below(1000000), and it ends at floor(99000000 / (1000000 - n)) / 100, at\nleast 1.00: so coarse that many multipliers above 1000 returned less than the sheet said, at worst 49.50 percent at 495000.01.\n\n**The shared round of Moonshot.** Its `roundId` is that of the round of all players, and its `clientSeed` the SHA-256, in\nlower-case hexadecimal, of the client seeds of all bets that stand at take-off, in the order of their places, joined by line\nfeeds (U+000A), without one at the end; without a bet that of the empty text. The server shows the hash of its seed before the\nfirst bet, and no player knows that seed before the end: neither side alone can choose it. A player is paid `cashOutAt` where\nit is at most the end.\n\n**What that cannot exclude.** The server knows its seed while it takes bets, and takes them one after another. Somebody in\nleague with it who bets last could choose a seed by the end that it gives. Operators have no account that bets, the evidence\nlists every bet with its place, its time and its seed while bets are still taken, and whoever bets after that somebody spoils\nthe choice. Games of one player leave no such room: their seed is sealed first, and the player speaks last.\n')),
  "rulesVersion": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(commitInhouseRoundResponseValueRulesVersionMax)).check(/*#__PURE__*/ zod.describe('The rule sheet that holds for it.')),
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(commitInhouseRoundResponseValueExpiresAtMax)).check(/*#__PURE__*/ zod.describe('Until when it can be played.')),
  "replaced": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "roundId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(commitInhouseRoundResponseValueReplacedRoundIdMax)).check(/*#__PURE__*/ zod.regex(commitInhouseRoundResponseValueReplacedRoundIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a round.')),
  "serverSeedHash": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(commitInhouseRoundResponseValueReplacedServerSeedHashMax)).check(/*#__PURE__*/ zod.regex(commitInhouseRoundResponseValueReplacedServerSeedHashRegExp)).check(/*#__PURE__*/ zod.describe('Its commitment, as it was shown.')),
  "serverSeed": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(commitInhouseRoundResponseValueReplacedServerSeedMax)).check(/*#__PURE__*/ zod.regex(commitInhouseRoundResponseValueReplacedServerSeedRegExp)).check(/*#__PURE__*/ zod.describe('Its seed, whose SHA-256 is the commitment. No round is ever played with it.'))
})).check(/*#__PURE__*/ zod.describe('The round that it replaces; absent without one.'))
}).check(/*#__PURE__*/ zod.describe('A round that is sealed but not yet played.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `commitInhouseRound`.'))

/**
 * The rounds of the member of the session by the time of their start, the newest first, with the sums over the whole range.
 * At least three months are at hand.
 * @summary List the own rounds of the in-house games
 */
export const listInhouseRoundsQueryFromMax = 30;

export const listInhouseRoundsQueryToMax = 30;

export const listInhouseRoundsQueryPageNoDefault = 1;
export const listInhouseRoundsQueryPageNoMax = 100000;

export const listInhouseRoundsQueryPageSizeDefault = 42;
export const listInhouseRoundsQueryPageSizeMax = 100;



export const ListInhouseRoundsQueryParams = /*#__PURE__*/ zod.object({
  "gameId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['moonshot', 'plinko', 'mines', 'dice', 'keno', 'lumo-lamp', 'hi-lo', 'lucky-wheel', 'lantern-reels'])).check(/*#__PURE__*/ zod.describe('Rounds of this game only.')),
  "state": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['open', 'won', 'lost', 'push', 'void'])).check(/*#__PURE__*/ zod.describe('Rounds in this state only.')),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listInhouseRoundsQueryFromMax))).check(/*#__PURE__*/ zod.describe('The beginning of the range, included. Without it the range begins 30 days before its end.')),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listInhouseRoundsQueryToMax))).check(/*#__PURE__*/ zod.describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listInhouseRoundsQueryPageNoMax)), listInhouseRoundsQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listInhouseRoundsQueryPageSizeMax)), listInhouseRoundsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listInhouseRoundsHeaderMerchantMax = 32;


export const listInhouseRoundsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listInhouseRoundsHeaderXRequestIdMax = 64;


export const listInhouseRoundsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListInhouseRoundsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInhouseRoundsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listInhouseRoundsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInhouseRoundsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listInhouseRoundsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
})

export const listInhouseRoundsResponseValueContentItemRoundIdMax = 40;


export const listInhouseRoundsResponseValueContentItemRoundIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');
export const listInhouseRoundsResponseValueContentItemBetIdMax = 40;


export const listInhouseRoundsResponseValueContentItemBetIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');
export const listInhouseRoundsResponseValueContentItemGameNameMax = 120;

export const listInhouseRoundsResponseValueContentItemRulesVersionMax = 100000;

export const listInhouseRoundsResponseValueContentItemStakeMax = 25;


export const listInhouseRoundsResponseValueContentItemStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listInhouseRoundsResponseValueContentItemChoiceOneCashOutAtMax = 9;


export const listInhouseRoundsResponseValueContentItemChoiceOneCashOutAtRegExp = new RegExp('^[1-9][0-9]{0,5}\\.[0-9]{2}$');
export const listInhouseRoundsResponseValueContentItemChoiceTwoRowsMin = 8;
export const listInhouseRoundsResponseValueContentItemChoiceTwoRowsMax = 16;

export const listInhouseRoundsResponseValueContentItemChoiceThreeMinesMax = 24;

export const listInhouseRoundsResponseValueContentItemChoiceFourTargetMax = 5;


export const listInhouseRoundsResponseValueContentItemChoiceFourTargetRegExp = new RegExp('^[1-9]?[0-9]\\.[0-9]{2}$');
export const listInhouseRoundsResponseValueContentItemChoiceFiveNumbersItemMax = 40;

export const listInhouseRoundsResponseValueContentItemChoiceFiveNumbersMax = 10;

export const listInhouseRoundsResponseValueContentItemClientSeedMax = 64;


export const listInhouseRoundsResponseValueContentItemClientSeedRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const listInhouseRoundsResponseValueContentItemServerSeedHashMax = 64;


export const listInhouseRoundsResponseValueContentItemServerSeedHashRegExp = new RegExp('^[0-9a-f]{64}$');
export const listInhouseRoundsResponseValueContentItemOpenedItemMin = 0;
export const listInhouseRoundsResponseValueContentItemOpenedItemMax = 24;

export const listInhouseRoundsResponseValueContentItemOpenedMax = 25;

export const listInhouseRoundsResponseValueContentItemDealtItemCardMax = 2;


export const listInhouseRoundsResponseValueContentItemDealtItemCardRegExp = new RegExp('^[A23456789TJQK][SHDC]$');
export const listInhouseRoundsResponseValueContentItemDealtMax = 52;

export const listInhouseRoundsResponseValueContentItemOffersItemHitProbabilityMax = 14;


export const listInhouseRoundsResponseValueContentItemOffersItemHitProbabilityRegExp = new RegExp('^(0|1)\\.[0-9]{12}$');
export const listInhouseRoundsResponseValueContentItemOffersItemMultiplierMax = 14;


export const listInhouseRoundsResponseValueContentItemOffersItemMultiplierRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');
export const listInhouseRoundsResponseValueContentItemOffersMax = 2;

export const listInhouseRoundsResponseValueContentItemMultiplierMax = 14;


export const listInhouseRoundsResponseValueContentItemMultiplierRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');
export const listInhouseRoundsResponseValueContentItemNextMultiplierMax = 14;


export const listInhouseRoundsResponseValueContentItemNextMultiplierRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');
export const listInhouseRoundsResponseValueContentItemPayoutMax = 25;


export const listInhouseRoundsResponseValueContentItemPayoutRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listInhouseRoundsResponseValueContentItemOutcomeItemMax = 12;


export const listInhouseRoundsResponseValueContentItemOutcomeItemRegExp = new RegExp('^[0-9A-Z.]{1,12}$');
export const listInhouseRoundsResponseValueContentItemOutcomeMax = 52;

export const listInhouseRoundsResponseValueContentItemStartedAtMax = 30;

export const listInhouseRoundsResponseValueContentItemEndedAtMax = 30;

export const listInhouseRoundsResponseValueContentMax = 100;

export const listInhouseRoundsResponseValueTotalPagesMin = 0;
export const listInhouseRoundsResponseValueTotalPagesMax = 1000000;

export const listInhouseRoundsResponseValueTotalElementsMin = 0;
export const listInhouseRoundsResponseValueTotalElementsMax = 100000000;

export const listInhouseRoundsResponseValueTotalsRoundsMin = 0;
export const listInhouseRoundsResponseValueTotalsRoundsMax = 100000000;

export const listInhouseRoundsResponseValueTotalsStakeMax = 25;


export const listInhouseRoundsResponseValueTotalsStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listInhouseRoundsResponseValueTotalsOpenStakeMax = 25;


export const listInhouseRoundsResponseValueTotalsOpenStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listInhouseRoundsResponseValueTotalsPayoutMax = 25;


export const listInhouseRoundsResponseValueTotalsPayoutRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listInhouseRoundsResponseValueTotalsNetMax = 25;


export const listInhouseRoundsResponseValueTotalsNetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const ListInhouseRoundsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "roundId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInhouseRoundsResponseValueContentItemRoundIdMax)).check(/*#__PURE__*/ zod.regex(listInhouseRoundsResponseValueContentItemRoundIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a round.')),
  "betId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInhouseRoundsResponseValueContentItemBetIdMax)).check(/*#__PURE__*/ zod.regex(listInhouseRoundsResponseValueContentItemBetIdRegExp)).check(/*#__PURE__*/ zod.describe('The bet in the betting record.')),
  "gameId": /*#__PURE__*/ zod.enum(['moonshot', 'plinko', 'mines', 'dice', 'keno', 'lumo-lamp', 'hi-lo', 'lucky-wheel', 'lantern-reels']).check(/*#__PURE__*/ zod.describe('An in-house game, a game of vendor `BGS`.')),
  "gameName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listInhouseRoundsResponseValueContentItemGameNameMax)).check(/*#__PURE__*/ zod.describe('The game\'s name.')),
  "rulesVersion": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listInhouseRoundsResponseValueContentItemRulesVersionMax)).check(/*#__PURE__*/ zod.describe('The rule sheet that holds for it.')),
  "state": /*#__PURE__*/ zod.enum(['open', 'won', 'lost', 'push', 'void']).check(/*#__PURE__*/ zod.describe('`open` waits for the player. An ended round is `won`, `lost` or `push` by what it paid, as in `BetState`; `void` gave the stake back.')),
  "demo": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it is played in play credit.')),
  "stake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInhouseRoundsResponseValueContentItemStakeMax)).check(/*#__PURE__*/ zod.regex(listInhouseRoundsResponseValueContentItemStakeRegExp)).check(/*#__PURE__*/ zod.describe('The stake.')),
  "choice": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['moonshot']).check(/*#__PURE__*/ zod.describe('The game.')),
  "cashOutAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInhouseRoundsResponseValueContentItemChoiceOneCashOutAtMax)).check(/*#__PURE__*/ zod.regex(listInhouseRoundsResponseValueContentItemChoiceOneCashOutAtRegExp))).check(/*#__PURE__*/ zod.describe('The multiplier at which the flight is left by itself, from 1.01; without it the player leaves by hand.'))
}).check(/*#__PURE__*/ zod.describe('Fly, and get out in time.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['plinko']).check(/*#__PURE__*/ zod.describe('The game.')),
  "rows": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listInhouseRoundsResponseValueContentItemChoiceTwoRowsMin)).check(/*#__PURE__*/ zod.lte(listInhouseRoundsResponseValueContentItemChoiceTwoRowsMax)).check(/*#__PURE__*/ zod.describe('Rows of pins.')),
  "risk": /*#__PURE__*/ zod.enum(['low', 'medium', 'high']).check(/*#__PURE__*/ zod.describe('How far the prices lie apart.'))
}).check(/*#__PURE__*/ zod.describe('Drop a ball.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['mines']).check(/*#__PURE__*/ zod.describe('The game.')),
  "mines": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listInhouseRoundsResponseValueContentItemChoiceThreeMinesMax)).check(/*#__PURE__*/ zod.describe('Mines below the 25 cells.'))
}).check(/*#__PURE__*/ zod.describe('Open cells without meeting a mine.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['dice']).check(/*#__PURE__*/ zod.describe('The game.')),
  "direction": /*#__PURE__*/ zod.enum(['over', 'under']).check(/*#__PURE__*/ zod.describe('On which side of the target the roll wins; on it, it loses.')),
  "target": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInhouseRoundsResponseValueContentItemChoiceFourTargetMax)).check(/*#__PURE__*/ zod.regex(listInhouseRoundsResponseValueContentItemChoiceFourTargetRegExp)).check(/*#__PURE__*/ zod.describe('The target. Between 1 and 98 of 100 rolls must win, else 400 `validation_failed`.'))
}).check(/*#__PURE__*/ zod.describe('Roll over or under a number.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['keno']).check(/*#__PURE__*/ zod.describe('The game.')),
  "numbers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listInhouseRoundsResponseValueContentItemChoiceFiveNumbersItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listInhouseRoundsResponseValueContentItemChoiceFiveNumbersMax)).check(/*#__PURE__*/ zod.describe('The numbers, none twice.'))
}).check(/*#__PURE__*/ zod.describe('Name up to ten of forty numbers.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['lumo-lamp']).check(/*#__PURE__*/ zod.describe('The game.')),
  "light": /*#__PURE__*/ zod.enum(['TEAL', 'AMBER', 'ROSE', 'WHITE']).check(/*#__PURE__*/ zod.describe('The colour.'))
}).check(/*#__PURE__*/ zod.describe('Name the colour that lights up.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['hi-lo']).check(/*#__PURE__*/ zod.describe('The game.'))
}).check(/*#__PURE__*/ zod.describe('Guess whether the next card is higher or lower, as often as you dare.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['lucky-wheel']).check(/*#__PURE__*/ zod.describe('The game.')),
  "segments": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(10),/*#__PURE__*/ zod.literal(20),/*#__PURE__*/ zod.literal(30),/*#__PURE__*/ zod.literal(40),/*#__PURE__*/ zod.literal(50)]).check(/*#__PURE__*/ zod.describe('The segments of the wheel, all equally wide.')),
  "risk": /*#__PURE__*/ zod.enum(['low', 'medium', 'high']).check(/*#__PURE__*/ zod.describe('How far the prices lie apart.'))
}).check(/*#__PURE__*/ zod.describe('Spin a wheel.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['lantern-reels']).check(/*#__PURE__*/ zod.describe('The game.'))
}).check(/*#__PURE__*/ zod.describe('Spin five reels with three rows and ten paylines, all of them in play.'))]).check(/*#__PURE__*/ zod.describe('What the player bets on.')),
  "clientSeed": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInhouseRoundsResponseValueContentItemClientSeedMax)).check(/*#__PURE__*/ zod.regex(listInhouseRoundsResponseValueContentItemClientSeedRegExp)).check(/*#__PURE__*/ zod.describe('What the player adds to the seed of the server, so that the server cannot choose the outcome.')),
  "serverSeedHash": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInhouseRoundsResponseValueContentItemServerSeedHashMax)).check(/*#__PURE__*/ zod.regex(listInhouseRoundsResponseValueContentItemServerSeedHashRegExp)).check(/*#__PURE__*/ zod.describe('The commitment, as it was shown before the bet.')),
  "opened": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listInhouseRoundsResponseValueContentItemOpenedItemMin)).check(/*#__PURE__*/ zod.lte(listInhouseRoundsResponseValueContentItemOpenedItemMax))).check(/*#__PURE__*/ zod.maxLength(listInhouseRoundsResponseValueContentItemOpenedMax)).check(/*#__PURE__*/ zod.describe('The cells of Mines that were opened, in this order; empty in other games.')),
  "dealt": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "card": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInhouseRoundsResponseValueContentItemDealtItemCardMax)).check(/*#__PURE__*/ zod.regex(listInhouseRoundsResponseValueContentItemDealtItemCardRegExp)).check(/*#__PURE__*/ zod.describe('A card, its rank (`T` is ten) and suit: spades, hearts, diamonds, clubs.')),
  "step": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal('higher'),/*#__PURE__*/ zod.literal('lower'),/*#__PURE__*/ zod.literal('skip'),/*#__PURE__*/ zod.literal(null)])).check(/*#__PURE__*/ zod.describe('The guess that it answered, or `skip`; null for the first card.'))
}).check(/*#__PURE__*/ zod.describe('A card of Hi-Lo, and what was said before it.'))).check(/*#__PURE__*/ zod.maxLength(listInhouseRoundsResponseValueContentItemDealtMax)).check(/*#__PURE__*/ zod.describe('The cards of Hi-Lo dealt so far, in this order, the last one the card to guess from; empty in other games.')),
  "offers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "guess": /*#__PURE__*/ zod.enum(['higher', 'lower']).check(/*#__PURE__*/ zod.describe('`higher`: the next card\'s rank is as high or higher; after an ace, higher. `lower`: it is as low or lower; after a king,\nlower. Ranks go from the ace, 1, to the king, 13.\n')),
  "hitProbability": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInhouseRoundsResponseValueContentItemOffersItemHitProbabilityMax)).check(/*#__PURE__*/ zod.regex(listInhouseRoundsResponseValueContentItemOffersItemHitProbabilityRegExp)).check(/*#__PURE__*/ zod.describe('How likely the next card proves it right.')),
  "multiplier": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInhouseRoundsResponseValueContentItemOffersItemMultiplierMax)).check(/*#__PURE__*/ zod.regex(listInhouseRoundsResponseValueContentItemOffersItemMultiplierRegExp)).check(/*#__PURE__*/ zod.describe('What the round would pay then, for each 1 staked.'))
}).check(/*#__PURE__*/ zod.describe('A guess that is open, and what it would make of the round.'))).check(/*#__PURE__*/ zod.maxLength(listInhouseRoundsResponseValueContentItemOffersMax)).check(/*#__PURE__*/ zod.describe('The guesses that an open round of Hi-Lo has now, `higher` first; empty in other games and in ended rounds.')),
  "multiplier": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInhouseRoundsResponseValueContentItemMultiplierMax)).check(/*#__PURE__*/ zod.regex(listInhouseRoundsResponseValueContentItemMultiplierRegExp)).check(/*#__PURE__*/ zod.describe('What the round pays, or would pay if it were cashed out now, for each 1 staked; 0.00 when it pays nothing or cannot be cashed out yet.')),
  "nextMultiplier": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInhouseRoundsResponseValueContentItemNextMultiplierMax)).check(/*#__PURE__*/ zod.regex(listInhouseRoundsResponseValueContentItemNextMultiplierRegExp))).check(/*#__PURE__*/ zod.describe('What the next safe cell of Mines would make of an open round; null in other games, whose `offers` tell it, and in ended rounds.')),
  "payout": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInhouseRoundsResponseValueContentItemPayoutMax)).check(/*#__PURE__*/ zod.regex(listInhouseRoundsResponseValueContentItemPayoutRegExp))).check(/*#__PURE__*/ zod.describe('What the round paid, stake x multiplier rounded down to the currency\'s decimals and never more than the sheet\'s `maxPayout`; null while it is open.')),
  "outcome": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInhouseRoundsResponseValueContentItemOutcomeItemMax)).check(/*#__PURE__*/ zod.regex(listInhouseRoundsResponseValueContentItemOutcomeItemRegExp))).check(/*#__PURE__*/ zod.maxLength(listInhouseRoundsResponseValueContentItemOutcomeMax)).check(/*#__PURE__*/ zod.describe('What the seeds gave, empty while the round is open: the end of a flight, the ball\'s steps (`0` left, `1` right), the cells\nwith mines, the roll, the ten numbers, the colour, the cards that were dealt, the segment, the stops of the five reels.\nMines stand in rising order, all else as it was drawn.\n')),
  "startedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listInhouseRoundsResponseValueContentItemStartedAtMax)).check(/*#__PURE__*/ zod.describe('When the stake was taken.')),
  "endedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listInhouseRoundsResponseValueContentItemEndedAtMax))).check(/*#__PURE__*/ zod.describe('When it ended; null until then.'))
}).check(/*#__PURE__*/ zod.describe('A round of an in-house game.'))).check(/*#__PURE__*/ zod.maxLength(listInhouseRoundsResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The rounds of the page, the newest first; none beyond the last page.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listInhouseRoundsResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listInhouseRoundsResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listInhouseRoundsResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listInhouseRoundsResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Entries in all.')),
  "totals": /*#__PURE__*/ zod.object({
  "rounds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listInhouseRoundsResponseValueTotalsRoundsMin)).check(/*#__PURE__*/ zod.lte(listInhouseRoundsResponseValueTotalsRoundsMax)).check(/*#__PURE__*/ zod.describe('Rounds.')),
  "stake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInhouseRoundsResponseValueTotalsStakeMax)).check(/*#__PURE__*/ zod.regex(listInhouseRoundsResponseValueTotalsStakeRegExp)).check(/*#__PURE__*/ zod.describe('What was staked.')),
  "openStake": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInhouseRoundsResponseValueTotalsOpenStakeMax)).check(/*#__PURE__*/ zod.regex(listInhouseRoundsResponseValueTotalsOpenStakeRegExp))).check(/*#__PURE__*/ zod.describe('What of it is staked in rounds that are still open; without it nothing is known of that.')),
  "payout": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInhouseRoundsResponseValueTotalsPayoutMax)).check(/*#__PURE__*/ zod.regex(listInhouseRoundsResponseValueTotalsPayoutRegExp)).check(/*#__PURE__*/ zod.describe('What was paid.')),
  "net": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInhouseRoundsResponseValueTotalsNetMax)).check(/*#__PURE__*/ zod.regex(listInhouseRoundsResponseValueTotalsNetRegExp)).check(/*#__PURE__*/ zod.describe('Paid less staked, negative when the player lost. The stakes of open rounds count as staked.'))
}).check(/*#__PURE__*/ zod.describe('The sums over all entries of the range, not of the page.'))
}).check(/*#__PURE__*/ zod.describe('A page of rounds.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listInhouseRounds`.'))

/**
 * Takes the stake and plays the round that `commitInhouseRound` sealed, with what the player adds to its seed. Stake and choice
 * must keep to the rule sheet (422 `bet_limit_exceeded` above its limits, 400 `validation_failed` below them or for a choice that
 * does not belong to the game). Mines and Hi-Lo are `open` and go on with `actInhouseRound`; all other games end at once. Hi-Lo
 * shows its first card. Stake, outcome, payout and ledger entries are one transaction: either all of it happened or nothing. A trial account plays in play credit. The same key and body are answered with the same
 * round; another body with the same key is 409. A round is played once: 422 `round_not_open`; after 10 minutes 422
 * `round_expired`.
 * @summary Play a sealed round
 */
export const playInhouseRoundHeaderMerchantMax = 32;


export const playInhouseRoundHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const playInhouseRoundHeaderXRequestIdMax = 64;


export const playInhouseRoundHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const playInhouseRoundHeaderIdempotencyKeyMax = 64;


export const playInhouseRoundHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const PlayInhouseRoundHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(playInhouseRoundHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(playInhouseRoundHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(playInhouseRoundHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(playInhouseRoundHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(playInhouseRoundHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(playInhouseRoundHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n'))
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



export const PlayInhouseRoundBody = /*#__PURE__*/ zod.strictObject({
  "roundId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(playInhouseRoundBodyRoundIdMax)).check(/*#__PURE__*/ zod.regex(playInhouseRoundBodyRoundIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a round.')),
  "stake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(playInhouseRoundBodyStakeMax)).check(/*#__PURE__*/ zod.regex(playInhouseRoundBodyStakeRegExp)).check(/*#__PURE__*/ zod.describe('The stake, within the limits of the rule sheet.')),
  "clientSeed": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(playInhouseRoundBodyClientSeedMax)).check(/*#__PURE__*/ zod.regex(playInhouseRoundBodyClientSeedRegExp)).check(/*#__PURE__*/ zod.describe('What the player adds to the seed of the server, so that the server cannot choose the outcome.')),
  "choice": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "game": /*#__PURE__*/ zod.enum(['moonshot']).check(/*#__PURE__*/ zod.describe('The game.')),
  "cashOutAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(playInhouseRoundBodyChoiceOneCashOutAtMax)).check(/*#__PURE__*/ zod.regex(playInhouseRoundBodyChoiceOneCashOutAtRegExp))).check(/*#__PURE__*/ zod.describe('The multiplier at which the flight is left by itself, from 1.01; without it the player leaves by hand.'))
}).check(/*#__PURE__*/ zod.describe('Fly, and get out in time.')),/*#__PURE__*/ zod.strictObject({
  "game": /*#__PURE__*/ zod.enum(['plinko']).check(/*#__PURE__*/ zod.describe('The game.')),
  "rows": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(playInhouseRoundBodyChoiceTwoRowsMin)).check(/*#__PURE__*/ zod.lte(playInhouseRoundBodyChoiceTwoRowsMax)).check(/*#__PURE__*/ zod.describe('Rows of pins.')),
  "risk": /*#__PURE__*/ zod.enum(['low', 'medium', 'high']).check(/*#__PURE__*/ zod.describe('How far the prices lie apart.'))
}).check(/*#__PURE__*/ zod.describe('Drop a ball.')),/*#__PURE__*/ zod.strictObject({
  "game": /*#__PURE__*/ zod.enum(['mines']).check(/*#__PURE__*/ zod.describe('The game.')),
  "mines": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(playInhouseRoundBodyChoiceThreeMinesMax)).check(/*#__PURE__*/ zod.describe('Mines below the 25 cells.'))
}).check(/*#__PURE__*/ zod.describe('Open cells without meeting a mine.')),/*#__PURE__*/ zod.strictObject({
  "game": /*#__PURE__*/ zod.enum(['dice']).check(/*#__PURE__*/ zod.describe('The game.')),
  "direction": /*#__PURE__*/ zod.enum(['over', 'under']).check(/*#__PURE__*/ zod.describe('On which side of the target the roll wins; on it, it loses.')),
  "target": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(playInhouseRoundBodyChoiceFourTargetMax)).check(/*#__PURE__*/ zod.regex(playInhouseRoundBodyChoiceFourTargetRegExp)).check(/*#__PURE__*/ zod.describe('The target. Between 1 and 98 of 100 rolls must win, else 400 `validation_failed`.'))
}).check(/*#__PURE__*/ zod.describe('Roll over or under a number.')),/*#__PURE__*/ zod.strictObject({
  "game": /*#__PURE__*/ zod.enum(['keno']).check(/*#__PURE__*/ zod.describe('The game.')),
  "numbers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(playInhouseRoundBodyChoiceFiveNumbersItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(playInhouseRoundBodyChoiceFiveNumbersMax)).check(/*#__PURE__*/ zod.describe('The numbers, none twice.'))
}).check(/*#__PURE__*/ zod.describe('Name up to ten of forty numbers.')),/*#__PURE__*/ zod.strictObject({
  "game": /*#__PURE__*/ zod.enum(['lumo-lamp']).check(/*#__PURE__*/ zod.describe('The game.')),
  "light": /*#__PURE__*/ zod.enum(['TEAL', 'AMBER', 'ROSE', 'WHITE']).check(/*#__PURE__*/ zod.describe('The colour.'))
}).check(/*#__PURE__*/ zod.describe('Name the colour that lights up.')),/*#__PURE__*/ zod.strictObject({
  "game": /*#__PURE__*/ zod.enum(['hi-lo']).check(/*#__PURE__*/ zod.describe('The game.'))
}).check(/*#__PURE__*/ zod.describe('Guess whether the next card is higher or lower, as often as you dare.')),/*#__PURE__*/ zod.strictObject({
  "game": /*#__PURE__*/ zod.enum(['lucky-wheel']).check(/*#__PURE__*/ zod.describe('The game.')),
  "segments": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(10),/*#__PURE__*/ zod.literal(20),/*#__PURE__*/ zod.literal(30),/*#__PURE__*/ zod.literal(40),/*#__PURE__*/ zod.literal(50)]).check(/*#__PURE__*/ zod.describe('The segments of the wheel, all equally wide.')),
  "risk": /*#__PURE__*/ zod.enum(['low', 'medium', 'high']).check(/*#__PURE__*/ zod.describe('How far the prices lie apart.'))
}).check(/*#__PURE__*/ zod.describe('Spin a wheel.')),/*#__PURE__*/ zod.strictObject({
  "game": /*#__PURE__*/ zod.enum(['lantern-reels']).check(/*#__PURE__*/ zod.describe('The game.'))
}).check(/*#__PURE__*/ zod.describe('Spin five reels with three rows and ten paylines, all of them in play.'))]).check(/*#__PURE__*/ zod.describe('What the player bets on.'))
}).check(/*#__PURE__*/ zod.describe('The bet of a round.'))

export const playInhouseRoundResponseValueRoundRoundIdMax = 40;


export const playInhouseRoundResponseValueRoundRoundIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');
export const playInhouseRoundResponseValueRoundBetIdMax = 40;


export const playInhouseRoundResponseValueRoundBetIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');
export const playInhouseRoundResponseValueRoundGameNameMax = 120;

export const playInhouseRoundResponseValueRoundRulesVersionMax = 100000;

export const playInhouseRoundResponseValueRoundStakeMax = 25;


export const playInhouseRoundResponseValueRoundStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const playInhouseRoundResponseValueRoundChoiceOneCashOutAtMax = 9;


export const playInhouseRoundResponseValueRoundChoiceOneCashOutAtRegExp = new RegExp('^[1-9][0-9]{0,5}\\.[0-9]{2}$');
export const playInhouseRoundResponseValueRoundChoiceTwoRowsMin = 8;
export const playInhouseRoundResponseValueRoundChoiceTwoRowsMax = 16;

export const playInhouseRoundResponseValueRoundChoiceThreeMinesMax = 24;

export const playInhouseRoundResponseValueRoundChoiceFourTargetMax = 5;


export const playInhouseRoundResponseValueRoundChoiceFourTargetRegExp = new RegExp('^[1-9]?[0-9]\\.[0-9]{2}$');
export const playInhouseRoundResponseValueRoundChoiceFiveNumbersItemMax = 40;

export const playInhouseRoundResponseValueRoundChoiceFiveNumbersMax = 10;

export const playInhouseRoundResponseValueRoundClientSeedMax = 64;


export const playInhouseRoundResponseValueRoundClientSeedRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const playInhouseRoundResponseValueRoundServerSeedHashMax = 64;


export const playInhouseRoundResponseValueRoundServerSeedHashRegExp = new RegExp('^[0-9a-f]{64}$');
export const playInhouseRoundResponseValueRoundOpenedItemMin = 0;
export const playInhouseRoundResponseValueRoundOpenedItemMax = 24;

export const playInhouseRoundResponseValueRoundOpenedMax = 25;

export const playInhouseRoundResponseValueRoundDealtItemCardMax = 2;


export const playInhouseRoundResponseValueRoundDealtItemCardRegExp = new RegExp('^[A23456789TJQK][SHDC]$');
export const playInhouseRoundResponseValueRoundDealtMax = 52;

export const playInhouseRoundResponseValueRoundOffersItemHitProbabilityMax = 14;


export const playInhouseRoundResponseValueRoundOffersItemHitProbabilityRegExp = new RegExp('^(0|1)\\.[0-9]{12}$');
export const playInhouseRoundResponseValueRoundOffersItemMultiplierMax = 14;


export const playInhouseRoundResponseValueRoundOffersItemMultiplierRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');
export const playInhouseRoundResponseValueRoundOffersMax = 2;

export const playInhouseRoundResponseValueRoundMultiplierMax = 14;


export const playInhouseRoundResponseValueRoundMultiplierRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');
export const playInhouseRoundResponseValueRoundNextMultiplierMax = 14;


export const playInhouseRoundResponseValueRoundNextMultiplierRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');
export const playInhouseRoundResponseValueRoundPayoutMax = 25;


export const playInhouseRoundResponseValueRoundPayoutRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const playInhouseRoundResponseValueRoundOutcomeItemMax = 12;


export const playInhouseRoundResponseValueRoundOutcomeItemRegExp = new RegExp('^[0-9A-Z.]{1,12}$');
export const playInhouseRoundResponseValueRoundOutcomeMax = 52;

export const playInhouseRoundResponseValueRoundStartedAtMax = 30;

export const playInhouseRoundResponseValueRoundEndedAtMax = 30;

export const playInhouseRoundResponseValueBalanceAfterMax = 25;


export const playInhouseRoundResponseValueBalanceAfterRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const PlayInhouseRoundResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "round": /*#__PURE__*/ zod.object({
  "roundId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(playInhouseRoundResponseValueRoundRoundIdMax)).check(/*#__PURE__*/ zod.regex(playInhouseRoundResponseValueRoundRoundIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a round.')),
  "betId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(playInhouseRoundResponseValueRoundBetIdMax)).check(/*#__PURE__*/ zod.regex(playInhouseRoundResponseValueRoundBetIdRegExp)).check(/*#__PURE__*/ zod.describe('The bet in the betting record.')),
  "gameId": /*#__PURE__*/ zod.enum(['moonshot', 'plinko', 'mines', 'dice', 'keno', 'lumo-lamp', 'hi-lo', 'lucky-wheel', 'lantern-reels']).check(/*#__PURE__*/ zod.describe('An in-house game, a game of vendor `BGS`.')),
  "gameName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(playInhouseRoundResponseValueRoundGameNameMax)).check(/*#__PURE__*/ zod.describe('The game\'s name.')),
  "rulesVersion": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(playInhouseRoundResponseValueRoundRulesVersionMax)).check(/*#__PURE__*/ zod.describe('The rule sheet that holds for it.')),
  "state": /*#__PURE__*/ zod.enum(['open', 'won', 'lost', 'push', 'void']).check(/*#__PURE__*/ zod.describe('`open` waits for the player. An ended round is `won`, `lost` or `push` by what it paid, as in `BetState`; `void` gave the stake back.')),
  "demo": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it is played in play credit.')),
  "stake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(playInhouseRoundResponseValueRoundStakeMax)).check(/*#__PURE__*/ zod.regex(playInhouseRoundResponseValueRoundStakeRegExp)).check(/*#__PURE__*/ zod.describe('The stake.')),
  "choice": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['moonshot']).check(/*#__PURE__*/ zod.describe('The game.')),
  "cashOutAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(playInhouseRoundResponseValueRoundChoiceOneCashOutAtMax)).check(/*#__PURE__*/ zod.regex(playInhouseRoundResponseValueRoundChoiceOneCashOutAtRegExp))).check(/*#__PURE__*/ zod.describe('The multiplier at which the flight is left by itself, from 1.01; without it the player leaves by hand.'))
}).check(/*#__PURE__*/ zod.describe('Fly, and get out in time.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['plinko']).check(/*#__PURE__*/ zod.describe('The game.')),
  "rows": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(playInhouseRoundResponseValueRoundChoiceTwoRowsMin)).check(/*#__PURE__*/ zod.lte(playInhouseRoundResponseValueRoundChoiceTwoRowsMax)).check(/*#__PURE__*/ zod.describe('Rows of pins.')),
  "risk": /*#__PURE__*/ zod.enum(['low', 'medium', 'high']).check(/*#__PURE__*/ zod.describe('How far the prices lie apart.'))
}).check(/*#__PURE__*/ zod.describe('Drop a ball.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['mines']).check(/*#__PURE__*/ zod.describe('The game.')),
  "mines": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(playInhouseRoundResponseValueRoundChoiceThreeMinesMax)).check(/*#__PURE__*/ zod.describe('Mines below the 25 cells.'))
}).check(/*#__PURE__*/ zod.describe('Open cells without meeting a mine.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['dice']).check(/*#__PURE__*/ zod.describe('The game.')),
  "direction": /*#__PURE__*/ zod.enum(['over', 'under']).check(/*#__PURE__*/ zod.describe('On which side of the target the roll wins; on it, it loses.')),
  "target": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(playInhouseRoundResponseValueRoundChoiceFourTargetMax)).check(/*#__PURE__*/ zod.regex(playInhouseRoundResponseValueRoundChoiceFourTargetRegExp)).check(/*#__PURE__*/ zod.describe('The target. Between 1 and 98 of 100 rolls must win, else 400 `validation_failed`.'))
}).check(/*#__PURE__*/ zod.describe('Roll over or under a number.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['keno']).check(/*#__PURE__*/ zod.describe('The game.')),
  "numbers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(playInhouseRoundResponseValueRoundChoiceFiveNumbersItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(playInhouseRoundResponseValueRoundChoiceFiveNumbersMax)).check(/*#__PURE__*/ zod.describe('The numbers, none twice.'))
}).check(/*#__PURE__*/ zod.describe('Name up to ten of forty numbers.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['lumo-lamp']).check(/*#__PURE__*/ zod.describe('The game.')),
  "light": /*#__PURE__*/ zod.enum(['TEAL', 'AMBER', 'ROSE', 'WHITE']).check(/*#__PURE__*/ zod.describe('The colour.'))
}).check(/*#__PURE__*/ zod.describe('Name the colour that lights up.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['hi-lo']).check(/*#__PURE__*/ zod.describe('The game.'))
}).check(/*#__PURE__*/ zod.describe('Guess whether the next card is higher or lower, as often as you dare.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['lucky-wheel']).check(/*#__PURE__*/ zod.describe('The game.')),
  "segments": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(10),/*#__PURE__*/ zod.literal(20),/*#__PURE__*/ zod.literal(30),/*#__PURE__*/ zod.literal(40),/*#__PURE__*/ zod.literal(50)]).check(/*#__PURE__*/ zod.describe('The segments of the wheel, all equally wide.')),
  "risk": /*#__PURE__*/ zod.enum(['low', 'medium', 'high']).check(/*#__PURE__*/ zod.describe('How far the prices lie apart.'))
}).check(/*#__PURE__*/ zod.describe('Spin a wheel.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['lantern-reels']).check(/*#__PURE__*/ zod.describe('The game.'))
}).check(/*#__PURE__*/ zod.describe('Spin five reels with three rows and ten paylines, all of them in play.'))]).check(/*#__PURE__*/ zod.describe('What the player bets on.')),
  "clientSeed": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(playInhouseRoundResponseValueRoundClientSeedMax)).check(/*#__PURE__*/ zod.regex(playInhouseRoundResponseValueRoundClientSeedRegExp)).check(/*#__PURE__*/ zod.describe('What the player adds to the seed of the server, so that the server cannot choose the outcome.')),
  "serverSeedHash": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(playInhouseRoundResponseValueRoundServerSeedHashMax)).check(/*#__PURE__*/ zod.regex(playInhouseRoundResponseValueRoundServerSeedHashRegExp)).check(/*#__PURE__*/ zod.describe('The commitment, as it was shown before the bet.')),
  "opened": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(playInhouseRoundResponseValueRoundOpenedItemMin)).check(/*#__PURE__*/ zod.lte(playInhouseRoundResponseValueRoundOpenedItemMax))).check(/*#__PURE__*/ zod.maxLength(playInhouseRoundResponseValueRoundOpenedMax)).check(/*#__PURE__*/ zod.describe('The cells of Mines that were opened, in this order; empty in other games.')),
  "dealt": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "card": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(playInhouseRoundResponseValueRoundDealtItemCardMax)).check(/*#__PURE__*/ zod.regex(playInhouseRoundResponseValueRoundDealtItemCardRegExp)).check(/*#__PURE__*/ zod.describe('A card, its rank (`T` is ten) and suit: spades, hearts, diamonds, clubs.')),
  "step": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal('higher'),/*#__PURE__*/ zod.literal('lower'),/*#__PURE__*/ zod.literal('skip'),/*#__PURE__*/ zod.literal(null)])).check(/*#__PURE__*/ zod.describe('The guess that it answered, or `skip`; null for the first card.'))
}).check(/*#__PURE__*/ zod.describe('A card of Hi-Lo, and what was said before it.'))).check(/*#__PURE__*/ zod.maxLength(playInhouseRoundResponseValueRoundDealtMax)).check(/*#__PURE__*/ zod.describe('The cards of Hi-Lo dealt so far, in this order, the last one the card to guess from; empty in other games.')),
  "offers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "guess": /*#__PURE__*/ zod.enum(['higher', 'lower']).check(/*#__PURE__*/ zod.describe('`higher`: the next card\'s rank is as high or higher; after an ace, higher. `lower`: it is as low or lower; after a king,\nlower. Ranks go from the ace, 1, to the king, 13.\n')),
  "hitProbability": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(playInhouseRoundResponseValueRoundOffersItemHitProbabilityMax)).check(/*#__PURE__*/ zod.regex(playInhouseRoundResponseValueRoundOffersItemHitProbabilityRegExp)).check(/*#__PURE__*/ zod.describe('How likely the next card proves it right.')),
  "multiplier": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(playInhouseRoundResponseValueRoundOffersItemMultiplierMax)).check(/*#__PURE__*/ zod.regex(playInhouseRoundResponseValueRoundOffersItemMultiplierRegExp)).check(/*#__PURE__*/ zod.describe('What the round would pay then, for each 1 staked.'))
}).check(/*#__PURE__*/ zod.describe('A guess that is open, and what it would make of the round.'))).check(/*#__PURE__*/ zod.maxLength(playInhouseRoundResponseValueRoundOffersMax)).check(/*#__PURE__*/ zod.describe('The guesses that an open round of Hi-Lo has now, `higher` first; empty in other games and in ended rounds.')),
  "multiplier": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(playInhouseRoundResponseValueRoundMultiplierMax)).check(/*#__PURE__*/ zod.regex(playInhouseRoundResponseValueRoundMultiplierRegExp)).check(/*#__PURE__*/ zod.describe('What the round pays, or would pay if it were cashed out now, for each 1 staked; 0.00 when it pays nothing or cannot be cashed out yet.')),
  "nextMultiplier": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(playInhouseRoundResponseValueRoundNextMultiplierMax)).check(/*#__PURE__*/ zod.regex(playInhouseRoundResponseValueRoundNextMultiplierRegExp))).check(/*#__PURE__*/ zod.describe('What the next safe cell of Mines would make of an open round; null in other games, whose `offers` tell it, and in ended rounds.')),
  "payout": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(playInhouseRoundResponseValueRoundPayoutMax)).check(/*#__PURE__*/ zod.regex(playInhouseRoundResponseValueRoundPayoutRegExp))).check(/*#__PURE__*/ zod.describe('What the round paid, stake x multiplier rounded down to the currency\'s decimals and never more than the sheet\'s `maxPayout`; null while it is open.')),
  "outcome": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(playInhouseRoundResponseValueRoundOutcomeItemMax)).check(/*#__PURE__*/ zod.regex(playInhouseRoundResponseValueRoundOutcomeItemRegExp))).check(/*#__PURE__*/ zod.maxLength(playInhouseRoundResponseValueRoundOutcomeMax)).check(/*#__PURE__*/ zod.describe('What the seeds gave, empty while the round is open: the end of a flight, the ball\'s steps (`0` left, `1` right), the cells\nwith mines, the roll, the ten numbers, the colour, the cards that were dealt, the segment, the stops of the five reels.\nMines stand in rising order, all else as it was drawn.\n')),
  "startedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(playInhouseRoundResponseValueRoundStartedAtMax)).check(/*#__PURE__*/ zod.describe('When the stake was taken.')),
  "endedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(playInhouseRoundResponseValueRoundEndedAtMax))).check(/*#__PURE__*/ zod.describe('When it ended; null until then.'))
}).check(/*#__PURE__*/ zod.describe('A round of an in-house game.')),
  "balanceAfter": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(playInhouseRoundResponseValueBalanceAfterMax)).check(/*#__PURE__*/ zod.regex(playInhouseRoundResponseValueBalanceAfterRegExp)).check(/*#__PURE__*/ zod.describe('What the member can stake on games of the house now.'))
}).check(/*#__PURE__*/ zod.describe('A round after a step, and the balance after it.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `playInhouseRound`.'))

/**
 * A round of the member of the session, also one that another page began: an open round is gone on with from here. Another
 * member's round is 404. `outcome` stays empty until the round has ended.
 * @summary Show a round
 */
export const getInhouseRoundPathRoundIdMax = 40;


export const getInhouseRoundPathRoundIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');


export const GetInhouseRoundParams = /*#__PURE__*/ zod.object({
  "roundId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseRoundPathRoundIdMax)).check(/*#__PURE__*/ zod.regex(getInhouseRoundPathRoundIdRegExp)).check(/*#__PURE__*/ zod.describe('The round.'))
})

export const getInhouseRoundHeaderMerchantMax = 32;


export const getInhouseRoundHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getInhouseRoundHeaderXRequestIdMax = 64;


export const getInhouseRoundHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetInhouseRoundHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseRoundHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getInhouseRoundHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseRoundHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getInhouseRoundHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
})

export const getInhouseRoundResponseValueRoundIdMax = 40;


export const getInhouseRoundResponseValueRoundIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');
export const getInhouseRoundResponseValueBetIdMax = 40;


export const getInhouseRoundResponseValueBetIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');
export const getInhouseRoundResponseValueGameNameMax = 120;

export const getInhouseRoundResponseValueRulesVersionMax = 100000;

export const getInhouseRoundResponseValueStakeMax = 25;


export const getInhouseRoundResponseValueStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getInhouseRoundResponseValueChoiceOneCashOutAtMax = 9;


export const getInhouseRoundResponseValueChoiceOneCashOutAtRegExp = new RegExp('^[1-9][0-9]{0,5}\\.[0-9]{2}$');
export const getInhouseRoundResponseValueChoiceTwoRowsMin = 8;
export const getInhouseRoundResponseValueChoiceTwoRowsMax = 16;

export const getInhouseRoundResponseValueChoiceThreeMinesMax = 24;

export const getInhouseRoundResponseValueChoiceFourTargetMax = 5;


export const getInhouseRoundResponseValueChoiceFourTargetRegExp = new RegExp('^[1-9]?[0-9]\\.[0-9]{2}$');
export const getInhouseRoundResponseValueChoiceFiveNumbersItemMax = 40;

export const getInhouseRoundResponseValueChoiceFiveNumbersMax = 10;

export const getInhouseRoundResponseValueClientSeedMax = 64;


export const getInhouseRoundResponseValueClientSeedRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const getInhouseRoundResponseValueServerSeedHashMax = 64;


export const getInhouseRoundResponseValueServerSeedHashRegExp = new RegExp('^[0-9a-f]{64}$');
export const getInhouseRoundResponseValueOpenedItemMin = 0;
export const getInhouseRoundResponseValueOpenedItemMax = 24;

export const getInhouseRoundResponseValueOpenedMax = 25;

export const getInhouseRoundResponseValueDealtItemCardMax = 2;


export const getInhouseRoundResponseValueDealtItemCardRegExp = new RegExp('^[A23456789TJQK][SHDC]$');
export const getInhouseRoundResponseValueDealtMax = 52;

export const getInhouseRoundResponseValueOffersItemHitProbabilityMax = 14;


export const getInhouseRoundResponseValueOffersItemHitProbabilityRegExp = new RegExp('^(0|1)\\.[0-9]{12}$');
export const getInhouseRoundResponseValueOffersItemMultiplierMax = 14;


export const getInhouseRoundResponseValueOffersItemMultiplierRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');
export const getInhouseRoundResponseValueOffersMax = 2;

export const getInhouseRoundResponseValueMultiplierMax = 14;


export const getInhouseRoundResponseValueMultiplierRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');
export const getInhouseRoundResponseValueNextMultiplierMax = 14;


export const getInhouseRoundResponseValueNextMultiplierRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');
export const getInhouseRoundResponseValuePayoutMax = 25;


export const getInhouseRoundResponseValuePayoutRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getInhouseRoundResponseValueOutcomeItemMax = 12;


export const getInhouseRoundResponseValueOutcomeItemRegExp = new RegExp('^[0-9A-Z.]{1,12}$');
export const getInhouseRoundResponseValueOutcomeMax = 52;

export const getInhouseRoundResponseValueStartedAtMax = 30;

export const getInhouseRoundResponseValueEndedAtMax = 30;



export const GetInhouseRoundResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "roundId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseRoundResponseValueRoundIdMax)).check(/*#__PURE__*/ zod.regex(getInhouseRoundResponseValueRoundIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a round.')),
  "betId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseRoundResponseValueBetIdMax)).check(/*#__PURE__*/ zod.regex(getInhouseRoundResponseValueBetIdRegExp)).check(/*#__PURE__*/ zod.describe('The bet in the betting record.')),
  "gameId": /*#__PURE__*/ zod.enum(['moonshot', 'plinko', 'mines', 'dice', 'keno', 'lumo-lamp', 'hi-lo', 'lucky-wheel', 'lantern-reels']).check(/*#__PURE__*/ zod.describe('An in-house game, a game of vendor `BGS`.')),
  "gameName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getInhouseRoundResponseValueGameNameMax)).check(/*#__PURE__*/ zod.describe('The game\'s name.')),
  "rulesVersion": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getInhouseRoundResponseValueRulesVersionMax)).check(/*#__PURE__*/ zod.describe('The rule sheet that holds for it.')),
  "state": /*#__PURE__*/ zod.enum(['open', 'won', 'lost', 'push', 'void']).check(/*#__PURE__*/ zod.describe('`open` waits for the player. An ended round is `won`, `lost` or `push` by what it paid, as in `BetState`; `void` gave the stake back.')),
  "demo": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it is played in play credit.')),
  "stake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseRoundResponseValueStakeMax)).check(/*#__PURE__*/ zod.regex(getInhouseRoundResponseValueStakeRegExp)).check(/*#__PURE__*/ zod.describe('The stake.')),
  "choice": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['moonshot']).check(/*#__PURE__*/ zod.describe('The game.')),
  "cashOutAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseRoundResponseValueChoiceOneCashOutAtMax)).check(/*#__PURE__*/ zod.regex(getInhouseRoundResponseValueChoiceOneCashOutAtRegExp))).check(/*#__PURE__*/ zod.describe('The multiplier at which the flight is left by itself, from 1.01; without it the player leaves by hand.'))
}).check(/*#__PURE__*/ zod.describe('Fly, and get out in time.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['plinko']).check(/*#__PURE__*/ zod.describe('The game.')),
  "rows": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getInhouseRoundResponseValueChoiceTwoRowsMin)).check(/*#__PURE__*/ zod.lte(getInhouseRoundResponseValueChoiceTwoRowsMax)).check(/*#__PURE__*/ zod.describe('Rows of pins.')),
  "risk": /*#__PURE__*/ zod.enum(['low', 'medium', 'high']).check(/*#__PURE__*/ zod.describe('How far the prices lie apart.'))
}).check(/*#__PURE__*/ zod.describe('Drop a ball.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['mines']).check(/*#__PURE__*/ zod.describe('The game.')),
  "mines": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getInhouseRoundResponseValueChoiceThreeMinesMax)).check(/*#__PURE__*/ zod.describe('Mines below the 25 cells.'))
}).check(/*#__PURE__*/ zod.describe('Open cells without meeting a mine.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['dice']).check(/*#__PURE__*/ zod.describe('The game.')),
  "direction": /*#__PURE__*/ zod.enum(['over', 'under']).check(/*#__PURE__*/ zod.describe('On which side of the target the roll wins; on it, it loses.')),
  "target": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseRoundResponseValueChoiceFourTargetMax)).check(/*#__PURE__*/ zod.regex(getInhouseRoundResponseValueChoiceFourTargetRegExp)).check(/*#__PURE__*/ zod.describe('The target. Between 1 and 98 of 100 rolls must win, else 400 `validation_failed`.'))
}).check(/*#__PURE__*/ zod.describe('Roll over or under a number.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['keno']).check(/*#__PURE__*/ zod.describe('The game.')),
  "numbers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getInhouseRoundResponseValueChoiceFiveNumbersItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getInhouseRoundResponseValueChoiceFiveNumbersMax)).check(/*#__PURE__*/ zod.describe('The numbers, none twice.'))
}).check(/*#__PURE__*/ zod.describe('Name up to ten of forty numbers.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['lumo-lamp']).check(/*#__PURE__*/ zod.describe('The game.')),
  "light": /*#__PURE__*/ zod.enum(['TEAL', 'AMBER', 'ROSE', 'WHITE']).check(/*#__PURE__*/ zod.describe('The colour.'))
}).check(/*#__PURE__*/ zod.describe('Name the colour that lights up.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['hi-lo']).check(/*#__PURE__*/ zod.describe('The game.'))
}).check(/*#__PURE__*/ zod.describe('Guess whether the next card is higher or lower, as often as you dare.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['lucky-wheel']).check(/*#__PURE__*/ zod.describe('The game.')),
  "segments": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(10),/*#__PURE__*/ zod.literal(20),/*#__PURE__*/ zod.literal(30),/*#__PURE__*/ zod.literal(40),/*#__PURE__*/ zod.literal(50)]).check(/*#__PURE__*/ zod.describe('The segments of the wheel, all equally wide.')),
  "risk": /*#__PURE__*/ zod.enum(['low', 'medium', 'high']).check(/*#__PURE__*/ zod.describe('How far the prices lie apart.'))
}).check(/*#__PURE__*/ zod.describe('Spin a wheel.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['lantern-reels']).check(/*#__PURE__*/ zod.describe('The game.'))
}).check(/*#__PURE__*/ zod.describe('Spin five reels with three rows and ten paylines, all of them in play.'))]).check(/*#__PURE__*/ zod.describe('What the player bets on.')),
  "clientSeed": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseRoundResponseValueClientSeedMax)).check(/*#__PURE__*/ zod.regex(getInhouseRoundResponseValueClientSeedRegExp)).check(/*#__PURE__*/ zod.describe('What the player adds to the seed of the server, so that the server cannot choose the outcome.')),
  "serverSeedHash": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseRoundResponseValueServerSeedHashMax)).check(/*#__PURE__*/ zod.regex(getInhouseRoundResponseValueServerSeedHashRegExp)).check(/*#__PURE__*/ zod.describe('The commitment, as it was shown before the bet.')),
  "opened": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getInhouseRoundResponseValueOpenedItemMin)).check(/*#__PURE__*/ zod.lte(getInhouseRoundResponseValueOpenedItemMax))).check(/*#__PURE__*/ zod.maxLength(getInhouseRoundResponseValueOpenedMax)).check(/*#__PURE__*/ zod.describe('The cells of Mines that were opened, in this order; empty in other games.')),
  "dealt": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "card": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseRoundResponseValueDealtItemCardMax)).check(/*#__PURE__*/ zod.regex(getInhouseRoundResponseValueDealtItemCardRegExp)).check(/*#__PURE__*/ zod.describe('A card, its rank (`T` is ten) and suit: spades, hearts, diamonds, clubs.')),
  "step": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal('higher'),/*#__PURE__*/ zod.literal('lower'),/*#__PURE__*/ zod.literal('skip'),/*#__PURE__*/ zod.literal(null)])).check(/*#__PURE__*/ zod.describe('The guess that it answered, or `skip`; null for the first card.'))
}).check(/*#__PURE__*/ zod.describe('A card of Hi-Lo, and what was said before it.'))).check(/*#__PURE__*/ zod.maxLength(getInhouseRoundResponseValueDealtMax)).check(/*#__PURE__*/ zod.describe('The cards of Hi-Lo dealt so far, in this order, the last one the card to guess from; empty in other games.')),
  "offers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "guess": /*#__PURE__*/ zod.enum(['higher', 'lower']).check(/*#__PURE__*/ zod.describe('`higher`: the next card\'s rank is as high or higher; after an ace, higher. `lower`: it is as low or lower; after a king,\nlower. Ranks go from the ace, 1, to the king, 13.\n')),
  "hitProbability": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseRoundResponseValueOffersItemHitProbabilityMax)).check(/*#__PURE__*/ zod.regex(getInhouseRoundResponseValueOffersItemHitProbabilityRegExp)).check(/*#__PURE__*/ zod.describe('How likely the next card proves it right.')),
  "multiplier": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseRoundResponseValueOffersItemMultiplierMax)).check(/*#__PURE__*/ zod.regex(getInhouseRoundResponseValueOffersItemMultiplierRegExp)).check(/*#__PURE__*/ zod.describe('What the round would pay then, for each 1 staked.'))
}).check(/*#__PURE__*/ zod.describe('A guess that is open, and what it would make of the round.'))).check(/*#__PURE__*/ zod.maxLength(getInhouseRoundResponseValueOffersMax)).check(/*#__PURE__*/ zod.describe('The guesses that an open round of Hi-Lo has now, `higher` first; empty in other games and in ended rounds.')),
  "multiplier": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseRoundResponseValueMultiplierMax)).check(/*#__PURE__*/ zod.regex(getInhouseRoundResponseValueMultiplierRegExp)).check(/*#__PURE__*/ zod.describe('What the round pays, or would pay if it were cashed out now, for each 1 staked; 0.00 when it pays nothing or cannot be cashed out yet.')),
  "nextMultiplier": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseRoundResponseValueNextMultiplierMax)).check(/*#__PURE__*/ zod.regex(getInhouseRoundResponseValueNextMultiplierRegExp))).check(/*#__PURE__*/ zod.describe('What the next safe cell of Mines would make of an open round; null in other games, whose `offers` tell it, and in ended rounds.')),
  "payout": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseRoundResponseValuePayoutMax)).check(/*#__PURE__*/ zod.regex(getInhouseRoundResponseValuePayoutRegExp))).check(/*#__PURE__*/ zod.describe('What the round paid, stake x multiplier rounded down to the currency\'s decimals and never more than the sheet\'s `maxPayout`; null while it is open.')),
  "outcome": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseRoundResponseValueOutcomeItemMax)).check(/*#__PURE__*/ zod.regex(getInhouseRoundResponseValueOutcomeItemRegExp))).check(/*#__PURE__*/ zod.maxLength(getInhouseRoundResponseValueOutcomeMax)).check(/*#__PURE__*/ zod.describe('What the seeds gave, empty while the round is open: the end of a flight, the ball\'s steps (`0` left, `1` right), the cells\nwith mines, the roll, the ten numbers, the colour, the cards that were dealt, the segment, the stops of the five reels.\nMines stand in rising order, all else as it was drawn.\n')),
  "startedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getInhouseRoundResponseValueStartedAtMax)).check(/*#__PURE__*/ zod.describe('When the stake was taken.')),
  "endedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getInhouseRoundResponseValueEndedAtMax))).check(/*#__PURE__*/ zod.describe('When it ended; null until then.'))
}).check(/*#__PURE__*/ zod.describe('A round of an in-house game.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getInhouseRound`.'))

/**
 * Opens a cell of Mines, guesses or skips a card of Hi-Lo, or cashes out. A mine ends the round as lost, a wrong guess too; the
 * last safe cell cashes out by itself, and so do a multiplier that pays the sheet's `maxPayout` and a right guess on the last
 * of 52 cards. A round can be cashed out once a cell is open or a guess was right. A skip deals another card and changes
 * nothing else; the last card cannot be skipped to. The step, its payout and its ledger entries are one transaction; with the
 * same key and body it happens once. An ended round, an open cell again or a step that the game does not have now is 422
 * `round_not_open`. A round left alone ends after the sheet's `unfinishedHours` by its `unfinishedRule`.
 * @summary Go on with an open round
 */
export const actInhouseRoundPathRoundIdMax = 40;


export const actInhouseRoundPathRoundIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');


export const ActInhouseRoundParams = /*#__PURE__*/ zod.object({
  "roundId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(actInhouseRoundPathRoundIdMax)).check(/*#__PURE__*/ zod.regex(actInhouseRoundPathRoundIdRegExp)).check(/*#__PURE__*/ zod.describe('The round.'))
})

export const actInhouseRoundHeaderMerchantMax = 32;


export const actInhouseRoundHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const actInhouseRoundHeaderXRequestIdMax = 64;


export const actInhouseRoundHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const actInhouseRoundHeaderIdempotencyKeyMax = 64;


export const actInhouseRoundHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const ActInhouseRoundHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(actInhouseRoundHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(actInhouseRoundHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(actInhouseRoundHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(actInhouseRoundHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(actInhouseRoundHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(actInhouseRoundHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n'))
})

export const actInhouseRoundBodyCellMin = 0;
export const actInhouseRoundBodyCellMax = 24;



export const ActInhouseRoundBody = /*#__PURE__*/ zod.strictObject({
  "action": /*#__PURE__*/ zod.enum(['open', 'cash_out', 'higher', 'lower', 'skip']).check(/*#__PURE__*/ zod.describe('`open` a cell of Mines; guess `higher` or `lower` or `skip` a card of Hi-Lo; `cash_out` of either.')),
  "cell": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(actInhouseRoundBodyCellMin)).check(/*#__PURE__*/ zod.lte(actInhouseRoundBodyCellMax))).check(/*#__PURE__*/ zod.describe('The cell to open, from 0 at the top left, row by row. With `open`, and only then.'))
}).check(/*#__PURE__*/ zod.describe('The next step of a round that goes on.'))

export const actInhouseRoundResponseValueRoundRoundIdMax = 40;


export const actInhouseRoundResponseValueRoundRoundIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');
export const actInhouseRoundResponseValueRoundBetIdMax = 40;


export const actInhouseRoundResponseValueRoundBetIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');
export const actInhouseRoundResponseValueRoundGameNameMax = 120;

export const actInhouseRoundResponseValueRoundRulesVersionMax = 100000;

export const actInhouseRoundResponseValueRoundStakeMax = 25;


export const actInhouseRoundResponseValueRoundStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const actInhouseRoundResponseValueRoundChoiceOneCashOutAtMax = 9;


export const actInhouseRoundResponseValueRoundChoiceOneCashOutAtRegExp = new RegExp('^[1-9][0-9]{0,5}\\.[0-9]{2}$');
export const actInhouseRoundResponseValueRoundChoiceTwoRowsMin = 8;
export const actInhouseRoundResponseValueRoundChoiceTwoRowsMax = 16;

export const actInhouseRoundResponseValueRoundChoiceThreeMinesMax = 24;

export const actInhouseRoundResponseValueRoundChoiceFourTargetMax = 5;


export const actInhouseRoundResponseValueRoundChoiceFourTargetRegExp = new RegExp('^[1-9]?[0-9]\\.[0-9]{2}$');
export const actInhouseRoundResponseValueRoundChoiceFiveNumbersItemMax = 40;

export const actInhouseRoundResponseValueRoundChoiceFiveNumbersMax = 10;

export const actInhouseRoundResponseValueRoundClientSeedMax = 64;


export const actInhouseRoundResponseValueRoundClientSeedRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const actInhouseRoundResponseValueRoundServerSeedHashMax = 64;


export const actInhouseRoundResponseValueRoundServerSeedHashRegExp = new RegExp('^[0-9a-f]{64}$');
export const actInhouseRoundResponseValueRoundOpenedItemMin = 0;
export const actInhouseRoundResponseValueRoundOpenedItemMax = 24;

export const actInhouseRoundResponseValueRoundOpenedMax = 25;

export const actInhouseRoundResponseValueRoundDealtItemCardMax = 2;


export const actInhouseRoundResponseValueRoundDealtItemCardRegExp = new RegExp('^[A23456789TJQK][SHDC]$');
export const actInhouseRoundResponseValueRoundDealtMax = 52;

export const actInhouseRoundResponseValueRoundOffersItemHitProbabilityMax = 14;


export const actInhouseRoundResponseValueRoundOffersItemHitProbabilityRegExp = new RegExp('^(0|1)\\.[0-9]{12}$');
export const actInhouseRoundResponseValueRoundOffersItemMultiplierMax = 14;


export const actInhouseRoundResponseValueRoundOffersItemMultiplierRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');
export const actInhouseRoundResponseValueRoundOffersMax = 2;

export const actInhouseRoundResponseValueRoundMultiplierMax = 14;


export const actInhouseRoundResponseValueRoundMultiplierRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');
export const actInhouseRoundResponseValueRoundNextMultiplierMax = 14;


export const actInhouseRoundResponseValueRoundNextMultiplierRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');
export const actInhouseRoundResponseValueRoundPayoutMax = 25;


export const actInhouseRoundResponseValueRoundPayoutRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const actInhouseRoundResponseValueRoundOutcomeItemMax = 12;


export const actInhouseRoundResponseValueRoundOutcomeItemRegExp = new RegExp('^[0-9A-Z.]{1,12}$');
export const actInhouseRoundResponseValueRoundOutcomeMax = 52;

export const actInhouseRoundResponseValueRoundStartedAtMax = 30;

export const actInhouseRoundResponseValueRoundEndedAtMax = 30;

export const actInhouseRoundResponseValueBalanceAfterMax = 25;


export const actInhouseRoundResponseValueBalanceAfterRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const ActInhouseRoundResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "round": /*#__PURE__*/ zod.object({
  "roundId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(actInhouseRoundResponseValueRoundRoundIdMax)).check(/*#__PURE__*/ zod.regex(actInhouseRoundResponseValueRoundRoundIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a round.')),
  "betId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(actInhouseRoundResponseValueRoundBetIdMax)).check(/*#__PURE__*/ zod.regex(actInhouseRoundResponseValueRoundBetIdRegExp)).check(/*#__PURE__*/ zod.describe('The bet in the betting record.')),
  "gameId": /*#__PURE__*/ zod.enum(['moonshot', 'plinko', 'mines', 'dice', 'keno', 'lumo-lamp', 'hi-lo', 'lucky-wheel', 'lantern-reels']).check(/*#__PURE__*/ zod.describe('An in-house game, a game of vendor `BGS`.')),
  "gameName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(actInhouseRoundResponseValueRoundGameNameMax)).check(/*#__PURE__*/ zod.describe('The game\'s name.')),
  "rulesVersion": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(actInhouseRoundResponseValueRoundRulesVersionMax)).check(/*#__PURE__*/ zod.describe('The rule sheet that holds for it.')),
  "state": /*#__PURE__*/ zod.enum(['open', 'won', 'lost', 'push', 'void']).check(/*#__PURE__*/ zod.describe('`open` waits for the player. An ended round is `won`, `lost` or `push` by what it paid, as in `BetState`; `void` gave the stake back.')),
  "demo": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it is played in play credit.')),
  "stake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(actInhouseRoundResponseValueRoundStakeMax)).check(/*#__PURE__*/ zod.regex(actInhouseRoundResponseValueRoundStakeRegExp)).check(/*#__PURE__*/ zod.describe('The stake.')),
  "choice": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['moonshot']).check(/*#__PURE__*/ zod.describe('The game.')),
  "cashOutAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(actInhouseRoundResponseValueRoundChoiceOneCashOutAtMax)).check(/*#__PURE__*/ zod.regex(actInhouseRoundResponseValueRoundChoiceOneCashOutAtRegExp))).check(/*#__PURE__*/ zod.describe('The multiplier at which the flight is left by itself, from 1.01; without it the player leaves by hand.'))
}).check(/*#__PURE__*/ zod.describe('Fly, and get out in time.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['plinko']).check(/*#__PURE__*/ zod.describe('The game.')),
  "rows": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(actInhouseRoundResponseValueRoundChoiceTwoRowsMin)).check(/*#__PURE__*/ zod.lte(actInhouseRoundResponseValueRoundChoiceTwoRowsMax)).check(/*#__PURE__*/ zod.describe('Rows of pins.')),
  "risk": /*#__PURE__*/ zod.enum(['low', 'medium', 'high']).check(/*#__PURE__*/ zod.describe('How far the prices lie apart.'))
}).check(/*#__PURE__*/ zod.describe('Drop a ball.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['mines']).check(/*#__PURE__*/ zod.describe('The game.')),
  "mines": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(actInhouseRoundResponseValueRoundChoiceThreeMinesMax)).check(/*#__PURE__*/ zod.describe('Mines below the 25 cells.'))
}).check(/*#__PURE__*/ zod.describe('Open cells without meeting a mine.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['dice']).check(/*#__PURE__*/ zod.describe('The game.')),
  "direction": /*#__PURE__*/ zod.enum(['over', 'under']).check(/*#__PURE__*/ zod.describe('On which side of the target the roll wins; on it, it loses.')),
  "target": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(actInhouseRoundResponseValueRoundChoiceFourTargetMax)).check(/*#__PURE__*/ zod.regex(actInhouseRoundResponseValueRoundChoiceFourTargetRegExp)).check(/*#__PURE__*/ zod.describe('The target. Between 1 and 98 of 100 rolls must win, else 400 `validation_failed`.'))
}).check(/*#__PURE__*/ zod.describe('Roll over or under a number.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['keno']).check(/*#__PURE__*/ zod.describe('The game.')),
  "numbers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(actInhouseRoundResponseValueRoundChoiceFiveNumbersItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(actInhouseRoundResponseValueRoundChoiceFiveNumbersMax)).check(/*#__PURE__*/ zod.describe('The numbers, none twice.'))
}).check(/*#__PURE__*/ zod.describe('Name up to ten of forty numbers.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['lumo-lamp']).check(/*#__PURE__*/ zod.describe('The game.')),
  "light": /*#__PURE__*/ zod.enum(['TEAL', 'AMBER', 'ROSE', 'WHITE']).check(/*#__PURE__*/ zod.describe('The colour.'))
}).check(/*#__PURE__*/ zod.describe('Name the colour that lights up.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['hi-lo']).check(/*#__PURE__*/ zod.describe('The game.'))
}).check(/*#__PURE__*/ zod.describe('Guess whether the next card is higher or lower, as often as you dare.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['lucky-wheel']).check(/*#__PURE__*/ zod.describe('The game.')),
  "segments": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(10),/*#__PURE__*/ zod.literal(20),/*#__PURE__*/ zod.literal(30),/*#__PURE__*/ zod.literal(40),/*#__PURE__*/ zod.literal(50)]).check(/*#__PURE__*/ zod.describe('The segments of the wheel, all equally wide.')),
  "risk": /*#__PURE__*/ zod.enum(['low', 'medium', 'high']).check(/*#__PURE__*/ zod.describe('How far the prices lie apart.'))
}).check(/*#__PURE__*/ zod.describe('Spin a wheel.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['lantern-reels']).check(/*#__PURE__*/ zod.describe('The game.'))
}).check(/*#__PURE__*/ zod.describe('Spin five reels with three rows and ten paylines, all of them in play.'))]).check(/*#__PURE__*/ zod.describe('What the player bets on.')),
  "clientSeed": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(actInhouseRoundResponseValueRoundClientSeedMax)).check(/*#__PURE__*/ zod.regex(actInhouseRoundResponseValueRoundClientSeedRegExp)).check(/*#__PURE__*/ zod.describe('What the player adds to the seed of the server, so that the server cannot choose the outcome.')),
  "serverSeedHash": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(actInhouseRoundResponseValueRoundServerSeedHashMax)).check(/*#__PURE__*/ zod.regex(actInhouseRoundResponseValueRoundServerSeedHashRegExp)).check(/*#__PURE__*/ zod.describe('The commitment, as it was shown before the bet.')),
  "opened": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(actInhouseRoundResponseValueRoundOpenedItemMin)).check(/*#__PURE__*/ zod.lte(actInhouseRoundResponseValueRoundOpenedItemMax))).check(/*#__PURE__*/ zod.maxLength(actInhouseRoundResponseValueRoundOpenedMax)).check(/*#__PURE__*/ zod.describe('The cells of Mines that were opened, in this order; empty in other games.')),
  "dealt": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "card": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(actInhouseRoundResponseValueRoundDealtItemCardMax)).check(/*#__PURE__*/ zod.regex(actInhouseRoundResponseValueRoundDealtItemCardRegExp)).check(/*#__PURE__*/ zod.describe('A card, its rank (`T` is ten) and suit: spades, hearts, diamonds, clubs.')),
  "step": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal('higher'),/*#__PURE__*/ zod.literal('lower'),/*#__PURE__*/ zod.literal('skip'),/*#__PURE__*/ zod.literal(null)])).check(/*#__PURE__*/ zod.describe('The guess that it answered, or `skip`; null for the first card.'))
}).check(/*#__PURE__*/ zod.describe('A card of Hi-Lo, and what was said before it.'))).check(/*#__PURE__*/ zod.maxLength(actInhouseRoundResponseValueRoundDealtMax)).check(/*#__PURE__*/ zod.describe('The cards of Hi-Lo dealt so far, in this order, the last one the card to guess from; empty in other games.')),
  "offers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "guess": /*#__PURE__*/ zod.enum(['higher', 'lower']).check(/*#__PURE__*/ zod.describe('`higher`: the next card\'s rank is as high or higher; after an ace, higher. `lower`: it is as low or lower; after a king,\nlower. Ranks go from the ace, 1, to the king, 13.\n')),
  "hitProbability": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(actInhouseRoundResponseValueRoundOffersItemHitProbabilityMax)).check(/*#__PURE__*/ zod.regex(actInhouseRoundResponseValueRoundOffersItemHitProbabilityRegExp)).check(/*#__PURE__*/ zod.describe('How likely the next card proves it right.')),
  "multiplier": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(actInhouseRoundResponseValueRoundOffersItemMultiplierMax)).check(/*#__PURE__*/ zod.regex(actInhouseRoundResponseValueRoundOffersItemMultiplierRegExp)).check(/*#__PURE__*/ zod.describe('What the round would pay then, for each 1 staked.'))
}).check(/*#__PURE__*/ zod.describe('A guess that is open, and what it would make of the round.'))).check(/*#__PURE__*/ zod.maxLength(actInhouseRoundResponseValueRoundOffersMax)).check(/*#__PURE__*/ zod.describe('The guesses that an open round of Hi-Lo has now, `higher` first; empty in other games and in ended rounds.')),
  "multiplier": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(actInhouseRoundResponseValueRoundMultiplierMax)).check(/*#__PURE__*/ zod.regex(actInhouseRoundResponseValueRoundMultiplierRegExp)).check(/*#__PURE__*/ zod.describe('What the round pays, or would pay if it were cashed out now, for each 1 staked; 0.00 when it pays nothing or cannot be cashed out yet.')),
  "nextMultiplier": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(actInhouseRoundResponseValueRoundNextMultiplierMax)).check(/*#__PURE__*/ zod.regex(actInhouseRoundResponseValueRoundNextMultiplierRegExp))).check(/*#__PURE__*/ zod.describe('What the next safe cell of Mines would make of an open round; null in other games, whose `offers` tell it, and in ended rounds.')),
  "payout": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(actInhouseRoundResponseValueRoundPayoutMax)).check(/*#__PURE__*/ zod.regex(actInhouseRoundResponseValueRoundPayoutRegExp))).check(/*#__PURE__*/ zod.describe('What the round paid, stake x multiplier rounded down to the currency\'s decimals and never more than the sheet\'s `maxPayout`; null while it is open.')),
  "outcome": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(actInhouseRoundResponseValueRoundOutcomeItemMax)).check(/*#__PURE__*/ zod.regex(actInhouseRoundResponseValueRoundOutcomeItemRegExp))).check(/*#__PURE__*/ zod.maxLength(actInhouseRoundResponseValueRoundOutcomeMax)).check(/*#__PURE__*/ zod.describe('What the seeds gave, empty while the round is open: the end of a flight, the ball\'s steps (`0` left, `1` right), the cells\nwith mines, the roll, the ten numbers, the colour, the cards that were dealt, the segment, the stops of the five reels.\nMines stand in rising order, all else as it was drawn.\n')),
  "startedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(actInhouseRoundResponseValueRoundStartedAtMax)).check(/*#__PURE__*/ zod.describe('When the stake was taken.')),
  "endedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(actInhouseRoundResponseValueRoundEndedAtMax))).check(/*#__PURE__*/ zod.describe('When it ended; null until then.'))
}).check(/*#__PURE__*/ zod.describe('A round of an in-house game.')),
  "balanceAfter": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(actInhouseRoundResponseValueBalanceAfterMax)).check(/*#__PURE__*/ zod.regex(actInhouseRoundResponseValueBalanceAfterRegExp)).check(/*#__PURE__*/ zod.describe('What the member can stake on games of the house now.'))
}).check(/*#__PURE__*/ zod.describe('A round after a step, and the balance after it.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `actInhouseRound`.'))

/**
 * What is needed to work the round out again: the commitment from before the bet, the seed once the round has ended, and what
 * the player added. `sha256(serverSeed)` is `serverSeedHash`, and the algorithm gives `outcome`; the portal does both in the
 * browser. Another member's round is 404.
 *
 * A bet on Moonshot has the evidence of the round that all players share, with that round's id, and its id is answered to every
 * member. `clientSeed` is then the hash of `clientSeeds`, until take-off those of the bets so far, and `multiplier` what the
 * member's own bet is paid, 0.00 without one. `bets` says when each of them was placed, also before take-off, so that any
 * member can keep the list and compare it later.
 * @summary Show the evidence of a round
 */
export const getInhouseEvidencePathRoundIdMax = 40;


export const getInhouseEvidencePathRoundIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');


export const GetInhouseEvidenceParams = /*#__PURE__*/ zod.object({
  "roundId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseEvidencePathRoundIdMax)).check(/*#__PURE__*/ zod.regex(getInhouseEvidencePathRoundIdRegExp)).check(/*#__PURE__*/ zod.describe('The round.'))
})

export const getInhouseEvidenceHeaderMerchantMax = 32;


export const getInhouseEvidenceHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getInhouseEvidenceHeaderXRequestIdMax = 64;


export const getInhouseEvidenceHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetInhouseEvidenceHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseEvidenceHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getInhouseEvidenceHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseEvidenceHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getInhouseEvidenceHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const getInhouseEvidenceResponseValueRoundIdMax = 40;


export const getInhouseEvidenceResponseValueRoundIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');
export const getInhouseEvidenceResponseValueRulesVersionMax = 100000;

export const getInhouseEvidenceResponseValueServerSeedHashMax = 64;


export const getInhouseEvidenceResponseValueServerSeedHashRegExp = new RegExp('^[0-9a-f]{64}$');
export const getInhouseEvidenceResponseValueServerSeedMax = 64;


export const getInhouseEvidenceResponseValueServerSeedRegExp = new RegExp('^[0-9a-f]{64}$');
export const getInhouseEvidenceResponseValueClientSeedMax = 64;


export const getInhouseEvidenceResponseValueClientSeedRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const getInhouseEvidenceResponseValueLabelMax = 110;

export const getInhouseEvidenceResponseValueClientSeedsItemMax = 64;


export const getInhouseEvidenceResponseValueClientSeedsItemRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const getInhouseEvidenceResponseValueClientSeedsMax = 100000;

export const getInhouseEvidenceResponseValueBetsItemPlaceMax = 1000000;

export const getInhouseEvidenceResponseValueBetsItemPlacedAtMax = 30;

export const getInhouseEvidenceResponseValueBetsItemClientSeedMax = 64;


export const getInhouseEvidenceResponseValueBetsItemClientSeedRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const getInhouseEvidenceResponseValueBetsMax = 100000;

export const getInhouseEvidenceResponseValueChoiceOneCashOutAtMax = 9;


export const getInhouseEvidenceResponseValueChoiceOneCashOutAtRegExp = new RegExp('^[1-9][0-9]{0,5}\\.[0-9]{2}$');
export const getInhouseEvidenceResponseValueChoiceTwoRowsMin = 8;
export const getInhouseEvidenceResponseValueChoiceTwoRowsMax = 16;

export const getInhouseEvidenceResponseValueChoiceThreeMinesMax = 24;

export const getInhouseEvidenceResponseValueChoiceFourTargetMax = 5;


export const getInhouseEvidenceResponseValueChoiceFourTargetRegExp = new RegExp('^[1-9]?[0-9]\\.[0-9]{2}$');
export const getInhouseEvidenceResponseValueChoiceFiveNumbersItemMax = 40;

export const getInhouseEvidenceResponseValueChoiceFiveNumbersMax = 10;

export const getInhouseEvidenceResponseValueOpenedItemMin = 0;
export const getInhouseEvidenceResponseValueOpenedItemMax = 24;

export const getInhouseEvidenceResponseValueOpenedMax = 25;

export const getInhouseEvidenceResponseValueDealtItemCardMax = 2;


export const getInhouseEvidenceResponseValueDealtItemCardRegExp = new RegExp('^[A23456789TJQK][SHDC]$');
export const getInhouseEvidenceResponseValueDealtMax = 52;

export const getInhouseEvidenceResponseValueMultiplierMax = 14;


export const getInhouseEvidenceResponseValueMultiplierRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');
export const getInhouseEvidenceResponseValueOutcomeItemMax = 12;


export const getInhouseEvidenceResponseValueOutcomeItemRegExp = new RegExp('^[0-9A-Z.]{1,12}$');
export const getInhouseEvidenceResponseValueOutcomeMax = 52;

export const getInhouseEvidenceResponseValueRevealedAtMax = 30;



export const GetInhouseEvidenceResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "roundId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseEvidenceResponseValueRoundIdMax)).check(/*#__PURE__*/ zod.regex(getInhouseEvidenceResponseValueRoundIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a round.')),
  "gameId": /*#__PURE__*/ zod.enum(['moonshot', 'plinko', 'mines', 'dice', 'keno', 'lumo-lamp', 'hi-lo', 'lucky-wheel', 'lantern-reels']).check(/*#__PURE__*/ zod.describe('An in-house game, a game of vendor `BGS`.')),
  "rulesVersion": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getInhouseEvidenceResponseValueRulesVersionMax)).check(/*#__PURE__*/ zod.describe('The rule sheet that holds for it.')),
  "algorithm": /*#__PURE__*/ zod.enum(['portico-hmac-sha256-1', 'portico-hmac-sha256-2']).check(/*#__PURE__*/ zod.describe('How an outcome follows from a seed; anybody can repeat it.\n\n**Commitment.** Before anybody can bet, the server draws a seed of 32 bytes from the system\'s generator and shows\n`sha256(seed)`. The seed itself is shown after the outcome, and only then.\n\n**Numbers.** Block i = 0, 1, 2 ... is `HMAC-SHA-256(key = seed, message = label + ":" + i)`, i in decimal, the message in\nUTF-8. Each block gives eight unsigned 32-bit numbers, the most significant byte first. `below(n)` takes the next number x;\nwhile x >= floor(2^32 / n) * n it takes the next one; its value is x mod n. So no outcome is favoured.\n\n**Shuffle.** `shuffle(list, k)`: for i = 0 ... k - 1 swap place i with place i + below(length - i); the first k are drawn.\n\n**Draws of a lottery.** The label is the draw\'s id. Five digits (SSC) and the three of PC28: each below(10), from left to\nright. 11x5: shuffle(01 ... 11, 5). K3: 1 + below(6), three times. PK10: shuffle(01 ... 10, 10). A Vietnamese table: each\ndigit below(10), special prize first, then G1, G2 and so on, each number from left to right.\n\n`portico-hmac-sha256-2` is the same, but no number comes twice in one prize of a Vietnamese table: a number that its prize has\nalready is passed over, and the next one is made of the digits that follow. The North is drawn so, as its stations draw; its\ndraws of days that the server was bound to before this version keep `portico-hmac-sha256-1`.\n\n**In-house rounds.** The label is `roundId + ":" + clientSeed`.\n`dice`: below(10000) / 100. `lumo-lamp`: below(100): 0-49 TEAL, 50-74 AMBER, 75-84 ROSE, 85-86 WHITE, 87-99 DARK.\n`mines`: shuffle(0 ... 24, mines). `keno`: shuffle(1 ... 40, 10). `plinko`: below(2) for each row, 1 is to the right.\n`hi-lo`: card by card c = below(52), so that each comes from a whole deck; its rank is place floor(c / 4) of A23456789TJQK,\nits suit place c mod 4 of SHDC. `lucky-wheel`: below(segments), from 0, the segment as the sheet numbers them.\n`lantern-reels`: below(length of its strip) for each reel from the left; that symbol of the strip, from 0, stands in the top\nrow, the next two below it, the first again after the last.\n`moonshot`: n = below(1000000) * 1000000 + below(1000000); it ends at floor(99 * 10^12 / (10^12 - n)) / 100, at least 1.00\nand at most 990000.00. By version 1 of its rules n = below(1000000), and it ends at floor(99000000 / (1000000 - n)) / 100, at\nleast 1.00: so coarse that many multipliers above 1000 returned less than the sheet said, at worst 49.50 percent at 495000.01.\n\n**The shared round of Moonshot.** Its `roundId` is that of the round of all players, and its `clientSeed` the SHA-256, in\nlower-case hexadecimal, of the client seeds of all bets that stand at take-off, in the order of their places, joined by line\nfeeds (U+000A), without one at the end; without a bet that of the empty text. The server shows the hash of its seed before the\nfirst bet, and no player knows that seed before the end: neither side alone can choose it. A player is paid `cashOutAt` where\nit is at most the end.\n\n**What that cannot exclude.** The server knows its seed while it takes bets, and takes them one after another. Somebody in\nleague with it who bets last could choose a seed by the end that it gives. Operators have no account that bets, the evidence\nlists every bet with its place, its time and its seed while bets are still taken, and whoever bets after that somebody spoils\nthe choice. Games of one player leave no such room: their seed is sealed first, and the player speaks last.\n')),
  "serverSeedHash": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseEvidenceResponseValueServerSeedHashMax)).check(/*#__PURE__*/ zod.regex(getInhouseEvidenceResponseValueServerSeedHashRegExp)).check(/*#__PURE__*/ zod.describe('The commitment, as it was shown before the bet.')),
  "serverSeed": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseEvidenceResponseValueServerSeedMax)).check(/*#__PURE__*/ zod.regex(getInhouseEvidenceResponseValueServerSeedRegExp))).check(/*#__PURE__*/ zod.describe('The seed of the server, null until the round has ended.')),
  "clientSeed": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseEvidenceResponseValueClientSeedMax)).check(/*#__PURE__*/ zod.regex(getInhouseEvidenceResponseValueClientSeedRegExp)).check(/*#__PURE__*/ zod.describe('What the player adds to the seed of the server, so that the server cannot choose the outcome.')),
  "label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getInhouseEvidenceResponseValueLabelMax)).check(/*#__PURE__*/ zod.describe('The label of the algorithm, `roundId:clientSeed`.')),
  "clientSeeds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseEvidenceResponseValueClientSeedsItemMax)).check(/*#__PURE__*/ zod.regex(getInhouseEvidenceResponseValueClientSeedsItemRegExp)).check(/*#__PURE__*/ zod.describe('What the player adds to the seed of the server, so that the server cannot choose the outcome.'))).check(/*#__PURE__*/ zod.maxLength(getInhouseEvidenceResponseValueClientSeedsMax))).check(/*#__PURE__*/ zod.describe('The seeds of all bets of a shared round of Moonshot in the order of their places, whose hash is `clientSeed`; absent in other games.')),
  "bets": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "place": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getInhouseEvidenceResponseValueBetsItemPlaceMax)).check(/*#__PURE__*/ zod.describe('Its place in the order of the bets, from 1.')),
  "placedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getInhouseEvidenceResponseValueBetsItemPlacedAtMax)).check(/*#__PURE__*/ zod.describe('When it was taken, by the server\'s clock.')),
  "clientSeed": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseEvidenceResponseValueBetsItemClientSeedMax)).check(/*#__PURE__*/ zod.regex(getInhouseEvidenceResponseValueBetsItemClientSeedRegExp)).check(/*#__PURE__*/ zod.describe('What the player adds to the seed of the server, so that the server cannot choose the outcome.')),
  "demo": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it was placed in play credit.')),
  "takenBack": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it was taken back before take-off, and so has no part.'))
}).check(/*#__PURE__*/ zod.describe('What a bet added to a shared round of Moonshot, and when.'))).check(/*#__PURE__*/ zod.maxLength(getInhouseEvidenceResponseValueBetsMax))).check(/*#__PURE__*/ zod.describe('The bets of a shared round of Moonshot in the order of their places; absent in other games. Those not taken back give `clientSeeds`.')),
  "choice": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['moonshot']).check(/*#__PURE__*/ zod.describe('The game.')),
  "cashOutAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseEvidenceResponseValueChoiceOneCashOutAtMax)).check(/*#__PURE__*/ zod.regex(getInhouseEvidenceResponseValueChoiceOneCashOutAtRegExp))).check(/*#__PURE__*/ zod.describe('The multiplier at which the flight is left by itself, from 1.01; without it the player leaves by hand.'))
}).check(/*#__PURE__*/ zod.describe('Fly, and get out in time.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['plinko']).check(/*#__PURE__*/ zod.describe('The game.')),
  "rows": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getInhouseEvidenceResponseValueChoiceTwoRowsMin)).check(/*#__PURE__*/ zod.lte(getInhouseEvidenceResponseValueChoiceTwoRowsMax)).check(/*#__PURE__*/ zod.describe('Rows of pins.')),
  "risk": /*#__PURE__*/ zod.enum(['low', 'medium', 'high']).check(/*#__PURE__*/ zod.describe('How far the prices lie apart.'))
}).check(/*#__PURE__*/ zod.describe('Drop a ball.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['mines']).check(/*#__PURE__*/ zod.describe('The game.')),
  "mines": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getInhouseEvidenceResponseValueChoiceThreeMinesMax)).check(/*#__PURE__*/ zod.describe('Mines below the 25 cells.'))
}).check(/*#__PURE__*/ zod.describe('Open cells without meeting a mine.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['dice']).check(/*#__PURE__*/ zod.describe('The game.')),
  "direction": /*#__PURE__*/ zod.enum(['over', 'under']).check(/*#__PURE__*/ zod.describe('On which side of the target the roll wins; on it, it loses.')),
  "target": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseEvidenceResponseValueChoiceFourTargetMax)).check(/*#__PURE__*/ zod.regex(getInhouseEvidenceResponseValueChoiceFourTargetRegExp)).check(/*#__PURE__*/ zod.describe('The target. Between 1 and 98 of 100 rolls must win, else 400 `validation_failed`.'))
}).check(/*#__PURE__*/ zod.describe('Roll over or under a number.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['keno']).check(/*#__PURE__*/ zod.describe('The game.')),
  "numbers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getInhouseEvidenceResponseValueChoiceFiveNumbersItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getInhouseEvidenceResponseValueChoiceFiveNumbersMax)).check(/*#__PURE__*/ zod.describe('The numbers, none twice.'))
}).check(/*#__PURE__*/ zod.describe('Name up to ten of forty numbers.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['lumo-lamp']).check(/*#__PURE__*/ zod.describe('The game.')),
  "light": /*#__PURE__*/ zod.enum(['TEAL', 'AMBER', 'ROSE', 'WHITE']).check(/*#__PURE__*/ zod.describe('The colour.'))
}).check(/*#__PURE__*/ zod.describe('Name the colour that lights up.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['hi-lo']).check(/*#__PURE__*/ zod.describe('The game.'))
}).check(/*#__PURE__*/ zod.describe('Guess whether the next card is higher or lower, as often as you dare.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['lucky-wheel']).check(/*#__PURE__*/ zod.describe('The game.')),
  "segments": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(10),/*#__PURE__*/ zod.literal(20),/*#__PURE__*/ zod.literal(30),/*#__PURE__*/ zod.literal(40),/*#__PURE__*/ zod.literal(50)]).check(/*#__PURE__*/ zod.describe('The segments of the wheel, all equally wide.')),
  "risk": /*#__PURE__*/ zod.enum(['low', 'medium', 'high']).check(/*#__PURE__*/ zod.describe('How far the prices lie apart.'))
}).check(/*#__PURE__*/ zod.describe('Spin a wheel.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['lantern-reels']).check(/*#__PURE__*/ zod.describe('The game.'))
}).check(/*#__PURE__*/ zod.describe('Spin five reels with three rows and ten paylines, all of them in play.'))]).check(/*#__PURE__*/ zod.describe('What the player bets on.')),
  "opened": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getInhouseEvidenceResponseValueOpenedItemMin)).check(/*#__PURE__*/ zod.lte(getInhouseEvidenceResponseValueOpenedItemMax))).check(/*#__PURE__*/ zod.maxLength(getInhouseEvidenceResponseValueOpenedMax)).check(/*#__PURE__*/ zod.describe('The cells of Mines that were opened, as in the round.')),
  "dealt": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "card": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseEvidenceResponseValueDealtItemCardMax)).check(/*#__PURE__*/ zod.regex(getInhouseEvidenceResponseValueDealtItemCardRegExp)).check(/*#__PURE__*/ zod.describe('A card, its rank (`T` is ten) and suit: spades, hearts, diamonds, clubs.')),
  "step": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal('higher'),/*#__PURE__*/ zod.literal('lower'),/*#__PURE__*/ zod.literal('skip'),/*#__PURE__*/ zod.literal(null)])).check(/*#__PURE__*/ zod.describe('The guess that it answered, or `skip`; null for the first card.'))
}).check(/*#__PURE__*/ zod.describe('A card of Hi-Lo, and what was said before it.'))).check(/*#__PURE__*/ zod.maxLength(getInhouseEvidenceResponseValueDealtMax)).check(/*#__PURE__*/ zod.describe('The cards of Hi-Lo dealt so far, in this order, the last one the card to guess from; empty in other games.')),
  "multiplier": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseEvidenceResponseValueMultiplierMax)).check(/*#__PURE__*/ zod.regex(getInhouseEvidenceResponseValueMultiplierRegExp)).check(/*#__PURE__*/ zod.describe('What the round pays, as in the round.')),
  "outcome": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseEvidenceResponseValueOutcomeItemMax)).check(/*#__PURE__*/ zod.regex(getInhouseEvidenceResponseValueOutcomeItemRegExp))).check(/*#__PURE__*/ zod.maxLength(getInhouseEvidenceResponseValueOutcomeMax)).check(/*#__PURE__*/ zod.describe('What the seeds give, as in the round; empty until it has ended.')),
  "revealedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getInhouseEvidenceResponseValueRevealedAtMax))).check(/*#__PURE__*/ zod.describe('When the seed was shown; null until then.'))
}).check(/*#__PURE__*/ zod.describe('Everything needed to work a round out again.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getInhouseEvidence`.'))

