// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const claimRafflePrizeResponseValueTicketIdMax = 40;

export const claimRafflePrizeResponseValuePromotionIdMax = 40;

export const claimRafflePrizeResponseValueReasonMax = 120;

export const claimRafflePrizeResponseValueCommitmentMin = 64;

export const claimRafflePrizeResponseValueCommitmentMax = 64;

export const claimRafflePrizeResponseValueCommitmentRegExp = new RegExp('^[0-9a-f]{64}$');

export const claimRafflePrizeResponseValueChancesItemPrizeIdMax = 40;

export const claimRafflePrizeResponseValueChancesItemChanceMin = 0;

export const claimRafflePrizeResponseValueChancesItemChanceMax = 1000000;

export const claimRafflePrizeResponseValueChancesMax = 100;

export const claimRafflePrizeResponseValueChancesHashMin = 64;

export const claimRafflePrizeResponseValueChancesHashMax = 64;

export const claimRafflePrizeResponseValueChancesHashRegExp = new RegExp('^[0-9a-f]{64}$');

export const claimRafflePrizeResponseValueEarnedAtMax = 30;

export const claimRafflePrizeResponseValueExpiresAtMax = 30;

export const claimRafflePrizeResponseValueDrawnAtMax = 30;

export const claimRafflePrizeResponseValuePrizeOnePrizeIdMax = 40;

export const claimRafflePrizeResponseValuePrizeOneTitleMax = 80;

export const claimRafflePrizeResponseValuePrizeOnePictureMax = 2048;

export const claimRafflePrizeResponseValuePrizeOneRewardOneAmountOneMax = 25;

export const claimRafflePrizeResponseValuePrizeOneRewardOneAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const claimRafflePrizeResponseValuePrizeOneRewardOneRateMin = 0;

export const claimRafflePrizeResponseValuePrizeOneRewardOneRateMax = 100000;

export const claimRafflePrizeResponseValuePrizeOneRewardOneMaximumOneMax = 25;

export const claimRafflePrizeResponseValuePrizeOneRewardOneMaximumOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const claimRafflePrizeResponseValuePrizeOneRewardOnePointsMax = 1000000000;

export const claimRafflePrizeResponseValuePrizeOneRewardOneRoundsMax = 100000;

export const claimRafflePrizeResponseValuePrizeOneRewardOneNodeIdOneMax = 12;

export const claimRafflePrizeResponseValuePrizeOneRewardOneNodeIdOneRegExp = new RegExp('^[0-9]{1,12}$');

export const claimRafflePrizeResponseValuePrizeOneRewardOneTextMax = 160;

export const claimRafflePrizeResponseValuePrizeOneChanceMin = 0;

export const claimRafflePrizeResponseValuePrizeOneChanceMax = 1000000;

export const claimRafflePrizeResponseValuePrizeOneLeftMin = 0;

export const claimRafflePrizeResponseValuePrizeOneLeftMax = 1000000;

export const claimRafflePrizeResponseValueCreditOneRewardIdMax = 40;

export const claimRafflePrizeResponseValueCreditOneRewardAmountOneMax = 25;

export const claimRafflePrizeResponseValueCreditOneRewardAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const claimRafflePrizeResponseValueCreditOneRewardRateMin = 0;

export const claimRafflePrizeResponseValueCreditOneRewardRateMax = 100000;

export const claimRafflePrizeResponseValueCreditOneRewardMaximumOneMax = 25;

export const claimRafflePrizeResponseValueCreditOneRewardMaximumOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const claimRafflePrizeResponseValueCreditOneRewardPointsMax = 1000000000;

export const claimRafflePrizeResponseValueCreditOneRewardRoundsMax = 100000;

export const claimRafflePrizeResponseValueCreditOneRewardNodeIdOneMax = 12;

export const claimRafflePrizeResponseValueCreditOneRewardNodeIdOneRegExp = new RegExp('^[0-9]{1,12}$');

export const claimRafflePrizeResponseValueCreditOneRewardTextMax = 160;

export const claimRafflePrizeResponseValueCreditOneBonusIdMax = 40;

export const claimRafflePrizeResponseValueCreditOneCreditedAtMax = 30;

export const claimRafflePrizeResponseValueEvidenceOneSeedMin = 64;

export const claimRafflePrizeResponseValueEvidenceOneSeedMax = 64;

export const claimRafflePrizeResponseValueEvidenceOneSeedRegExp = new RegExp('^[0-9a-f]{64}$');

export const claimRafflePrizeResponseValueEvidenceOneNumberMin = 0;

export const claimRafflePrizeResponseValueEvidenceOneNumberMax = 999999;

export const claimRafflePrizeResponseValueEvidenceOneChancesItemPrizeIdMax = 40;

export const claimRafflePrizeResponseValueEvidenceOneChancesItemChanceMin = 0;

export const claimRafflePrizeResponseValueEvidenceOneChancesItemChanceMax = 1000000;

export const claimRafflePrizeResponseValueEvidenceOneChancesMax = 100;

export const claimRafflePrizeResponseValueEvidenceOneUsedUpMax = 40;

export const ClaimRafflePrizeResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "ticketId": zod.string().min(1).max(claimRafflePrizeResponseValueTicketIdMax).describe('Its id.'),
  "promotionId": zod.string().min(1).max(claimRafflePrizeResponseValuePromotionIdMax).describe('The raffle.'),
  "state": zod.enum(['open', 'drawn', 'expired']).describe('`open -> drawn`, or `open -> expired` at the end of the raffle.'),
  "reason": zod.string().min(1).max(claimRafflePrizeResponseValueReasonMax).describe('What it was earned by.'),
  "commitment": zod.string().min(claimRafflePrizeResponseValueCommitmentMin).max(claimRafflePrizeResponseValueCommitmentMax).regex(claimRafflePrizeResponseValueCommitmentRegExp).describe('The SHA-256 of the seed that draws it, told from the moment it is earned.'),
  "chances": zod.array(zod.strictObject({
  "prizeId": zod.string().min(1).max(claimRafflePrizeResponseValueChancesItemPrizeIdMax).describe('The prize.'),
  "chance": zod.int().min(claimRafflePrizeResponseValueChancesItemChanceMin).max(claimRafflePrizeResponseValueChancesItemChanceMax).describe('How many of the million numbers lead to it.')
}).describe('The part of the million that led to a prize.')).min(1).max(claimRafflePrizeResponseValueChancesMax).nullable().describe('The chances that it draws by, fixed and told when it is earned, in the order of their parts; what an operator changes\nlater does not touch them. Null for tickets from before chances were fixed.\n'),
  "chancesHash": zod.string().min(claimRafflePrizeResponseValueChancesHashMin).max(claimRafflePrizeResponseValueChancesHashMax).regex(claimRafflePrizeResponseValueChancesHashRegExp).nullable().describe('The SHA-256 of `chances` as text, a line `<prizeId>:<chance>` each, joined by line feeds; told from the moment it is earned. Null without them.'),
  "earnedAt": zod.iso.datetime({"offset":true}).max(claimRafflePrizeResponseValueEarnedAtMax).describe('When it was earned.'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(claimRafflePrizeResponseValueExpiresAtMax).nullable().describe('Until when it can be drawn; null where no end is set.'),
  "drawnAt": zod.iso.datetime({"offset":true}).max(claimRafflePrizeResponseValueDrawnAtMax).nullable().describe('When it was drawn; null until then.'),
  "prize": zod.union([zod.strictObject({
  "prizeId": zod.string().min(1).max(claimRafflePrizeResponseValuePrizeOnePrizeIdMax).describe('Its id.'),
  "title": zod.string().min(1).max(claimRafflePrizeResponseValuePrizeOneTitleMax).describe('Its name.'),
  "picture": zod.string().max(claimRafflePrizeResponseValuePrizeOnePictureMax).nullable().describe('Its picture; null where it has none.'),
  "reward": zod.union([zod.strictObject({
  "kind": zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.'),
  "amount": zod.union([zod.string().max(claimRafflePrizeResponseValuePrizeOneRewardOneAmountOneMax).regex(claimRafflePrizeResponseValuePrizeOneRewardOneAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('A fixed amount of bonus money or cash; null for any other reward.'),
  "rate": zod.int().min(claimRafflePrizeResponseValuePrizeOneRewardOneRateMin).max(claimRafflePrizeResponseValuePrizeOneRewardOneRateMax).nullable().describe('In basis points, a share of what the text says, where the amount is not fixed; else null.'),
  "maximum": zod.union([zod.string().max(claimRafflePrizeResponseValuePrizeOneRewardOneMaximumOneMax).regex(claimRafflePrizeResponseValuePrizeOneRewardOneMaximumOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The most that `rate` can give; null without a rate or a limit.'),
  "points": zod.int().min(1).max(claimRafflePrizeResponseValuePrizeOneRewardOnePointsMax).nullable().describe('Points; null for any other reward.'),
  "rounds": zod.int().min(1).max(claimRafflePrizeResponseValuePrizeOneRewardOneRoundsMax).nullable().describe('Free rounds; null for any other reward.'),
  "nodeId": zod.union([zod.string().max(claimRafflePrizeResponseValuePrizeOneRewardOneNodeIdOneMax).regex(claimRafflePrizeResponseValuePrizeOneRewardOneNodeIdOneRegExp).describe('The place of a game in the catalogue; unique.'),zod.null()]).describe('The game of the free rounds; null for any other reward.'),
  "text": zod.string().min(1).max(claimRafflePrizeResponseValuePrizeOneRewardOneTextMax).describe('All of it in words.')
}).describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.'),zod.null()]).describe('What it gives; null for a blank.'),
  "chance": zod.int().min(claimRafflePrizeResponseValuePrizeOneChanceMin).max(claimRafflePrizeResponseValuePrizeOneChanceMax).describe('The chance of a ticket that is earned now, or of the ticket that it stands in, in millionths; over all prizes they sum to 1,000,000.'),
  "left": zod.int().min(claimRafflePrizeResponseValuePrizeOneLeftMin).max(claimRafflePrizeResponseValuePrizeOneLeftMax).nullable().describe('How many are left, null where there is no end of them.')
}).describe('A prize of a raffle.'),zod.null()]).describe('What it drew; null while it is open.'),
  "credit": zod.union([zod.strictObject({
  "rewardId": zod.string().min(1).max(claimRafflePrizeResponseValueCreditOneRewardIdMax).describe('The reward.'),
  "reward": zod.strictObject({
  "kind": zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.'),
  "amount": zod.union([zod.string().max(claimRafflePrizeResponseValueCreditOneRewardAmountOneMax).regex(claimRafflePrizeResponseValueCreditOneRewardAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('A fixed amount of bonus money or cash; null for any other reward.'),
  "rate": zod.int().min(claimRafflePrizeResponseValueCreditOneRewardRateMin).max(claimRafflePrizeResponseValueCreditOneRewardRateMax).nullable().describe('In basis points, a share of what the text says, where the amount is not fixed; else null.'),
  "maximum": zod.union([zod.string().max(claimRafflePrizeResponseValueCreditOneRewardMaximumOneMax).regex(claimRafflePrizeResponseValueCreditOneRewardMaximumOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The most that `rate` can give; null without a rate or a limit.'),
  "points": zod.int().min(1).max(claimRafflePrizeResponseValueCreditOneRewardPointsMax).nullable().describe('Points; null for any other reward.'),
  "rounds": zod.int().min(1).max(claimRafflePrizeResponseValueCreditOneRewardRoundsMax).nullable().describe('Free rounds; null for any other reward.'),
  "nodeId": zod.union([zod.string().max(claimRafflePrizeResponseValueCreditOneRewardNodeIdOneMax).regex(claimRafflePrizeResponseValueCreditOneRewardNodeIdOneRegExp).describe('The place of a game in the catalogue; unique.'),zod.null()]).describe('The game of the free rounds; null for any other reward.'),
  "text": zod.string().min(1).max(claimRafflePrizeResponseValueCreditOneRewardTextMax).describe('All of it in words.')
}).describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.'),
  "target": zod.enum(['main_wallet', 'bonus_balance', 'points', 'free_rounds', 'delivery']).describe('Where it went.'),
  "bonusId": zod.string().min(1).max(claimRafflePrizeResponseValueCreditOneBonusIdMax).nullable().describe('The bonus that began with it, where it is bonus money; else null.'),
  "creditedAt": zod.iso.datetime({"offset":true}).max(claimRafflePrizeResponseValueCreditOneCreditedAtMax).describe('When.')
}).describe('A reward that was given, and where it went.'),zod.null()]).describe('What was given for the prize; null for a blank.'),
  "evidence": zod.union([zod.strictObject({
  "algorithm": zod.enum(['portico-hmac-sha256-1', 'portico-hmac-sha256-2']).describe('How an outcome follows from a seed; anybody can repeat it.\n\n**Commitment.** Before anybody can bet, the server draws a seed of 32 bytes from the system\'s generator and shows\n`sha256(seed)`. The seed itself is shown after the outcome, and only then.\n\n**Numbers.** Block i = 0, 1, 2 ... is `HMAC-SHA-256(key = seed, message = label + ":" + i)`, i in decimal, the message in\nUTF-8. Each block gives eight unsigned 32-bit numbers, the most significant byte first. `below(n)` takes the next number x;\nwhile x >= floor(2^32 / n) * n it takes the next one; its value is x mod n. So no outcome is favoured.\n\n**Shuffle.** `shuffle(list, k)`: for i = 0 ... k - 1 swap place i with place i + below(length - i); the first k are drawn.\n\n**Draws of a lottery.** The label is the draw\'s id. Five digits (SSC) and the three of PC28: each below(10), from left to\nright. 11x5: shuffle(01 ... 11, 5). K3: 1 + below(6), three times. PK10: shuffle(01 ... 10, 10). A Vietnamese table: each\ndigit below(10), special prize first, then G1, G2 and so on, each number from left to right.\n\n`portico-hmac-sha256-2` is the same, but no number comes twice in one prize of a Vietnamese table: a number that its prize has\nalready is passed over, and the next one is made of the digits that follow. The North is drawn so, as its stations draw; its\ndraws of days that the server was bound to before this version keep `portico-hmac-sha256-1`.\n\n**In-house rounds.** The label is `roundId + ":" + clientSeed`.\n`dice`: below(10000) / 100. `lumo-lamp`: below(100): 0-49 TEAL, 50-74 AMBER, 75-84 ROSE, 85-86 WHITE, 87-99 DARK.\n`mines`: shuffle(0 ... 24, mines). `keno`: shuffle(1 ... 40, 10). `plinko`: below(2) for each row, 1 is to the right.\n`hi-lo`: card by card c = below(52), so that each comes from a whole deck; its rank is place floor(c / 4) of A23456789TJQK,\nits suit place c mod 4 of SHDC. `lucky-wheel`: below(segments), from 0, the segment as the sheet numbers them.\n`lantern-reels`: below(length of its strip) for each reel from the left; that symbol of the strip, from 0, stands in the top\nrow, the next two below it, the first again after the last.\n`moonshot`: n = below(1000000) * 1000000 + below(1000000); it ends at floor(99 * 10^12 / (10^12 - n)) / 100, at least 1.00\nand at most 990000.00. By version 1 of its rules n = below(1000000), and it ends at floor(99000000 / (1000000 - n)) / 100, at\nleast 1.00: so coarse that many multipliers above 1000 returned less than the sheet said, at worst 49.50 percent at 495000.01.\n\n**The shared round of Moonshot.** Its `roundId` is that of the round of all players, and its `clientSeed` the SHA-256, in\nlower-case hexadecimal, of the client seeds of all bets that stand at take-off, in the order of their places, joined by line\nfeeds (U+000A), without one at the end; without a bet that of the empty text. The server shows the hash of its seed before the\nfirst bet, and no player knows that seed before the end: neither side alone can choose it. A player is paid `cashOutAt` where\nit is at most the end.\n\n**What that cannot exclude.** The server knows its seed while it takes bets, and takes them one after another. Somebody in\nleague with it who bets last could choose a seed by the end that it gives. Operators have no account that bets, the evidence\nlists every bet with its place, its time and its seed while bets are still taken, and whoever bets after that somebody spoils\nthe choice. Games of one player leave no such room: their seed is sealed first, and the player speaks last.\n'),
  "seed": zod.string().min(claimRafflePrizeResponseValueEvidenceOneSeedMin).max(claimRafflePrizeResponseValueEvidenceOneSeedMax).regex(claimRafflePrizeResponseValueEvidenceOneSeedRegExp).describe('The seed that `commitment` is the hash of.'),
  "number": zod.int().min(claimRafflePrizeResponseValueEvidenceOneNumberMin).max(claimRafflePrizeResponseValueEvidenceOneNumberMax).describe('The number drawn.'),
  "chances": zod.array(zod.strictObject({
  "prizeId": zod.string().min(1).max(claimRafflePrizeResponseValueEvidenceOneChancesItemPrizeIdMax).describe('The prize.'),
  "chance": zod.int().min(claimRafflePrizeResponseValueEvidenceOneChancesItemChanceMin).max(claimRafflePrizeResponseValueEvidenceOneChancesItemChanceMax).describe('How many of the million numbers lead to it.')
}).describe('The part of the million that led to a prize.')).min(1).max(claimRafflePrizeResponseValueEvidenceOneChancesMax).describe('The chances of the draw, in the order of their parts; they sum to 1,000,000.'),
  "usedUp": zod.string().min(1).max(claimRafflePrizeResponseValueEvidenceOneUsedUpMax).nullable().describe('The prize of the number where it was used up at the draw, so that the ticket drew the blank; else null.')
}).describe('How a ticket was drawn, so that anybody can work it out again: the number is the first one below 1,000,000 of the algorithm\nwith `seed` and the id of the ticket as label, and the prize is that of the chance into whose part it falls; where that one\nis used up, the ticket draws the blank.\n'),zod.null()]).describe('How it was drawn; null until then, and where it was drawn before evidence was kept.')
}).describe('A ticket of the member.')
}).describe('The answer of `claimRafflePrize`.')

export const claimRafflePrize = {
  response: ClaimRafflePrizeResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'idempotency_conflict', 'payload_too_large', 'unsupported_media_type', 'reward_unavailable', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
