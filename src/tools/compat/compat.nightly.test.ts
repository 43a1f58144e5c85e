import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');

// The generators are fetched, and Go compiles for a minute.
test.each(['Go', 'Python'])(
  'code in %s is generated from the contract and compiles',
  { timeout: 20 * 60_000 },
  async (language) => {
    // It rejects an exit code other than 0: a generator refused the form made for generators, or its code does not compile.
    const { stdout } = await run('node', ['src/tools/compat/compat.ts', '--language', language], { cwd: root });
    expect(stdout).toContain('openapi-compat.yaml');
    expect(stdout).not.toContain('not tried:');
  },
);
