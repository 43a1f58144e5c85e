import { createHmac } from 'node:crypto';
import type { PrizeRow } from '#generated/model/index.ts';
import type { Database } from '#server/db/database.ts';
import type { Drawing } from '#server/db/schema/lottery.ts';
import type { Services } from '#server/services.ts';
import { algorithms, type DrawAlgorithm, drawPrizes } from '#shared/lottery/drawing.ts';
import { familyOf } from '#shared/lottery/play-types.ts';
import { type DataSeal, dataSeal } from '../../ground/encryption/data-seal.ts';
import { seededNumbers } from '../../ground/fairness/seeded.ts';

type Needs = Pick<Services, 'db' | 'config' | 'clock' | 'random'>;

/** The seed of a built-in draw, in hexadecimal. */
export interface DrawSeed {
  readonly seed: string;
  /** Since when the server was bound to it. */
  readonly boundAt: Date;
  /** How a draw of this seed follows from it. The server was bound to this, too. */
  readonly algorithmOf: (drawing: Drawing) => DrawAlgorithm;
}

interface Secret {
  readonly secret: string;
  /** The newest algorithm when the day got its secret, counted from 1. */
  readonly algorithm: number;
  readonly createdAt: Date;
}

/** What a process has read. Neither keys nor secrets ever change. */
interface Known {
  readonly seal: Promise<DataSeal>;
  readonly secrets: Map<string, Secret>;
}

const knownOf = new WeakMap<Database, Known>();

const CREATE = `
  insert into lottery_secrets (day, sealed, created_at, algorithm)
  select *, $4::int from unnest($1::text[], $2::text[], $3::timestamptz[]) on conflict (day) do nothing`;
const READ = `
  select day, sealed, algorithm, created_at as "createdAt" from lottery_secrets where day = any($1)`;

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
    return { seed, boundAt: found.createdAt, algorithmOf: (drawing) => algorithmOf(drawing, found.algorithm) };
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

interface SecretRow extends Omit<Secret, 'secret'> {
  readonly day: string;
  readonly sealed: string;
}

async function readSecrets(
  { db, clock, random }: Needs,
  seal: DataSeal,
  secrets: Map<string, Secret>,
  days: readonly string[],
): Promise<void> {
  const read = () => db.query<SecretRow>('lottery_secrets', READ, [days]);
  let rows = await read();
  const missing = days.filter((day) => !rows.some((row) => row.day === day));
  if (missing.length > 0) {
    const now = new Date(clock()).toISOString();
    const sealed = missing.map(() => seal.seal(Buffer.from(random(32)).toString('hex')));
    // Of two processes the first one's secret holds for both.
    await db.query('lottery_secrets_create', CREATE, [missing, sealed, missing.map(() => now), algorithms.length]);
    rows = await read();
  }
  for (const { day, sealed, ...bound } of rows) secrets.set(day, { ...bound, secret: seal.open(sealed) });
}

/** The day in the id of a draw. */
function dayOf(drawId: string): string {
  return drawId.split('-')[1] ?? '';
}

/** In the North no number comes twice in one prize, which the first algorithm did not know. */
function algorithmOf(drawing: Drawing, newest: number): DrawAlgorithm {
  return newest > 1 && familyOf(drawing) === 'VN_NORTH' ? 'portico-hmac-sha256-2' : 'portico-hmac-sha256-1';
}

/** The result that follows from a seed and a draw's id. */
export function drawNumbers(seed: string, drawId: string, drawing: Drawing, algorithm: DrawAlgorithm): PrizeRow[] {
  return drawPrizes(seededNumbers(seed, drawId), drawing, algorithm);
}
