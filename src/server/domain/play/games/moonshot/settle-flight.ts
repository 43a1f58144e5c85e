import { publish } from '#server/domain/ground/publish.ts';
import { paidMultiplier, writtenMultiplier } from '#shared/games/moonshot.ts';
import { lockFlight } from './flight.ts';
import { type MoonshotNeeds, timeOf } from './needs.ts';
import { payBets } from './pay-bets.ts';

/** How long (ms) the end of a flight is shown before the next round can begin. */
const PAUSE = 5_000;

const OPEN_BETS = `
  select b.round_id as "roundId", b.cash_out_at as "cashOutAt"
  from moonshot_bets b join inhouse_rounds i on i.id = b.round_id
  where b.flight_id = $1 and i.state = 'open' order by b.place`;
const TELL_END = `
  with told as (
    update inhouse_rounds set outcome = jsonb_build_array($2::text)
    where shared_round_id = $1 and state in ('won', 'push', 'lost') returning bet_id
  ) update bets set result = $2 from told where bets.id = told.bet_id`;
const END = `update moonshot_rounds set state = 'ended', next_round_at = $2 where id = $1`;

/**
 * Ends a flight whose time has come and settles its open bets by their rules, in one transaction (LOBBY-19). What
 * players left by hand was paid before.
 */
export async function endFlight(needs: MoonshotNeeds, id: string): Promise<void> {
  await needs.db.transaction(async (tx) => {
    const flight = await lockFlight(tx, id, 'flying');
    const now = await timeOf(needs)(tx);
    if (flight === undefined || flight.endMultiplier === null || flight.endsAt === null) return;
    if (now < flight.endsAt.getTime()) return;
    const end = flight.endMultiplier;
    const open = await tx.query<{ roundId: string; cashOutAt: number | null }>('moonshot_open_bets', OPEN_BETS, [id]);
    const decided = open.map(({ roundId, cashOutAt }) => ({
      roundId,
      multiplier: paidMultiplier(end, { cashOutAt: cashOutAt ?? undefined }) ?? 0,
    }));
    // They settle now: a late end must not date bets into windows that are paid already.
    await payBets(tx, needs, decided, new Date(now));
    await tx.query('moonshot_tell_end', TELL_END, [id, writtenMultiplier(end)]);
    await tx.query('moonshot_end', END, [id, new Date(now + PAUSE)]);
    await publish(tx, new Date(now), [{ kind: 'moonshot', flightId: id }]);
  });
}
