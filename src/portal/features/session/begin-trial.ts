import type { QueryClient } from '@tanstack/react-query';
import { freePlayLogin } from '#generated/client/session/session.ts';
import type { LoginResult } from '#generated/model/index.ts';
import { ApiError } from '../../api/api-error.ts';
import { ownRefusal } from '../../api/error-text.ts';
import { encryptForServer } from '../../api/http.ts';
import { startSession } from '../../entities/session/start-session.ts';
import { now } from '../../lib/clock.ts';

/** Has the server make a trial account, and begins its session. Rejects with the reason why it did not. */
export async function beginTrial(queries: QueryClient): Promise<void> {
  await startSession(queries, await begin(now()).catch(beginByTheServer), false);
}

async function begin(at: number): Promise<LoginResult> {
  const randomString = await encryptForServer({ nonce: newNonce(), at });
  if (randomString === undefined) throw await ownRefusal('free_play_unavailable');
  return freePlayLogin({ os: operatingSystem(), platform: 'W', randomString, version: 3 });
}

/** Retries with the server's time and key, because the clock may be wrong or the key replaced. */
function beginByTheServer(error: unknown): Promise<LoginResult> {
  if (!(error instanceof ApiError) || error.code !== 'encryption_invalid' || Number.isNaN(error.at)) throw error;
  return begin(error.at);
}

/** 24 random bytes as hex: good for one trial account. */
function newNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function operatingSystem(): string {
  const known = /Windows|Android|iPhone|iPad|Mac OS X|CrOS|Linux/.exec(navigator.userAgent);
  return known?.[0] ?? 'unknown';
}
