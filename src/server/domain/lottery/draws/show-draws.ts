import type { Draw, DrawState } from '#generated/model/index.ts';
import type { StoredDrawState } from '#server/db/schema/lottery.ts';
import { commitmentOf } from '../../ground/fairness/seeded.ts';
import type { DrawGame } from './draw-games.ts';
import type { DrawNeeds, DrawRow } from './draw-rows.ts';
import { drawSeeds } from './draw-seeds.ts';
import type { PlannedDraw } from './planned-draws.ts';

/** Draws as the contract shows them, with the stored ones of them by id. */
export async function showDraws(
  services: DrawNeeds,
  game: DrawGame,
  draws: readonly PlannedDraw[],
  rows: ReadonlyMap<string, DrawRow>,
): Promise<Draw[]> {
  const now = services.clock();
  const commitments = await commitmentsOf(services, game, draws, rows);
  return draws.map((draw) => {
    const { drawId, issueNo, station } = draw;
    const row = rows.get(drawId);
    return {
      drawId,
      gameCode: game.code,
      gameName: game.name,
      issueNo,
      station: station === null ? null : { code: station, name: game.stations?.[station] ?? station },
      source: game.drawnHere ? 'built_in' : 'external',
      state: drawStateAt(draw, { stored: row?.state, drawnHere: game.drawnHere }, now),
      opensAt: new Date(draw.opensAt).toISOString(),
      closesAt: new Date(draw.closesAt).toISOString(),
      drawAt: new Date(draw.drawAt).toISOString(),
      settledAt: row?.settledAt?.toISOString() ?? null,
      commitment: commitments.get(drawId) ?? null,
      result: resultOf(row),
      voidReason: row?.voidReason ?? null,
    };
  });
}

/** The times of a draw (ms). */
interface DrawTimes {
  readonly opensAt: number;
  readonly closesAt: number;
  readonly drawAt: number;
}

/**
 * The state of a draw at a moment (LOTTERY-11): `scheduled -> open -> closed` by the clock, the others as they are
 * stored. A draw of this server that is due is drawn before anybody sees it; one from outside stays closed.
 */
export function drawStateAt(
  { opensAt, closesAt, drawAt }: DrawTimes,
  { stored, drawnHere }: { readonly stored: StoredDrawState | undefined; readonly drawnHere: boolean },
  now: number,
): DrawState {
  if (stored !== undefined && stored !== 'planned') return stored;
  if (drawAt <= now && drawnHere) return stored === undefined ? 'settled' : 'drawn';
  if (closesAt <= now) return 'closed';
  return opensAt <= now ? 'open' : 'scheduled';
}

function resultOf(row: DrawRow | undefined): Draw['result'] {
  if (!row?.prizes || row.version === null || row.enteredAt === null) return null;
  return { version: row.version, enteredAt: row.enteredAt.toISOString(), prizes: row.prizes };
}

/** The commitments of the built-in draws among some that have opened, by id. */
async function commitmentsOf(
  services: DrawNeeds,
  game: DrawGame,
  draws: readonly PlannedDraw[],
  rows: ReadonlyMap<string, DrawRow>,
): Promise<ReadonlyMap<string, string>> {
  if (!game.drawnHere) return new Map();
  const now = services.clock();
  const opened = draws.filter(({ opensAt }) => opensAt <= now).map(({ drawId }) => drawId);
  const unrevealed = opened.filter((drawId) => !rows.get(drawId)?.seed);
  const seedOf = await drawSeeds(services, unrevealed);
  return new Map(opened.map((drawId) => [drawId, commitmentOf(rows.get(drawId)?.seed ?? seedOf(drawId).seed)]));
}
