import { createHmac } from 'node:crypto';
import type { PrizeRow } from '#generated/model/index.ts';
import type { Database } from '#server/db/database.ts';
import type { Drawing } from '#server/db/schema/lottery.ts';
import type { Services } from '#server/services.ts';
import { drawPrizes } from '#shared/lottery/drawing.ts';
import { type DataSeal, dataSeal } from '../../ground/encryption/data-seal.ts';
import { seededNumbers } from '../../ground/fairness/seeded.ts';

type Needs = Pick<Services, 'db' | 'config' | 'clock' | 'random'>;

/** The seed of a built-in draw, in hexadecimal. */
export interface DrawSeed {
  readonly seed: string;
  /** Since when the server was bound to it. */
  readonly boundAt: Date;
}

interface Secret {
  readonly secret: string;
  readonly createdAt: Date;
}

/** What a process has read. Neither keys nor secrets ever change. */
interface Known {
  readonly seal: Promise<DataSeal>;
  readonly secrets: Map<string, Secret>;
}

const knownOf = new WeakMap<Database, Known>();

const CREATE = `
  insert into lottery_secrets (day, sealed, created_at)
  select * from unnest($1::text[], $2::text[], $3::timestamptz[]) on conflict (day) do nothing`;
const READ = `select day, sealed, created_at as "createdAt" from lottery_secrets where day = any($1)`;

/**
 * Reads the seeds of built-in draws by id, by the secrets of their days (LOTTERY-11). A day gets its secret when its
 * first draw is shown or bet on. So no commitment is made after the bets.
 */
export async function drawSeeds(needs: Needs, drawIds: readonly string[]): Promise<(drawId: string) => DrawSeed> {
  const known = knownBy(needs);
  const days = [...new Set(drawIds.map(dayOf))].filter((day) => !known.secrets.has(day));
  if (days.length > 0) await readSecrets(needs, await known.seal, known.secrets, days);
  return (drawId) => {
    const found = known.secrets.get(dayOf(drawId));
    if (found === undefined) throw new Error(`the secret of ${drawId} was not read`);
    const seed = createHmac('sha256', Buffer.from(found.secret, 'hex')).update(drawId).digest('hex');
    return { seed, boundAt: found.createdAt };
  };
}

function knownBy(needs: Needs): Known {
  const found = knownOf.get(needs.db);
  if (found !== undefined) return found;
  const made: Known = { seal: dataSeal(needs.db, needs, 'draw_seeds'), secrets: new Map() };
  knownOf.set(needs.db, made);
  // A failure is not kept: the next call tries again.
  made.seal.catch(() => knownOf.delete(needs.db));
  return made;
}

async function readSecrets(
  { db, clock, random }: Needs,
  seal: DataSeal,
  secrets: Map<string, Secret>,
  days: readonly string[],
): Promise<void> {
  const read = () => db.query<{ day: string; sealed: string; createdAt: Date }>('lottery_secrets', READ, [days]);
  let rows = await read();
  const missing = days.filter((day) => !rows.some((row) => row.day === day));
  if (missing.length > 0) {
    const now = new Date(clock()).toISOString();
    const sealed = missing.map(() => seal.seal(Buffer.from(random(32)).toString('hex')));
    // Of two processes the first one's secret holds for both.
    await db.query('lottery_secrets_create', CREATE, [missing, sealed, missing.map(() => now)]);
    rows = await read();
  }
  for (const { day, sealed, createdAt } of rows) secrets.set(day, { secret: seal.open(sealed), createdAt });
}

/** The day in the id of a draw. */
function dayOf(drawId: string): string {
  return drawId.split('-')[1] ?? '';
}

/** The result that follows from a seed and a draw's id, by the contract's `portico-hmac-sha256-1`. */
export function drawNumbers(seed: string, drawId: string, drawing: Drawing): PrizeRow[] {
  return drawPrizes(seededNumbers(seed, drawId), drawing);
}
