// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getBetResponseValueBetBetIdMax = 40;

export const getBetResponseValueBetBetIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const getBetResponseValueBetVassalageMax = 20;

export const getBetResponseValueBetVassalageRegExp = new RegExp('^[A-Z0-9_]{2,20}$');

export const getBetResponseValueBetVendorNameMax = 60;

export const getBetResponseValueBetNodeIdOneMax = 12;

export const getBetResponseValueBetNodeIdOneRegExp = new RegExp('^[0-9]{1,12}$');

export const getBetResponseValueBetGameNameMax = 120;

export const getBetResponseValueBetSummaryMax = 200;

export const getBetResponseValueBetRoundIdMax = 60;

export const getBetResponseValueBetDrawIdOneMax = 50;

export const getBetResponseValueBetDrawIdOneRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');

export const getBetResponseValueBetStakeMax = 25;

export const getBetResponseValueBetStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getBetResponseValueBetOddsOneMax = 14;

export const getBetResponseValueBetOddsOneRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');

export const getBetResponseValueBetPayoutOneMax = 25;

export const getBetResponseValueBetPayoutOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getBetResponseValueBetNetOneMax = 25;

export const getBetResponseValueBetNetOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getBetResponseValueBetValidTurnoverOneMax = 25;

export const getBetResponseValueBetValidTurnoverOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getBetResponseValueBetPlacedAtMax = 30;

export const getBetResponseValueBetSettledAtMax = 30;

export const getBetResponseValueLinesItemPlayTypeOneMax = 30;

export const getBetResponseValueLinesItemPlayTypeOneRegExp = new RegExp('^[A-Z0-9_]{1,30}$');

export const getBetResponseValueLinesItemSelectionMax = 500;

export const getBetResponseValueLinesItemLinesMax = 100000000;

export const getBetResponseValueLinesItemUnitMax = 25;

export const getBetResponseValueLinesItemUnitRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getBetResponseValueLinesItemStakeMax = 25;

export const getBetResponseValueLinesItemStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getBetResponseValueLinesItemOddsOneMax = 14;

export const getBetResponseValueLinesItemOddsOneRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');

export const getBetResponseValueLinesItemHitsMin = 0;

export const getBetResponseValueLinesItemHitsMax = 100000000;

export const getBetResponseValueLinesItemPayoutOneMax = 25;

export const getBetResponseValueLinesItemPayoutOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getBetResponseValueLinesMax = 200;

export const getBetResponseValueRulesTextMax = 1000;

export const getBetResponseValueRulesReturnToPlayerMin = 0;

export const getBetResponseValueRulesReturnToPlayerMax = 10000;

export const getBetResponseValueRulesHelpPathMax = 200;

export const getBetResponseValueResultMax = 500;

export const getBetResponseValueEvidenceOneDrawnAtMax = 30;

export const getBetResponseValueEvidenceOneDrawNameMax = 120;

export const getBetResponseValueEvidenceOneResultVersionMax = 1000;

export const getBetResponseValueEvidenceOnePrizesItemNumbersItemMax = 6;

export const getBetResponseValueEvidenceOnePrizesItemNumbersItemRegExp = new RegExp('^[0-9]{1,6}$');

export const getBetResponseValueEvidenceOnePrizesItemNumbersMax = 20;

export const getBetResponseValueEvidenceOnePrizesMax = 10;

export const getBetResponseValueEvidenceOneCommitmentOneMax = 64;

export const getBetResponseValueEvidenceOneCommitmentOneRegExp = new RegExp('^[0-9a-f]{64}$');

export const getBetResponseValueEvidenceOneSeedOneMax = 64;

export const getBetResponseValueEvidenceOneSeedOneRegExp = new RegExp('^[0-9a-f]{64}$');

export const getBetResponseValueEvidenceOneClientSeedMax = 64;

export const getBetResponseValueLedgerEntryIdsItemMax = 40;

export const getBetResponseValueLedgerEntryIdsMax = 100;

export const GetBetResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "bet": zod.strictObject({
  "betId": zod.string().max(getBetResponseValueBetBetIdMax).regex(getBetResponseValueBetBetIdRegExp).describe('The id of a bet.'),
  "state": zod.enum(['open', 'won', 'lost', 'push', 'void']).describe('`open -> won | lost | push | void`. The result of a bet on any game goes by what came back: `won`, more than was staked; `push`, as much;\n`lost`, less, whatever part of the stake that is. `void`: it or its round was cancelled and the stake came back. A corrected\nresult can lead from one end to another.\n'),
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.'),
  "vassalage": zod.string().max(getBetResponseValueBetVassalageMax).regex(getBetResponseValueBetVassalageRegExp).describe('The code of a game vendor, on the wire also called `vassalage`.'),
  "vendorName": zod.string().min(1).max(getBetResponseValueBetVendorNameMax).describe('The vendor\'s name.'),
  "nodeId": zod.union([zod.string().max(getBetResponseValueBetNodeIdOneMax).regex(getBetResponseValueBetNodeIdOneRegExp).describe('The place of a game in the catalogue; unique.'),zod.null()]).describe('The place of the game in the catalogue, null once it has left.'),
  "gameName": zod.string().min(1).max(getBetResponseValueBetGameNameMax).describe('The name of the game.'),
  "summary": zod.string().max(getBetResponseValueBetSummaryMax).describe('What was bet on, in the language of the request; empty where the vendor does not say.'),
  "roundId": zod.string().min(1).max(getBetResponseValueBetRoundIdMax).nullable().describe('The round, null for a draw.'),
  "drawId": zod.union([zod.string().max(getBetResponseValueBetDrawIdOneMax).regex(getBetResponseValueBetDrawIdOneRegExp).describe('The id of a draw: its game, its day in the time zone of its timetable, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n'),zod.null()]).describe('The draw, null for a round.'),
  "stake": zod.string().max(getBetResponseValueBetStakeMax).regex(getBetResponseValueBetStakeRegExp).describe('What was staked.'),
  "odds": zod.union([zod.string().max(getBetResponseValueBetOddsOneMax).regex(getBetResponseValueBetOddsOneRegExp).describe('What comes back for each 1 staked, the stake included, as a decimal string: at odds 99.00 a stake of 1.00 that wins pays 99.00.\n'),zod.null()]).describe('The odds that were fixed when it was placed; null where lines differ or the game has none.'),
  "payout": zod.union([zod.string().max(getBetResponseValueBetPayoutOneMax).regex(getBetResponseValueBetPayoutOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What came back, the stake included; null while it is open.'),
  "net": zod.union([zod.string().max(getBetResponseValueBetNetOneMax).regex(getBetResponseValueBetNetOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('Payout less stake; null while it is open.'),
  "validTurnover": zod.union([zod.string().max(getBetResponseValueBetValidTurnoverOneMax).regex(getBetResponseValueBetValidTurnoverOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What of the stake counts as valid turnover: twice what was won or lost, at most the stake, and nothing of bets that cover opposing outcomes of one draw. Null while it is open.'),
  "placedAt": zod.iso.datetime({"offset":true}).max(getBetResponseValueBetPlacedAtMax).describe('When it was placed.'),
  "settledAt": zod.iso.datetime({"offset":true}).max(getBetResponseValueBetSettledAtMax).nullable().describe('When it was settled last, null while it is open.')
}).describe('A bet of any game: a round of a slot, a hand, a ticket of a draw.'),
  "lines": zod.array(zod.strictObject({
  "playType": zod.union([zod.string().max(getBetResponseValueLinesItemPlayTypeOneMax).regex(getBetResponseValueLinesItemPlayTypeOneRegExp).describe('A way to bet. Which of them a game has, and at what odds, is told by `listPlayTypes`; what wins by its `rule`. The codes:\n\n| games | codes |\n|---|---|\n| Vietnamese | `LO_2 LO_3 LO_4` endings of all prizes; `DE` the last two of the special prize, `DE_G7` of prize seven (South and Central: `DE_G8`); `CANG_3 CANG_4`; `DAU DUOI`; `XIEN_2 XIEN_3 XIEN_4`; `TRUOT_4 TRUOT_8 TRUOT_10` |\n| SSC | `S5_STRAIGHT S4F_STRAIGHT S4L_STRAIGHT S3F_STRAIGHT S3M_STRAIGHT S3L_STRAIGHT S2F_STRAIGHT S2L_STRAIGHT` digits in place (`F` the first, `M` the middle, `L` the last); in any order `S5_G120 S5_G60 S5_G30 S5_G20 S5_G10 S5_G5`, `S4L_G24 S4L_G12 S4L_G6 S4L_G4`, `S3F_G3 S3F_G6` and so on for `S3M` and `S3L`, `S2F_GROUP S2L_GROUP`; `S3F_SUM S3M_SUM S3L_SUM S2F_SUM S2L_SUM`; `S3F_ANY S3M_ANY S3L_ANY` a digit anywhere among the three; `POS_1` to `POS_5` one place; `SUM_BS SUM_OE` big or small and odd or even of the sum of five, `POS_BS POS_OE` of one place; `DRAGON_TIGER` the greater of two places |\n| 11x5 | `ANY_1` to `ANY_8`; `TOP1_STRAIGHT TOP2_STRAIGHT TOP3_STRAIGHT`; `TOP2_GROUP TOP3_GROUP` in any order; `POS_1` to `POS_5`; `SUM_BS SUM_OE`; `POS_BS POS_OE`; `DRAGON_TIGER` |\n| K3 | `SUM`; `SUM_BS SUM_OE`; `TRIPLE TRIPLE_ANY PAIR PAIR_SINGLE TWO_DIFFERENT THREE_DIFFERENT RUN_ANY`; `SINGLE` |\n| PK10 | `POS_1` to `POS_10`; `TOP2_SUM TOP2_SUM_BS TOP2_SUM_OE`; `TOP2_STRAIGHT TOP3_STRAIGHT TOP2_GROUP TOP3_GROUP`; `POS_BS POS_OE`; `DRAGON_TIGER` |\n| PC28 | `SUM`; `SUM_BS SUM_OE SUM_COMBINED`; `SUM_EXTREME`; `SUM_COLOUR` |\n'),zod.null()]).describe('The play type of a lottery, else null.'),
  "selection": zod.string().min(1).max(getBetResponseValueLinesItemSelectionMax).describe('What was picked, in words.'),
  "lines": zod.int().min(1).max(getBetResponseValueLinesItemLinesMax).describe('Lines that it plays.'),
  "unit": zod.string().max(getBetResponseValueLinesItemUnitMax).regex(getBetResponseValueLinesItemUnitRegExp).describe('What a line costs, the multiple included.'),
  "stake": zod.string().max(getBetResponseValueLinesItemStakeMax).regex(getBetResponseValueLinesItemStakeRegExp).describe('lines x unit.'),
  "odds": zod.union([zod.string().max(getBetResponseValueLinesItemOddsOneMax).regex(getBetResponseValueLinesItemOddsOneRegExp).describe('What comes back for each 1 staked, the stake included, as a decimal string: at odds 99.00 a stake of 1.00 that wins pays 99.00.\n'),zod.null()]).describe('Its odds, null where the game has none.'),
  "hits": zod.int().min(getBetResponseValueLinesItemHitsMin).max(getBetResponseValueLinesItemHitsMax).nullable().describe('Lines that hit, null while it is open or where the vendor does not say.'),
  "payout": zod.union([zod.string().max(getBetResponseValueLinesItemPayoutOneMax).regex(getBetResponseValueLinesItemPayoutOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What it paid, null while it is open.'),
  "state": zod.enum(['open', 'won', 'lost', 'push', 'void']).describe('`open -> won | lost | push | void`. The result of a bet on any game goes by what came back: `won`, more than was staked; `push`, as much;\n`lost`, less, whatever part of the stake that is. `void`: it or its round was cancelled and the stake came back. A corrected\nresult can lead from one end to another.\n')
}).describe('A part of a bet with a price of its own.')).max(getBetResponseValueLinesMax).describe('Its lines; at least one.'),
  "rules": zod.strictObject({
  "text": zod.string().min(1).max(getBetResponseValueRulesTextMax).describe('What wins, in the language of the request.'),
  "returnToPlayer": zod.int().min(getBetResponseValueRulesReturnToPlayerMin).max(getBetResponseValueRulesReturnToPlayerMax).nullable().describe('The return to player in basis points, null where the vendor names none.'),
  "helpPath": zod.string().min(1).max(getBetResponseValueRulesHelpPathMax).describe('The full rules within the portal.')
}).describe('The rules that the bet stands under.'),
  "result": zod.string().min(1).max(getBetResponseValueResultMax).nullable().describe('The result in the language of the request, null while it is open.'),
  "evidence": zod.union([zod.strictObject({
  "source": zod.enum(['built_in', 'external', 'inhouse', 'vendor']).describe('A draw of this server, a draw of a station, a round of an in-house game, a round of another vendor.'),
  "drawnAt": zod.iso.datetime({"offset":true}).max(getBetResponseValueEvidenceOneDrawnAtMax).describe('When it was drawn or revealed.'),
  "drawName": zod.string().min(1).max(getBetResponseValueEvidenceOneDrawNameMax).nullable().describe('What the draw is called, null for a round.'),
  "resultVersion": zod.int().min(1).max(getBetResponseValueEvidenceOneResultVersionMax).nullable().describe('The version of the result that the bet is settled by, null for a round.'),
  "prizes": zod.array(zod.strictObject({
  "prize": zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.'),
  "numbers": zod.array(zod.string().max(getBetResponseValueEvidenceOnePrizesItemNumbersItemMax).regex(getBetResponseValueEvidenceOnePrizesItemNumbersItemRegExp).describe('A drawn number, zero-padded, never a number of JSON.')).min(1).max(getBetResponseValueEvidenceOnePrizesItemNumbersMax).describe('Its numbers in the order of drawing.')
}).describe('The numbers of one prize.')).max(getBetResponseValueEvidenceOnePrizesMax).describe('The rows of the prize table in their order; empty for a round.'),
  "algorithm": zod.union([zod.enum(['portico-hmac-sha256-1', 'portico-hmac-sha256-2']).describe('How an outcome follows from a seed; anybody can repeat it.\n\n**Commitment.** Before anybody can bet, the server draws a seed of 32 bytes from the system\'s generator and shows\n`sha256(seed)`. The seed itself is shown after the outcome, and only then.\n\n**Numbers.** Block i = 0, 1, 2 ... is `HMAC-SHA-256(key = seed, message = label + ":" + i)`, i in decimal, the message in\nUTF-8. Each block gives eight unsigned 32-bit numbers, the most significant byte first. `below(n)` takes the next number x;\nwhile x >= floor(2^32 / n) * n it takes the next one; its value is x mod n. So no outcome is favoured.\n\n**Shuffle.** `shuffle(list, k)`: for i = 0 ... k - 1 swap place i with place i + below(length - i); the first k are drawn.\n\n**Draws of a lottery.** The label is the draw\'s id. Five digits (SSC) and the three of PC28: each below(10), from left to\nright. 11x5: shuffle(01 ... 11, 5). K3: 1 + below(6), three times. PK10: shuffle(01 ... 10, 10). A Vietnamese table: each\ndigit below(10), special prize first, then G1, G2 and so on, each number from left to right.\n\n`portico-hmac-sha256-2` is the same, but no number comes twice in one prize of a Vietnamese table: a number that its prize has\nalready is passed over, and the next one is made of the digits that follow. The North is drawn so, as its stations draw; its\ndraws of days that the server was bound to before this version keep `portico-hmac-sha256-1`.\n\n**In-house rounds.** The label is `roundId + ":" + clientSeed`.\n`dice`: below(10000) / 100. `lumo-lamp`: below(100): 0-49 TEAL, 50-74 AMBER, 75-84 ROSE, 85-86 WHITE, 87-99 DARK.\n`mines`: shuffle(0 ... 24, mines). `keno`: shuffle(1 ... 40, 10). `plinko`: below(2) for each row, 1 is to the right.\n`hi-lo`: card by card c = below(52), so that each comes from a whole deck; its rank is place floor(c / 4) of A23456789TJQK,\nits suit place c mod 4 of SHDC. `lucky-wheel`: below(segments), from 0, the segment as the sheet numbers them.\n`lantern-reels`: below(length of its strip) for each reel from the left; that symbol of the strip, from 0, stands in the top\nrow, the next two below it, the first again after the last.\n`moonshot`: n = below(1000000) * 1000000 + below(1000000); it ends at floor(99 * 10^12 / (10^12 - n)) / 100, at least 1.00\nand at most 990000.00. By version 1 of its rules n = below(1000000), and it ends at floor(99000000 / (1000000 - n)) / 100, at\nleast 1.00: so coarse that many multipliers above 1000 returned less than the sheet said, at worst 49.50 percent at 495000.01.\n\n**The shared round of Moonshot.** Its `roundId` is that of the round of all players, and its `clientSeed` the SHA-256, in\nlower-case hexadecimal, of the client seeds of all bets that stand at take-off, in the order of their places, joined by line\nfeeds (U+000A), without one at the end; without a bet that of the empty text. The server shows the hash of its seed before the\nfirst bet, and no player knows that seed before the end: neither side alone can choose it. A player is paid `cashOutAt` where\nit is at most the end.\n\n**What that cannot exclude.** The server knows its seed while it takes bets, and takes them one after another. Somebody in\nleague with it who bets last could choose a seed by the end that it gives. Operators have no account that bets, the evidence\nlists every bet with its place, its time and its seed while bets are still taken, and whoever bets after that somebody spoils\nthe choice. Games of one player leave no such room: their seed is sealed first, and the player speaks last.\n'),zod.null()]).describe('How the result follows from the seed; null for external draws and other vendors.'),
  "commitment": zod.union([zod.string().max(getBetResponseValueEvidenceOneCommitmentOneMax).regex(getBetResponseValueEvidenceOneCommitmentOneRegExp).describe('A SHA-256 value, or the 32 bytes of a seed, in lower-case hexadecimal.'),zod.null()]).describe('The SHA-256 of the seed, as it was shown before the bet; null as above.'),
  "seed": zod.union([zod.string().max(getBetResponseValueEvidenceOneSeedOneMax).regex(getBetResponseValueEvidenceOneSeedOneRegExp).describe('A SHA-256 value, or the 32 bytes of a seed, in lower-case hexadecimal.'),zod.null()]).describe('The seed, shown after it; null as above.'),
  "clientSeed": zod.string().min(1).max(getBetResponseValueEvidenceOneClientSeedMax).nullable().describe('What the player added to the seed; null but for in-house rounds.')
}).describe('What the result can be checked by. A draw\'s `getDrawEvidence` and an in-house round\'s evidence tell the whole of it.\n'),zod.null()]).describe('What the result can be checked by; null while it is open.'),
  "ledgerEntryIds": zod.array(zod.string().min(1).max(getBetResponseValueLedgerEntryIdsItemMax).describe('An entry of the ledger.')).max(getBetResponseValueLedgerEntryIdsMax).describe('The entries of the ledger that it made.')
}).describe('A bet with its lines, rules and result.')
}).describe('The answer of `getBet`.')

export const getBet = {
  response: GetBetResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
