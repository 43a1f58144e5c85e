/**
 * Writes the valid turnover of a bet that is won or lost, from its stake and its payout: twice what it won or lost, at
 * most the stake. Odds of 1.50 and more count in full. A win that was nearly certain, or a round that was bet on from
 * all sides, moves little money and counts for little, whatever game or vendor it is of.
 */
export function validTurnover(stake: string, payout: string): string {
  return `least(${stake}, 2 * abs(${payout} - ${stake}))`;
}
