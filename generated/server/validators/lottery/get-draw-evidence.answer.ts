// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getDrawEvidenceResponseValueDrawIdMax = 50;

export const getDrawEvidenceResponseValueDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');

export const getDrawEvidenceResponseValueCommitmentMax = 64;

export const getDrawEvidenceResponseValueCommitmentRegExp = new RegExp('^[0-9a-f]{64}$');

export const getDrawEvidenceResponseValueCommittedAtMax = 30;

export const getDrawEvidenceResponseValueSeedMax = 64;

export const getDrawEvidenceResponseValueSeedRegExp = new RegExp('^[0-9a-f]{64}$');

export const getDrawEvidenceResponseValueRevealedAtMax = 30;

export const getDrawEvidenceResponseValueLabelMax = 50;

export const getDrawEvidenceResponseValueVersionsItemVersionMax = 1000;

export const getDrawEvidenceResponseValueVersionsItemEnteredAtMax = 30;

export const getDrawEvidenceResponseValueVersionsItemPrizesItemNumbersItemMax = 6;

export const getDrawEvidenceResponseValueVersionsItemPrizesItemNumbersItemRegExp = new RegExp('^[0-9]{1,6}$');

export const getDrawEvidenceResponseValueVersionsItemPrizesItemNumbersMax = 20;

export const getDrawEvidenceResponseValueVersionsItemPrizesMax = 10;

export const getDrawEvidenceResponseValueVersionsItemReasonMax = 300;

export const getDrawEvidenceResponseValueVersionsMax = 100;

export const GetDrawEvidenceResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "drawId": zod.string().max(getDrawEvidenceResponseValueDrawIdMax).regex(getDrawEvidenceResponseValueDrawIdRegExp).describe('The id of a draw: its game, its day in the time zone of its timetable, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n'),
  "source": zod.enum(['built_in', 'external']).describe('`built_in` draws are made by this server, committed and revealed; `external` results are entered by an operator.'),
  "algorithm": zod.union([zod.enum(['portico-hmac-sha256-1', 'portico-hmac-sha256-2']).describe('How an outcome follows from a seed; anybody can repeat it.\n\n**Commitment.** Before anybody can bet, the server draws a seed of 32 bytes from the system\'s generator and shows\n`sha256(seed)`. The seed itself is shown after the outcome, and only then.\n\n**Numbers.** Block i = 0, 1, 2 ... is `HMAC-SHA-256(key = seed, message = label + ":" + i)`, i in decimal, the message in\nUTF-8. Each block gives eight unsigned 32-bit numbers, the most significant byte first. `below(n)` takes the next number x;\nwhile x >= floor(2^32 / n) * n it takes the next one; its value is x mod n. So no outcome is favoured.\n\n**Shuffle.** `shuffle(list, k)`: for i = 0 ... k - 1 swap place i with place i + below(length - i); the first k are drawn.\n\n**Draws of a lottery.** The label is the draw\'s id. Five digits (SSC) and the three of PC28: each below(10), from left to\nright. 11x5: shuffle(01 ... 11, 5). K3: 1 + below(6), three times. PK10: shuffle(01 ... 10, 10). A Vietnamese table: each\ndigit below(10), special prize first, then G1, G2 and so on, each number from left to right.\n\n`portico-hmac-sha256-2` is the same, but no number comes twice in one prize of a Vietnamese table: a number that its prize has\nalready is passed over, and the next one is made of the digits that follow. The North is drawn so, as its stations draw; its\ndraws of days that the server was bound to before this version keep `portico-hmac-sha256-1`.\n\n**In-house rounds.** The label is `roundId + ":" + clientSeed`.\n`dice`: below(10000) / 100. `lumo-lamp`: below(100): 0-49 TEAL, 50-74 AMBER, 75-84 ROSE, 85-86 WHITE, 87-99 DARK.\n`mines`: shuffle(0 ... 24, mines). `keno`: shuffle(1 ... 40, 10). `plinko`: below(2) for each row, 1 is to the right.\n`hi-lo`: card by card c = below(52), so that each comes from a whole deck; its rank is place floor(c / 4) of A23456789TJQK,\nits suit place c mod 4 of SHDC. `lucky-wheel`: below(segments), from 0, the segment as the sheet numbers them.\n`lantern-reels`: below(length of its strip) for each reel from the left; that symbol of the strip, from 0, stands in the top\nrow, the next two below it, the first again after the last.\n`moonshot`: n = below(1000000) * 1000000 + below(1000000); it ends at floor(99 * 10^12 / (10^12 - n)) / 100, at least 1.00\nand at most 990000.00. By version 1 of its rules n = below(1000000), and it ends at floor(99000000 / (1000000 - n)) / 100, at\nleast 1.00: so coarse that many multipliers above 1000 returned less than the sheet said, at worst 49.50 percent at 495000.01.\n\n**The shared round of Moonshot.** Its `roundId` is that of the round of all players, and its `clientSeed` the SHA-256, in\nlower-case hexadecimal, of the client seeds of all bets that stand at take-off, in the order of their places, joined by line\nfeeds (U+000A), without one at the end; without a bet that of the empty text. The server shows the hash of its seed before the\nfirst bet, and no player knows that seed before the end: neither side alone can choose it. A player is paid `cashOutAt` where\nit is at most the end.\n\n**What that cannot exclude.** The server knows its seed while it takes bets, and takes them one after another. Somebody in\nleague with it who bets last could choose a seed by the end that it gives. Operators have no account that bets, the evidence\nlists every bet with its place, its time and its seed while bets are still taken, and whoever bets after that somebody spoils\nthe choice. Games of one player leave no such room: their seed is sealed first, and the player speaks last.\n'),zod.null()]).describe('How the result follows from the seed, null for an external draw.'),
  "commitment": zod.string().max(getDrawEvidenceResponseValueCommitmentMax).regex(getDrawEvidenceResponseValueCommitmentRegExp).nullable().describe('The SHA-256 of the seed, shown when the draw opened; null before that and for an external draw.'),
  "committedAt": zod.iso.datetime({"offset":true}).max(getDrawEvidenceResponseValueCommittedAtMax).nullable().describe('When it was shown; null where there is no commitment.'),
  "seed": zod.string().max(getDrawEvidenceResponseValueSeedMax).regex(getDrawEvidenceResponseValueSeedRegExp).nullable().describe('The seed, null until the draw is drawn and for an external draw.'),
  "revealedAt": zod.iso.datetime({"offset":true}).max(getDrawEvidenceResponseValueRevealedAtMax).nullable().describe('When the seed was shown; null where there is no seed.'),
  "label": zod.string().max(getDrawEvidenceResponseValueLabelMax).nullable().describe('The label of the algorithm, the id of the draw; null for an external draw.'),
  "versions": zod.array(zod.strictObject({
  "version": zod.int().min(1).max(getDrawEvidenceResponseValueVersionsItemVersionMax).describe('Its number, 1 the first.'),
  "enteredAt": zod.iso.datetime({"offset":true}).max(getDrawEvidenceResponseValueVersionsItemEnteredAtMax).describe('When it was entered or drawn.'),
  "prizes": zod.array(zod.strictObject({
  "prize": zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.'),
  "numbers": zod.array(zod.string().max(getDrawEvidenceResponseValueVersionsItemPrizesItemNumbersItemMax).regex(getDrawEvidenceResponseValueVersionsItemPrizesItemNumbersItemRegExp).describe('A drawn number, zero-padded, never a number of JSON.')).min(1).max(getDrawEvidenceResponseValueVersionsItemPrizesItemNumbersMax).describe('Its numbers in the order of drawing.')
}).describe('The numbers of one prize.')).min(1).max(getDrawEvidenceResponseValueVersionsItemPrizesMax).describe('The rows of the prize table in their order.'),
  "reason": zod.string().max(getDrawEvidenceResponseValueVersionsItemReasonMax).nullable().describe('Why it replaced the one before it, null for the first.')
}).describe('One version of a result. It never changes; a correction is another one.')).max(getDrawEvidenceResponseValueVersionsMax).describe('The versions of the result, the first one first; the last one holds. Empty until the draw is drawn.')
}).describe('Everything needed to work a built-in draw out again, and every version of any draw\'s result.')
}).describe('The answer of `getDrawEvidence`.')

export const getDrawEvidence = {
  response: GetDrawEvidenceResponse,
  errors: ['validation_failed', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
