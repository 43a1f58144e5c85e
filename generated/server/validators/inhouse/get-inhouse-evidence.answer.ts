// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

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

export const GetInhouseEvidenceResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "roundId": zod.string().max(getInhouseEvidenceResponseValueRoundIdMax).regex(getInhouseEvidenceResponseValueRoundIdRegExp).describe('The id of a round.'),
  "gameId": zod.enum(['moonshot', 'plinko', 'mines', 'dice', 'keno', 'lumo-lamp', 'hi-lo', 'lucky-wheel', 'lantern-reels']).describe('An in-house game, a game of vendor `BGS`.'),
  "rulesVersion": zod.int().min(1).max(getInhouseEvidenceResponseValueRulesVersionMax).describe('The rule sheet that holds for it.'),
  "algorithm": zod.enum(['portico-hmac-sha256-1', 'portico-hmac-sha256-2']).describe('How an outcome follows from a seed; anybody can repeat it.\n\n**Commitment.** Before anybody can bet, the server draws a seed of 32 bytes from the system\'s generator and shows\n`sha256(seed)`. The seed itself is shown after the outcome, and only then.\n\n**Numbers.** Block i = 0, 1, 2 ... is `HMAC-SHA-256(key = seed, message = label + ":" + i)`, i in decimal, the message in\nUTF-8. Each block gives eight unsigned 32-bit numbers, the most significant byte first. `below(n)` takes the next number x;\nwhile x >= floor(2^32 / n) * n it takes the next one; its value is x mod n. So no outcome is favoured.\n\n**Shuffle.** `shuffle(list, k)`: for i = 0 ... k - 1 swap place i with place i + below(length - i); the first k are drawn.\n\n**Draws of a lottery.** The label is the draw\'s id. Five digits (SSC) and the three of PC28: each below(10), from left to\nright. 11x5: shuffle(01 ... 11, 5). K3: 1 + below(6), three times. PK10: shuffle(01 ... 10, 10). A Vietnamese table: each\ndigit below(10), special prize first, then G1, G2 and so on, each number from left to right.\n\n`portico-hmac-sha256-2` is the same, but no number comes twice in one prize of a Vietnamese table: a number that its prize has\nalready is passed over, and the next one is made of the digits that follow. The North is drawn so, as its stations draw; its\ndraws of days that the server was bound to before this version keep `portico-hmac-sha256-1`.\n\n**In-house rounds.** The label is `roundId + ":" + clientSeed`.\n`dice`: below(10000) / 100. `lumo-lamp`: below(100): 0-49 TEAL, 50-74 AMBER, 75-84 ROSE, 85-86 WHITE, 87-99 DARK.\n`mines`: shuffle(0 ... 24, mines). `keno`: shuffle(1 ... 40, 10). `plinko`: below(2) for each row, 1 is to the right.\n`hi-lo`: card by card c = below(52), so that each comes from a whole deck; its rank is place floor(c / 4) of A23456789TJQK,\nits suit place c mod 4 of SHDC. `lucky-wheel`: below(segments), from 0, the segment as the sheet numbers them.\n`lantern-reels`: below(length of its strip) for each reel from the left; that symbol of the strip, from 0, stands in the top\nrow, the next two below it, the first again after the last.\n`moonshot`: n = below(1000000) * 1000000 + below(1000000); it ends at floor(99 * 10^12 / (10^12 - n)) / 100, at least 1.00\nand at most 990000.00. By version 1 of its rules n = below(1000000), and it ends at floor(99000000 / (1000000 - n)) / 100, at\nleast 1.00: so coarse that many multipliers above 1000 returned less than the sheet said, at worst 49.50 percent at 495000.01.\n\n**The shared round of Moonshot.** Its `roundId` is that of the round of all players, and its `clientSeed` the SHA-256, in\nlower-case hexadecimal, of the client seeds of all bets that stand at take-off, in the order of their places, joined by line\nfeeds (U+000A), without one at the end; without a bet that of the empty text. The server shows the hash of its seed before the\nfirst bet, and no player knows that seed before the end: neither side alone can choose it. A player is paid `cashOutAt` where\nit is at most the end.\n\n**What that cannot exclude.** The server knows its seed while it takes bets, and takes them one after another. Somebody in\nleague with it who bets last could choose a seed by the end that it gives. Operators have no account that bets, the evidence\nlists every bet with its place, its time and its seed while bets are still taken, and whoever bets after that somebody spoils\nthe choice. Games of one player leave no such room: their seed is sealed first, and the player speaks last.\n'),
  "serverSeedHash": zod.string().max(getInhouseEvidenceResponseValueServerSeedHashMax).regex(getInhouseEvidenceResponseValueServerSeedHashRegExp).describe('The commitment, as it was shown before the bet.'),
  "serverSeed": zod.string().max(getInhouseEvidenceResponseValueServerSeedMax).regex(getInhouseEvidenceResponseValueServerSeedRegExp).nullable().describe('The seed of the server, null until the round has ended.'),
  "clientSeed": zod.string().max(getInhouseEvidenceResponseValueClientSeedMax).regex(getInhouseEvidenceResponseValueClientSeedRegExp).describe('What the player adds to the seed of the server, so that the server cannot choose the outcome.'),
  "label": zod.string().min(1).max(getInhouseEvidenceResponseValueLabelMax).describe('The label of the algorithm, `roundId:clientSeed`.'),
  "clientSeeds": zod.array(zod.string().max(getInhouseEvidenceResponseValueClientSeedsItemMax).regex(getInhouseEvidenceResponseValueClientSeedsItemRegExp).describe('What the player adds to the seed of the server, so that the server cannot choose the outcome.')).max(getInhouseEvidenceResponseValueClientSeedsMax).optional().describe('The seeds of all bets of a shared round of Moonshot in the order of their places, whose hash is `clientSeed`; absent in other games.'),
  "bets": zod.array(zod.strictObject({
  "place": zod.int().min(1).max(getInhouseEvidenceResponseValueBetsItemPlaceMax).describe('Its place in the order of the bets, from 1.'),
  "placedAt": zod.iso.datetime({"offset":true}).max(getInhouseEvidenceResponseValueBetsItemPlacedAtMax).describe('When it was taken, by the server\'s clock.'),
  "clientSeed": zod.string().max(getInhouseEvidenceResponseValueBetsItemClientSeedMax).regex(getInhouseEvidenceResponseValueBetsItemClientSeedRegExp).describe('What the player adds to the seed of the server, so that the server cannot choose the outcome.'),
  "demo": zod.boolean().describe('Whether it was placed in play credit.'),
  "takenBack": zod.boolean().describe('Whether it was taken back before take-off, and so has no part.')
}).describe('What a bet added to a shared round of Moonshot, and when.')).max(getInhouseEvidenceResponseValueBetsMax).optional().describe('The bets of a shared round of Moonshot in the order of their places; absent in other games. Those not taken back give `clientSeeds`.'),
  "choice": zod.union([zod.strictObject({
  "game": zod.enum(['moonshot']).describe('The game.'),
  "cashOutAt": zod.string().max(getInhouseEvidenceResponseValueChoiceOneCashOutAtMax).regex(getInhouseEvidenceResponseValueChoiceOneCashOutAtRegExp).optional().describe('The multiplier at which the flight is left by itself, from 1.01; without it the player leaves by hand.')
}).describe('Fly, and get out in time.'),zod.strictObject({
  "game": zod.enum(['plinko']).describe('The game.'),
  "rows": zod.int().min(getInhouseEvidenceResponseValueChoiceTwoRowsMin).max(getInhouseEvidenceResponseValueChoiceTwoRowsMax).describe('Rows of pins.'),
  "risk": zod.enum(['low', 'medium', 'high']).describe('How far the prices lie apart.')
}).describe('Drop a ball.'),zod.strictObject({
  "game": zod.enum(['mines']).describe('The game.'),
  "mines": zod.int().min(1).max(getInhouseEvidenceResponseValueChoiceThreeMinesMax).describe('Mines below the 25 cells.')
}).describe('Open cells without meeting a mine.'),zod.strictObject({
  "game": zod.enum(['dice']).describe('The game.'),
  "direction": zod.enum(['over', 'under']).describe('On which side of the target the roll wins; on it, it loses.'),
  "target": zod.string().max(getInhouseEvidenceResponseValueChoiceFourTargetMax).regex(getInhouseEvidenceResponseValueChoiceFourTargetRegExp).describe('The target. Between 1 and 98 of 100 rolls must win, else 400 `validation_failed`.')
}).describe('Roll over or under a number.'),zod.strictObject({
  "game": zod.enum(['keno']).describe('The game.'),
  "numbers": zod.array(zod.int().min(1).max(getInhouseEvidenceResponseValueChoiceFiveNumbersItemMax)).min(1).max(getInhouseEvidenceResponseValueChoiceFiveNumbersMax).describe('The numbers, none twice.')
}).describe('Name up to ten of forty numbers.'),zod.strictObject({
  "game": zod.enum(['lumo-lamp']).describe('The game.'),
  "light": zod.enum(['TEAL', 'AMBER', 'ROSE', 'WHITE']).describe('The colour.')
}).describe('Name the colour that lights up.'),zod.strictObject({
  "game": zod.enum(['hi-lo']).describe('The game.')
}).describe('Guess whether the next card is higher or lower, as often as you dare.'),zod.strictObject({
  "game": zod.enum(['lucky-wheel']).describe('The game.'),
  "segments": zod.union([zod.literal(10),zod.literal(20),zod.literal(30),zod.literal(40),zod.literal(50)]).describe('The segments of the wheel, all equally wide.'),
  "risk": zod.enum(['low', 'medium', 'high']).describe('How far the prices lie apart.')
}).describe('Spin a wheel.'),zod.strictObject({
  "game": zod.enum(['lantern-reels']).describe('The game.')
}).describe('Spin five reels with three rows and ten paylines, all of them in play.')]).describe('What the player bets on.'),
  "opened": zod.array(zod.int().min(getInhouseEvidenceResponseValueOpenedItemMin).max(getInhouseEvidenceResponseValueOpenedItemMax)).max(getInhouseEvidenceResponseValueOpenedMax).describe('The cells of Mines that were opened, as in the round.'),
  "dealt": zod.array(zod.strictObject({
  "card": zod.string().max(getInhouseEvidenceResponseValueDealtItemCardMax).regex(getInhouseEvidenceResponseValueDealtItemCardRegExp).describe('A card, its rank (`T` is ten) and suit: spades, hearts, diamonds, clubs.'),
  "step": zod.union([zod.literal('higher'),zod.literal('lower'),zod.literal('skip'),zod.literal(null)]).nullable().describe('The guess that it answered, or `skip`; null for the first card.')
}).describe('A card of Hi-Lo, and what was said before it.')).max(getInhouseEvidenceResponseValueDealtMax).describe('The cards of Hi-Lo dealt so far, in this order, the last one the card to guess from; empty in other games.'),
  "multiplier": zod.string().max(getInhouseEvidenceResponseValueMultiplierMax).regex(getInhouseEvidenceResponseValueMultiplierRegExp).describe('What the round pays, as in the round.'),
  "outcome": zod.array(zod.string().max(getInhouseEvidenceResponseValueOutcomeItemMax).regex(getInhouseEvidenceResponseValueOutcomeItemRegExp)).max(getInhouseEvidenceResponseValueOutcomeMax).describe('What the seeds give, as in the round; empty until it has ended.'),
  "revealedAt": zod.iso.datetime({"offset":true}).max(getInhouseEvidenceResponseValueRevealedAtMax).nullable().describe('When the seed was shown; null until then.')
}).describe('Everything needed to work a round out again.')
}).describe('The answer of `getInhouseEvidence`.')

export const getInhouseEvidence = {
  response: GetInhouseEvidenceResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
