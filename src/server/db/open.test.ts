import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StartError } from '../config/start-error.ts';
import { lockDataDir } from './lock.ts';
import { openDatabase } from './open.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portico-open-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const dataDirOf = (name: string) => {
  const dataDir = join(folder, name);
  mkdirSync(dataDir);
  return dataDir;
};

/** A separate process that takes the lock, reports it, and waits. */
const lockScript = (dataDir: string) => {
  const lockUrl = new URL('./lock.ts', import.meta.url).href;
  return `import { lockDataDir } from ${JSON.stringify(lockUrl)};
    lockDataDir(${JSON.stringify(dataDir)}); process.stdout.write('locked'); setInterval(() => {}, 1000);`;
};

describe('the lock on DATA_DIR', () => {
  test('refuses a second process with a sentence that tells the fix', async () => {
    const dataDir = dataDirOf('busy');
    const release = lockDataDir(dataDir);
    const second = promisify(execFile)(process.execPath, ['--input-type=module-typescript', '-e', lockScript(dataDir)]);
    await expect(second).rejects.toMatchObject({
      stderr: expect.stringContaining(`The data folder ${dataDir} is in use by another process; stop that one`),
    });
    release();
  });

  test('refuses a second database of the same process', () => {
    const dataDir = dataDirOf('twice');
    const release = lockDataDir(dataDir);
    expect(() => lockDataDir(dataDir)).toThrow(StartError);
    release();
    lockDataDir(dataDir)();
  });

  test('of a killed process is taken over automatically', async () => {
    const dataDir = dataDirOf('killed');
    const holder = spawn(process.execPath, ['--input-type=module-typescript', '-e', lockScript(dataDir)]);
    await once(holder.stdout, 'data');
    expect(() => lockDataDir(dataDir)).toThrow(StartError);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    lockDataDir(dataDir)();
  });
});

/** A way to the tests' server on which every answer is changed, byte for byte. */
async function wayTo(change: (answer: string) => string) {
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  const { port, hostname } = url;
  const proxy = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) socket.on('error', () => undefined);
    near.pipe(far);
    far
      .on('data', (part) => near.write(Buffer.from(change(part.toString('latin1')), 'latin1')))
      .on('end', () => near.end());
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  url.hostname = '127.0.0.1';
  url.port = String((proxy.address() as AddressInfo).port);
  return { url: url.href, close: () => proxy.close() };
}

/** As a pooler does: the message with the id of the session names another one. */
function anotherSession(answer: string): string {
  const [before, after] = answer.split('K\0\0\0\f');
  return after === undefined ? answer : `${before}K\0\0\0\fabcd${after.slice(4)}`;
}

const refusal = (databaseUrl: string, directUrl?: string) =>
  openDatabase({ dataDir: folder, databaseUrl, directUrl }).then(
    () => 'opened',
    (error: unknown) => (error instanceof StartError ? error.message : error),
  );

describe('openDatabase', () => {
  // In one test, because a new database takes longer than all the others.
  test('keeps the data and releases the folder when it is closed; nobody else comes into it, also where others could before', async () => {
    const dataDir = join(folder, 'new', 'data');
    const mode = () => statSync(dataDir).mode & 0o777;
    const first = await openDatabase({ dataDir, databaseUrl: undefined });
    expect(mode()).toBe(0o700);
    await first.query('test_write', 'create table kept as select 42 as answer');
    await first.close();
    chmodSync(dataDir, 0o777);
    const second = await openDatabase({ dataDir, databaseUrl: undefined });
    expect(mode()).toBe(0o700);
    expect(await second.query('test_read', 'select answer from kept')).toEqual([{ answer: 42 }]);
    await second.close();
  });

  test.skipIf(process.getuid?.() !== 0)('a folder of another user is refused, and left as it is', async () => {
    const dataDir = dataDirOf('foreign');
    chmodSync(dataDir, 0o755);
    chownSync(dataDir, 65_534, 65_534);
    await expect(openDatabase({ dataDir, databaseUrl: undefined })).rejects.toThrow(
      /^The data folder .* belongs to another user; give it to the user of the server or set DATA_DIR/,
    );
    expect(statSync(dataDir).mode & 0o777).toBe(0o755);
  });

  test('a folder that cannot be created is one clear sentence', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    await expect(openDatabase({ dataDir: join(file, 'data'), databaseUrl: undefined })).rejects.toThrow(
      /^The data folder .* cannot be written; make it writable or set DATA_DIR to another one\.$/,
    );
  });

  test('an unreadable database is one clear sentence, and the folder is released', async () => {
    const dataDir = dataDirOf('damaged');
    mkdirSync(join(dataDir, 'pglite'));
    writeFileSync(join(dataDir, 'pglite', 'PG_VERSION'), '9.1\n');
    await expect(openDatabase({ dataDir, databaseUrl: undefined })).rejects.toThrow(
      /^The database in .* cannot be opened;/,
    );
    lockDataDir(dataDir)();
  });

  test('an unreachable server is one clear sentence without the password', async () => {
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const address = probe.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    probe.close();
    const databaseUrl = `postgres://user:s3cret@127.0.0.1:${port}/portico`;
    const error = await openDatabase({ dataDir: folder, databaseUrl }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StartError);
    expect(String(error)).toContain('cannot be reached; start it or correct the host and port in DATABASE_URL');
    expect(String(error)).not.toContain('s3cret');
  });

  test.skipIf(!process.env['TEST_DATABASE_URL'])(
    'a pooler is refused that nobody spoke of, and taken where its operator says what it is',
    async () => {
      const direct = process.env['TEST_DATABASE_URL'] ?? '';
      const pooler = await wayTo(anotherSession);
      expect(await refusal(pooler.url)).toBe(
        'DATABASE_URL leads to a pooler; set DATABASE_DIRECT_URL to the same database without it or, if the pooler is in session mode, to the same as DATABASE_URL.',
      );
      const other = new URL(direct);
      other.pathname = '/template1';
      expect(await refusal(pooler.url, other.href)).toMatch(/^DATABASE_DIRECT_URL leads to another database/);
      for (const directUrl of [direct, pooler.url]) {
        const db = await openDatabase({ dataDir: folder, databaseUrl: pooler.url, directUrl });
        expect(await db.query('test_one', 'select 1 as one')).toEqual([{ one: 1 }]);
        await db.close();
      }
      pooler.close();
    },
  );

  test.skipIf(!process.env['TEST_DATABASE_URL'])('a server too old is refused with the version needed', async () => {
    const old = await wayTo((answer) => answer.replace(/\b1[5-9]\d{4}\b/, '140012'));
    expect(await refusal(old.url)).toBe(
      'The database server of DATABASE_URL is PostgreSQL 14; the server needs version 15 or newer.',
    );
    old.close();
  });

  test.skipIf(!process.env['TEST_DATABASE_URL'])('a server that refuses is quoted', async () => {
    const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
    url.searchParams.set('options', '-c statement_timeout=never');
    const error = await openDatabase({ dataDir: folder, databaseUrl: url.href }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StartError);
    expect(String(error)).toMatch(/refused the connection: invalid value for parameter "statement_timeout".*\(22023\)/);
  });
});
