import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const MINUTE = 60_000;

/** The commands of a text that test the demo, which say its address or none. */
function commandsIn(text: string): readonly string[] {
  const found = text.matchAll(/npm run conformance(:demo\b| -- --url http:\/\/127\.0\.0\.1:4000)[^#`\n]*/g);
  return [...found].map(([command]) => command.trim());
}

/** The blocks of the guide, each with its commands in their order. */
const guide = await readFile(join(root, 'e2e/contract/README.md'), 'utf8');
const blocks = [...guide.matchAll(/```sh\n([^`]*)```/g)].map(([, block = '']) => commandsIn(block));
const documented = blocks.filter((commands) => commands.length > 0);

let folder: string;
let demo: ChildProcess;
let url: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-demo-'));
  // As a visitor starts it: the limits are those of the demo.
  const env = { ...process.env, PORT: '0', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error' };
  demo = spawn(process.execPath, ['src/tools/start.ts', '--docs'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  url = await new Promise((resolve, reject) => {
    demo.stdout?.on('data', (chunk: Buffer) => {
      const found = /http:\/\/127\.0\.0\.1:[1-9]\d*/.exec(chunk.toString());
      if (found) resolve(found[0]);
    });
    demo.on('exit', (code) => reject(new Error(`the demo ended with ${code}`)));
  });
}, 5 * MINUTE);
afterAll(async () => {
  const ended = new Promise((resolve) => demo.once('exit', resolve));
  demo.kill();
  await ended;
  await rm(folder, { recursive: true, force: true });
});

test('the guide has commands for the demo, and other pages have none but these', async () => {
  expect(documented.flat()).toContain('npm run conformance:demo');
  const pages = ['README.md', 'docs/contract.md', 'docs/testing.md', 'openapi/guide/introduction.md'];
  const texts = await Promise.all(pages.map((page) => readFile(join(root, page), 'utf8')));
  const others = texts.flatMap(commandsIn).filter((command) => !documented.flat().includes(command));
  expect(others).toEqual([]);
});

// The preset takes ten minutes, because the demo answers 600 calls a minute.
test.each(documented.map((commands) => [commands] as const))('%j', { timeout: 30 * MINUTE }, async (commands) => {
  for (const command of commands) {
    const local = command.includes(':4000')
      ? command.replace('http://127.0.0.1:4000', url).replaceAll('reports/before', join(folder, 'before'))
      : `${command} -- --url ${url}`;
    // It rejects any exit code but 0.
    const { stdout, stderr } = await run('sh', ['-c', local], { cwd: root, maxBuffer: 64 * 1024 * 1024 });
    expect(stdout).toMatch(/ 0 failed|nothing failed/);
    expect(`${stdout}${stderr}`).not.toMatch(/429 from|cut short by 429/);
  }
});
