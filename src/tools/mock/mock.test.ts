import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { freePort } from '../ports.ts';

/** What the mock prints as an error. */
function errorOf(...args: string[]): Promise<string> {
  const mock = spawn(process.execPath, [join(import.meta.dirname, 'mock.ts'), ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return text(mock.stderr);
}

const advice = 'name another one: `npm run mock -- --port 4011`, or MOCK_PORT=4011 for `npm run dev:mock`.\n';

test('a port that is taken, or none, is told with what to do', async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => {
      const address = other.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  const [taken, wrong] = await Promise.all([errorOf('--port', `${port}`), errorOf('--port', '99999')]);
  other.close();
  expect(taken).toBe(`Port ${port} of 127.0.0.1 is already in use; stop the program that uses it, or ${advice}`);
  expect(wrong).toBe(`'99999' is no port; ${advice}`);
});

test('Ctrl+C while it starts ends it', async () => {
  const script = join(import.meta.dirname, 'mock.ts');
  const port = String(await freePort());
  const mock = spawn(process.execPath, [script, '--port', port], { stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = once(mock, 'exit');
  // Prism's first words come long before it listens.
  await once(mock.stdout, 'data');
  mock.kill('SIGINT');
  await ended;
});
