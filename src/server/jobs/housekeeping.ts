import { sealPlainAddresses } from '../domain/rewards/points/sealed-address.ts';
import type { Services } from '../services.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface Purge {
  readonly name: string;
  readonly sql: string;
  /** Milliseconds that what is past its time is still kept. */
  readonly keep: number;
}

const EXPIRED_ROUNDS = `delete from inhouse_rounds where state in ('sealed', 'expired') and expires_at < $1`;
const DECIDED_PICTURES = `
  delete from application_images i using applications a where a.id = i.application_id and a.decided_at < $1`;

/** Deletes what nobody can ask for any more. Several processes may do it at once. */
const purges: readonly Purge[] = [
  // The contract keeps a key for a day.
  { name: 'purge_idempotency', sql: 'delete from idempotency_keys where created_at < $1', keep: DAY },
  // A member sees the sessions of three months.
  { name: 'purge_sessions', sql: 'delete from sessions where expires_at < $1', keep: 92 * DAY },
  { name: 'purge_plays', sql: 'delete from recent_plays where played_at < $1', keep: 90 * DAY },
  { name: 'purge_sandbox_sessions', sql: 'delete from sandbox_sessions where expires_at < $1', keep: DAY },
  { name: 'purge_sandbox_matches', sql: 'delete from sandbox_matches where drawn_at < $1', keep: 90 * DAY },
  { name: 'purge_launches', sql: 'delete from launch_tokens where expires_at < $1', keep: DAY },
  // Nobody staked on them, so nobody can ask for their seeds.
  { name: 'purge_expired_rounds', sql: EXPIRED_ROUNDS, keep: DAY },
  { name: 'purge_live_events', sql: 'delete from live_events where at < $1', keep: HOUR },
  { name: 'purge_watchers', sql: 'delete from moonshot_watchers where asked_at < $1', keep: DAY },
  { name: 'purge_login_records', sql: 'delete from login_records where at < $1', keep: 100 * DAY },
  // The contract promises members that their pictures go.
  { name: 'purge_application_images', sql: DECIDED_PICTURES, keep: 92 * DAY },
];

/** Deletes what is past its time, and seals what was stored before it was sealed. */
export async function tidy(services: Pick<Services, 'db' | 'clock' | 'config' | 'random'>): Promise<void> {
  const { db, clock } = services;
  for (const { name, sql, keep } of purges) await db.query(name, sql, [new Date(clock() - keep)]);
  await sealPlainAddresses(services);
}
