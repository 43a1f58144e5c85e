import { createHash } from 'node:crypto';
import type { SharedBet } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import { seededNumbers } from '#server/domain/ground/fairness/seeded.ts';
import { publish } from '#server/domain/ground/publish.ts';
import { endOfFlight, playersText, timeTo } from '#shared/games/moonshot.ts';
import { seedSeal } from '../round.ts';
import { lockFlight, type MoonshotNeeds, timeOf } from './flight.ts';

const TAKE_OFF = `
  update moonshot_rounds set state = 'flying', players_seed = $2, end_multiplier = $3, take_off_at = $4, ends_at = $5
  where id = $1`;

/** Closes the bets of a flight, and works its end out of the seed and what the players added (LOBBY-19). */
export async function takeOff(needs: MoonshotNeeds, id: string): Promise<void> {
  const seal = await seedSeal(needs);
  await needs.db.transaction(async (tx) => {
    const flight = await lockFlight(tx, id, 'betting');
    const now = await timeOf(needs)(tx);
    if (flight === undefined || now < flight.betsCloseAt.getTime()) return;
    const playersSeed = playersSeedOf(seedsOf(await flightSeeds(tx, id)));
    const end = endOfFlight(
      seededNumbers(seal.open(flight.sealedSeed), `${id}:${playersSeed}`).below,
      flight.rulesVersion,
    );
    // The flight begins now, however late: nobody could leave it before.
    await tx.query('moonshot_take_off', TAKE_OFF, [id, playersSeed, end, new Date(now), new Date(now + timeTo(end))]);
    await publish(tx, new Date(now), [{ kind: 'moonshot', flightId: id }]);
  });
}

const SEEDS = `
  select b.place, i.started_at as "placedAt", i.client_seed as "clientSeed", i.demo, b.taken_back as "takenBack"
  from moonshot_bets b join inhouse_rounds i on i.id = b.round_id
  where b.flight_id = $1 order by b.place`;

/** What a bet adds to its flight. */
export interface FlightSeed extends Omit<SharedBet, 'placedAt'> {
  readonly placedAt: Date;
}

/** What the bets of a flight add to it, in the order of their places. */
export function flightSeeds(db: Pick<Queries, 'query'>, flightId: string): Promise<FlightSeed[]> {
  return db.query<FlightSeed>('moonshot_seeds', SEEDS, [flightId]);
}

/** The seeds of the bets that were not taken back. */
export function seedsOf(bets: readonly FlightSeed[]): string[] {
  return bets.filter(({ takenBack }) => !takenBack).map(({ clientSeed }) => clientSeed);
}

/** What the players of a flight add to its seed. */
export function playersSeedOf(clientSeeds: readonly string[]): string {
  return createHash('sha256').update(playersText(clientSeeds)).digest('hex');
}
