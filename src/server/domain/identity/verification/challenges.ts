import { createHash } from 'node:crypto';
import type { ProofOfWork } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import type { RandomBytes } from '#server/shared/random.ts';
import { secretHash } from '../../ground/encryption/secret.ts';

type Dependencies = Pick<Services, 'db' | 'clock'>;

/** The lifetime of a captcha or puzzle. */
const CHALLENGE_LIFE = 5 * 60_000;

export interface NewChallenge {
  readonly kind: 'captcha' | 'slider';
  readonly id: string;
  readonly answer: string;
  readonly work: ProofOfWork;
}

/** A challenge taken for its answer. */
export interface Challenge {
  readonly answer: string;
  readonly salt: string;
  readonly difficulty: number;
}

const FORGET_OLD = 'delete from challenges where expires_at < $1';
const KEEP = `
  insert into challenges (id_hash, kind, answer, salt, difficulty, expires_at) values ($1, $2, $3, $4, $5, $6)`;
const TAKE = `
  delete from challenges where id_hash = $1 and kind = $2
  returning answer, salt, difficulty, expires_at as "expiresAt"`;

/** Stores a challenge until its answer or for five minutes, and returns when it expires. */
export async function keepChallenge(
  { db, clock }: Dependencies,
  { kind, id, answer, work }: NewChallenge,
): Promise<Date> {
  const now = clock();
  const expiresAt = new Date(now + CHALLENGE_LIFE);
  await db.query('challenges_forget', FORGET_OLD, [new Date(now)]);
  await db.query('challenge_keep', KEEP, [secretHash(id), kind, answer, work.salt, work.difficulty, expiresAt]);
  return expiresAt;
}

/**
 * Takes a challenge for its one answer: of two concurrent answers one gets it. Undefined for one that is unknown,
 * answered or expired.
 */
export async function takeChallenge(
  { db, clock }: Dependencies,
  kind: NewChallenge['kind'],
  id: string,
): Promise<Challenge | undefined> {
  const [row] = await db.query<Challenge & { expiresAt: Date }>('challenge_take', TAKE, [secretHash(id), kind]);
  return row !== undefined && row.expiresAt.getTime() > clock() ? row : undefined;
}

/** A proof-of-work task: its difficulty in bits, and its own salt. */
export function newWork(random: RandomBytes, difficulty: number): ProofOfWork {
  return { algorithm: 'SHA-256', salt: Buffer.from(random(16)).toString('base64url'), difficulty };
}

/** Whether the SHA-256 of `<salt>:<nonce>` begins with the required number of zero bits. */
export function isProof({ salt, difficulty }: Omit<ProofOfWork, 'algorithm'>, nonce: string): boolean {
  if (!/^(0|[1-9][0-9]{0,15})$/.test(nonce)) return false;
  const hash = createHash('sha256').update(`${salt}:${nonce}`).digest();
  return hash.readUInt32BE(0) < 2 ** (32 - difficulty);
}
