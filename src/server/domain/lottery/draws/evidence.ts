import type { DrawEvidence, DrawVersion, Language, PrizeRow } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import { commitmentOf } from '../../ground/fairness/seeded.ts';
import type { DrawNeeds } from './draw-rows.ts';
import { drawSeeds } from './draw-seeds.ts';
import { findStoredDraw } from './draws.ts';

/** A version of a result from outside. */
export interface StoredVersion {
  readonly version: number;
  readonly enteredAt: Date;
  readonly enteredBy: string;
  readonly prizes: PrizeRow[];
  readonly reason: string | null;
}

const VERSIONS = `
  select version, entered_at as "enteredAt", entered_by as "enteredBy", prizes, reason
  from lottery_draw_versions where draw_id = $1 order by version`;

/** The versions of a result from outside, the first one first. */
export function versionsOf(db: Pick<Queries, 'query'>, drawId: string): Promise<StoredVersion[]> {
  return db.query<StoredVersion>('lottery_versions', VERSIONS, [drawId]);
}

/**
 * What anybody needs to work a built-in draw out again, its seed once it is drawn (LOTTERY-11). It has the versions of
 * any draw's result. Failure: `not_found` for an id outside every game's plan.
 */
export async function drawEvidence(services: DrawNeeds, drawId: string, language: Language): Promise<DrawEvidence> {
  const { game, planned, row } = await findStoredDraw(services, drawId, language);
  if (!game.drawnHere) {
    const versions = (await versionsOf(services.db, drawId)).map(({ enteredBy: _, enteredAt, ...version }) => ({
      ...version,
      enteredAt: enteredAt.toISOString(),
    }));
    const unsealed = {
      algorithm: null,
      commitment: null,
      committedAt: null,
      seed: null,
      revealedAt: null,
      label: null,
    };
    return { drawId, source: 'external', ...unsealed, versions };
  }
  const { seed, boundAt, algorithmOf } = (await drawSeeds(services, [drawId]))(drawId);
  const isOpen = planned.opensAt <= services.clock();
  const revealed = row?.seed ?? null;
  return {
    drawId,
    source: 'built_in',
    algorithm: algorithmOf(game.drawing),
    commitment: isOpen ? commitmentOf(revealed ?? seed) : null,
    committedAt: isOpen ? new Date(Math.max(planned.opensAt, boundAt.getTime())).toISOString() : null,
    seed: revealed,
    revealedAt: revealed === null ? null : (row?.enteredAt?.toISOString() ?? null),
    label: drawId,
    versions: firstVersion(row),
  };
}

function firstVersion(
  row: { readonly enteredAt: Date | null; readonly prizes: PrizeRow[] | null } | undefined,
): DrawVersion[] {
  if (!row?.prizes || row.enteredAt === null) return [];
  return [{ version: 1, enteredAt: row.enteredAt.toISOString(), prizes: row.prizes, reason: null }];
}
