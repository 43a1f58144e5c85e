import type { Moonshot, MoonshotEnd } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { writtenMultiplier } from '#shared/games/moonshot.ts';
import { advance } from './advance.ts';
import { lastFlight, type MoonshotNeeds, timeOf } from './flight.ts';
import { betInFlight, ownBetOf } from './own-bet.ts';
import { showRound } from './show-round.ts';
import { noteWatcher } from './watchers.ts';

const LAST = `
  select id as "roundId", number, end_multiplier as "endMultiplier" from moonshot_rounds
  where state = 'ended' and id <> $1 order by number desc limit 20`;

/** The flight of now for a member (LOBBY-19). Asking wakes a sleeping flight, and makes an overdue change. */
export async function showMoonshot(
  needs: MoonshotNeeds & Pick<Services, 'catalogue'>,
  memberId: number,
): Promise<Moonshot> {
  const { db } = needs;
  await noteWatcher(db, memberId, await timeOf(needs)(db));
  await advance(needs);
  const flight = await lastFlight(db);
  if (flight === undefined) throw new Error('no flight has begun');
  const now = await timeOf(needs)(db);
  const catalogue = await needs.catalogue.current();
  const own = await betInFlight(db, memberId, flight.id);
  return {
    serverTime: new Date(now).toISOString(),
    round: await showRound(needs, flight, now),
    own: own === undefined ? null : ownBetOf({ ...needs, catalogue }, own, flight, now),
    last: await lastEnds(db, flight.id),
  };
}

async function lastEnds(db: Pick<Queries, 'query'>, without: string): Promise<MoonshotEnd[]> {
  const rows = await db.query<{ roundId: string; number: number; endMultiplier: number }>('moonshot_ends', LAST, [
    without,
  ]);
  return rows.map(({ roundId, number, endMultiplier }) => ({ roundId, number, end: writtenMultiplier(endMultiplier) }));
}
