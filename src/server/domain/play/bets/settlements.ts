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
