/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How an outcome follows from a seed; anybody can repeat it.
 *
 * **Commitment.** Before anybody can bet, the server draws a seed of 32 bytes from the system's generator and shows
 * `sha256(seed)`. The seed itself is shown after the outcome, and only then.
 *
 * **Numbers.** Block i = 0, 1, 2 ... is `HMAC-SHA-256(key = seed, message = label + ":" + i)`, i in decimal, the message in
 * UTF-8. Each block gives eight unsigned 32-bit numbers, the most significant byte first. `below(n)` takes the next number x;
 * while x >= floor(2^32 / n) * n it takes the next one; its value is x mod n. So no outcome is favoured.
 *
 * **Shuffle.** `shuffle(list, k)`: for i = 0 ... k - 1 swap place i with place i + below(length - i); the first k are drawn.
 *
 * **Draws of a lottery.** The label is the draw's id. Five digits (SSC) and the three of PC28: each below(10), from left to
 * right. 11x5: shuffle(01 ... 11, 5). K3: 1 + below(6), three times. PK10: shuffle(01 ... 10, 10). A Vietnamese table: each
 * digit below(10), special prize first, then G1, G2 and so on, each number from left to right.
 *
 * `portico-hmac-sha256-2` is the same, but no number comes twice in one prize of a Vietnamese table: a number that its prize has
 * already is passed over, and the next one is made of the digits that follow. The North is drawn so, as its stations draw; its
 * draws of days that the server was bound to before this version keep `portico-hmac-sha256-1`.
 *
 * **In-house rounds.** The label is `roundId + ":" + clientSeed`.
 * `dice`: below(10000) / 100. `lumo-lamp`: below(100): 0-49 TEAL, 50-74 AMBER, 75-84 ROSE, 85-86 WHITE, 87-99 DARK.
 * `mines`: shuffle(0 ... 24, mines). `keno`: shuffle(1 ... 40, 10). `plinko`: below(2) for each row, 1 is to the right.
 * `hi-lo`: card by card c = below(52), so that each comes from a whole deck; its rank is place floor(c / 4) of A23456789TJQK,
 * its suit place c mod 4 of SHDC. `lucky-wheel`: below(segments), from 0, the segment as the sheet numbers them.
 * `lantern-reels`: below(length of its strip) for each reel from the left; that symbol of the strip, from 0, stands in the top
 * row, the next two below it, the first again after the last.
 * `moonshot`: n = below(1000000) * 1000000 + below(1000000); it ends at floor(99 * 10^12 / (10^12 - n)) / 100, at least 1.00
 * and at most 990000.00. By version 1 of its rules n = below(1000000), and it ends at floor(99000000 / (1000000 - n)) / 100, at
 * least 1.00: so coarse that many multipliers above 1000 returned less than the sheet said, at worst 49.50 percent at 495000.01.
 *
 * **The shared round of Moonshot.** Its `roundId` is that of the round of all players, and its `clientSeed` the SHA-256, in
 * lower-case hexadecimal, of the client seeds of all bets that stand at take-off, in the order of their places, joined by line
 * feeds (U+000A), without one at the end; without a bet that of the empty text. The server shows the hash of its seed before the
 * first bet, and no player knows that seed before the end: neither side alone can choose it. A player is paid `cashOutAt` where
 * it is at most the end.
 *
 * **What that cannot exclude.** The server knows its seed while it takes bets, and takes them one after another. Somebody in
 * league with it who bets last could choose a seed by the end that it gives. Operators have no account that bets, the evidence
 * lists every bet with its place, its time and its seed while bets are still taken, and whoever bets after that somebody spoils
 * the choice. Games of one player leave no such room: their seed is sealed first, and the player speaks last.
 */
export type FairAlgorithm = typeof FairAlgorithm[keyof typeof FairAlgorithm];


export const FairAlgorithm = {
  'portico-hmac-sha256-1': 'portico-hmac-sha256-1',
  'portico-hmac-sha256-2': 'portico-hmac-sha256-2',
} as const;
