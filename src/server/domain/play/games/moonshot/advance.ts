import { commitmentOf } from '#server/domain/ground/fairness/seeded.ts';
import { publish } from '#server/domain/ground/publish.ts';
import { paidMultiplier, writtenMultiplier } from '#shared/games/moonshot.ts';
import { seedSeal } from '../round.ts';
import { moonshot } from '../sheets/moonshot.ts';
import { type Flight, lastFlight, lockFlight, type MoonshotNeeds, timeOf } from './flight.ts';
import { payBets } from './pay-bets.ts';
import { takeOff } from './take-off.ts';
import { isWatched } from './watchers.ts';

/** The next change of a flight, and when it is due (ms). */
interface Due {
  readonly at: number;
  readonly make: (needs: MoonshotNeeds) => Promise<void>;
}

/**
 * Makes every change of the flight that is due (LOBBY-19): take-off, end with settlement, and the next round where
 * somebody looks. Any process may call it at any time: each change is one transaction that happens once. Returns the
 * milliseconds until the next change; undefined while nobody looks.
 */
export async function advance(needs: MoonshotNeeds): Promise<number | undefined> {
  for (;;) {
    const now = await timeOf(needs)(needs.db);
    const flight = await lastFlight(needs.db);
    const due = dueAfter(flight);
    if (due.at > now) return due.at - now;
    const begins = flight === undefined || flight.state === 'ended';
    if (begins && !(await isWatched(needs.db, now))) return undefined;
    await due.make(needs);
  }
}

function dueAfter(flight: Flight | undefined): Due {
  if (flight === undefined) return { at: 0, make: openFlight };
  const { id, state, betsCloseAt, endsAt, nextRoundAt } = flight;
  if (state === 'betting') return { at: betsCloseAt.getTime(), make: (needs) => takeOff(needs, id) };
  if (state === 'flying') return { at: endsAt?.getTime() ?? 0, make: (needs) => endFlight(needs, id) };
  return { at: nextRoundAt?.getTime() ?? 0, make: openFlight };
}

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

// Where another process was faster, the index of open flights leaves its flight alone.
const OPEN = `
  insert into moonshot_rounds (id, state, rules_version, server_seed_hash, sealed_seed, opens_at, bets_close_at)
  values ($1, 'betting', $2, $3, $4, $5, $6) on conflict do nothing returning id`;

/** Seals a seed and takes bets. Nothing happens while another flight is open. */
async function openFlight(needs: MoonshotNeeds): Promise<void> {
  const { db, random, config } = needs;
  const seed = Buffer.from(random(32)).toString('hex');
  const sealed = (await seedSeal(needs)).seal(seed);
  const id = `ms-${Buffer.from(random(12)).toString('hex')}`;
  await db.transaction(async (tx) => {
    const opensAt = new Date(await timeOf(needs)(tx));
    const betsCloseAt = new Date(opensAt.getTime() + config.moonshotBettingSeconds * 1_000);
    const values = [id, moonshot.version, commitmentOf(seed), sealed, opensAt, betsCloseAt];
    const opened = await tx.query('moonshot_open', OPEN, values);
    if (opened.length > 0) await publish(tx, opensAt, [{ kind: 'moonshot', flightId: id }]);
  });
}
