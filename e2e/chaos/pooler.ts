import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { demoWithoutSandboxes, opened, startProcess } from '#server/testing/server-process.ts';
import { signIn } from '#server/testing/sign-in.ts';
import { startPostgres } from '#tools/postgres.ts';
import { startPgbouncer } from './pgbouncer.ts';
import { type ChaosResult, runChaos } from './under-load.ts';

/**
 * Behind PgBouncer: settings that do not fit are refused, a session and a transaction pooler are walked, and the second is kept
 * under load while the server and PostgreSQL are killed.
 */
export async function tryPooler(say: (line: string) => void): Promise<ChaosResult> {
  const postgres = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'portico-pooler-'));
  const transaction = await startPgbouncer(postgres.url, 'transaction');
  const session = await startPgbouncer(postgres.url, 'session');
  const start = (url: string, directUrl: string) =>
    startProcess({
      ...demoWithoutSandboxes,
      DATA_DIR: folder,
      DATABASE_URL: url,
      DATABASE_DIRECT_URL: directUrl,
      LOG_LEVEL: 'error',
    });
  try {
    for (const [url, directUrl, why] of [
      [transaction.url, '', /^DATABASE_URL leads to a pooler; set DATABASE_DIRECT_URL/],
      [session.url, '', /^DATABASE_URL leads to a pooler; set DATABASE_DIRECT_URL/],
      [transaction.url, transaction.url, /^DATABASE_DIRECT_URL leads to a pooler that gives one session/],
      [transaction.url, postgres.url.replace(/postgres$/, 'template1'), /^DATABASE_DIRECT_URL leads to another/],
    ] as const) {
      const { ended, written } = start(url, directUrl);
      assert.equal(await ended, 1);
      assert.match(written.err, why);
    }
    say('settings that do not fit are refused');
    for (const [mode, pooler, directUrl] of [
      ['session', session.url, session.url],
      ['transaction', transaction.url, postgres.url],
    ] as const) {
      const server = start(pooler, directUrl);
      try {
        const url = await opened(server);
        await hearLive(url);
        await untilJobsRan(postgres.url);
        say(`${mode} mode: start, login, live event and jobs`);
      } finally {
        server.child.kill('SIGTERM');
        await server.ended;
      }
    }
  } finally {
    await Promise.all([transaction.stop(), session.stop()]);
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return runChaos({ store: 'pooled', kills: 3, databaseKills: 1, say });
}

/** What a member writes to customer service is told on its own stream. */
async function hearLive(url: string): Promise<void> {
  const { token } = await signIn(url, 'player01', 'Portico123');
  const headers = { Authorization: `Bearer ${token}`, Accept: 'text/event-stream' };
  const stream = await fetch(`${url}/wps/v2/stream`, { headers, signal: AbortSignal.timeout(10_000) });
  assert.equal(stream.status, 200);
  let isWritten = false;
  for await (const part of stream.body ?? []) {
    const text = Buffer.from(part).toString();
    if (!isWritten && text.includes('event: messages')) {
      isWritten = true;
      const body = JSON.stringify({ clientMessageId: randomUUID(), content: 'Hello' });
      const json = { Authorization: headers.Authorization, 'Content-Type': 'application/json' };
      await fetch(`${url}/wps/relay/MCSFE_chatSend`, { method: 'POST', headers: json, body });
    }
    if (isWritten && text.includes('event: chat')) return;
  }
  throw new Error('the stream ended before it told of the message');
}

const JOBS = `select count(*)::int as jobs from pgboss.job where state = 'completed' and completed_on > now() - interval '10 s'`;

async function untilJobsRan(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const deadline = Date.now() + 90_000;
    while ((await client.query(JOBS)).rows[0]?.jobs === 0) {
      if (Date.now() > deadline) throw new Error('no job was done within 90 s');
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  } finally {
    await client.end();
  }
}
