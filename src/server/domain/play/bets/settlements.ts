import { compareAmounts } from '#shared/money/amount.ts';

/**
 * The part of a statement that keeps `bet_settlements`. For each bet in its query `changed` it adds what the bet counts
 * for now, less before. An open bet counts for nothing. `at` is the parameter with the time.
 */
export function settlementOf(at: string): string {
  return `
    insert into bet_settlements (bet_id, member_id, category, bets, stake, payout, valid_turnover,
      turnover, settled_at, corrects)
    select now.id, now.member_id, now.category, now.settled - before.bets, now.settled * now.stake - before.stake,
      now.settled * now.payout - before.payout, now.settled * now.valid_turnover - before.valid_turnover,
      now.counts * now.stake - before.turnover, ${at}, before.known
    from (select *, (state <> 'open')::int as settled, (state in ('won', 'lost'))::int as counts from changed) now
    cross join lateral (
      select coalesce(sum(bets), 0) as bets, coalesce(sum(stake), 0) as stake, coalesce(sum(payout), 0) as payout,
        coalesce(sum(valid_turnover), 0) as valid_turnover, coalesce(sum(turnover), 0) as turnover, count(*) > 0 as known
      from bet_settlements where bet_id = now.id
    ) before
    where now.settled <> before.bets or (now.settled * now.stake, now.settled * now.payout,
      now.settled * now.valid_turnover, now.counts * now.stake)
      <> (before.stake, before.payout, before.valid_turnover, before.turnover)`;
}

/** How a bet that was decided ended. */
export type NetOutcome = 'won' | 'push' | 'lost';

/**
 * How a decided bet ended, in every product by its net result (MEMBER-07): `won` where more came back than was staked,
 * `push` where as much did, `lost` where less did. A bet without a stake that pays nothing is lost. Amounts are decimal
 * strings.
 */
export function netOutcome(stake: string, payout: string): NetOutcome {
  if (compareAmounts(payout, '0') === 0) return 'lost';
  const net = compareAmounts(payout, stake);
  return net > 0 ? 'won' : net === 0 ? 'push' : 'lost';
}

/** The same of two numbers in a statement. */
export function netOutcomeOf(stake: string, payout: string): string {
  return `case when ${payout} = 0 or ${payout} < ${stake} then 'lost' when ${payout} = ${stake} then 'push' else 'won' end`;
}

/**
 * Writes the valid turnover of a bet that is won or lost, from its stake and its payout: twice what it won or lost, at
 * most the stake. Odds of 1.50 and more count in full. A win that was nearly certain, or a round that was bet on from
 * all sides, moves little money and counts for little, whatever game or vendor it is of.
 */
export function validTurnover(stake: string, payout: string): string {
  return `least(${stake}, 2 * abs(${payout} - ${stake}))`;
}
