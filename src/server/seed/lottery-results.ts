import { createHash } from 'node:crypto';
import type { Queries } from '../db/database.ts';
import { type Drawing, lotteryDraws, lotteryDrawVersions } from '../db/schema/lottery-draws.ts';
import { drawNumbers } from '../domain/lottery/draws/draw-seeds.ts';
import type { DrawPlan } from '../domain/lottery/draws/next-draw.ts';
import { plannedDraws } from '../domain/lottery/draws/planned-draws.ts';

const DAY = 86_400_000;
/** How far back the results go: long enough for a board of a hundred. */
const DAYS = 90;
/** How long after its time (ms) a result was entered. */
const TAKEN = 20 * 60_000;

/**
 * Inserts the results that operators entered for a game of the demonstration. The last day with draws has none: they wait
 * for an operator.
 */
export async function insertResults(
  { orm }: Queries,
  plan: DrawPlan,
  { drawing, timeZone, now }: { readonly drawing: Drawing; readonly timeZone: string; readonly now: Date },
): Promise<void> {
  const range = { from: now.getTime() - DAYS * DAY, to: now.getTime() - TAKEN };
  const { count, oldest } = plannedDraws(plan, range, timeZone);
  const past = oldest(0, count);
  const entered = past.filter(({ drawAt }) => drawAt < (past.at(-1)?.drawAt ?? 0));
  if (entered.length === 0) return;
  const rows = entered.map(({ drawId, opensAt, closesAt, drawAt, ...draw }) => {
    const prizes = drawNumbers(createHash('sha256').update(drawId).digest('hex'), drawId, drawing);
    const enteredAt = new Date(drawAt + TAKEN);
    return {
      ...draw,
      id: drawId,
      gameCode: plan.code,
      state: 'settled' as const,
      version: 1,
      prizes,
      opensAt: new Date(opensAt),
      closesAt: new Date(closesAt),
      drawAt: new Date(drawAt),
      enteredAt,
      settledAt: enteredAt,
    };
  });
  await orm.insert(lotteryDraws).values(rows);
  await orm.insert(lotteryDrawVersions).values(
    rows.map(({ id, version, prizes, enteredAt }) => ({
      drawId: id,
      version,
      prizes,
      enteredAt,
      enteredBy: 'op_mai',
    })),
  );
}
