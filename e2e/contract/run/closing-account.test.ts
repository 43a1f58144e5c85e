import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { notebookContract, startNotebook } from '../testing/notebook/server.ts';
import { login, runMain, Started } from '../testing/run-main.ts';

interface Row {
  readonly id: string;
  readonly answers: Readonly<Record<string, number>>;
  readonly checks: readonly { readonly name: string; readonly times: number }[];
}

const started = new Started();
const folder = await mkdtemp(join(tmpdir(), 'conformance-'));
afterEach(async () => {
  await started.stop();
  await rm(folder, { recursive: true, force: true });
});

/** After the first accepted note the notebook refuses every session and every login. */
function closesAtFirstNote(): (incoming: IncomingMessage, outgoing: ServerResponse) => boolean {
  let closed = false;
  return (incoming, outgoing) => {
    if (closed && incoming.method === 'POST') {
      const body = { success: false, code: 'unauthenticated', message: 'over', requestId: 'request-0001' };
      const headers = { 'Content-Type': 'application/json', 'X-Request-Id': 'request-0001' };
      outgoing.writeHead(401, headers).end(JSON.stringify(body));
      return true;
    }
    if (incoming.method === 'POST' && incoming.url === '/notes') {
      outgoing.on('finish', () => {
        closed ||= outgoing.statusCode === 201;
      });
    }
    return false;
  };
}

test('an operation that closes its account is refused in every way before its one success', async () => {
  const { url } = await started.add(startNotebook(undefined, { before: closesAtFirstNote() }));
  const contract = join(folder, 'openapi.yaml');
  const text = await readFile(notebookContract, 'utf8');
  await writeFile(contract, text.replaceAll('createNote', 'excludeOneself'));
  const args = ['--url', url, '--contract', contract, ...login, '--include', 'excludeOneself', '--report', folder];
  const { code, out } = await runMain(...args);
  // The suite wrote it in this form.
  const report = JSON.parse(await readFile(join(folder, 'conformance.json'), 'utf8')) as {
    readonly rows: readonly Row[];
  };
  const row = report.rows.find(({ id }) => id === 'excludeOneself');
  const times = (check: string) => row?.checks.find(({ name }) => name === check)?.times ?? 0;
  expect(row?.answers['2']).toBe(1);
  expect(times('negative_data_rejection')).toBeGreaterThan(20);
  expect(times('ignored_auth')).toBe(2);
  expect(times('accepted_request')).toBe(1);
  expect(out).not.toContain('the session ended');
  expect(code).toBe(0);
});
