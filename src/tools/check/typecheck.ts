import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { withoutCollecting, withTypesMemory } from './tool-checks.ts';

/** More checkers than processors only repeat work. */
const checkers = Math.min(4, availableParallelism());

/** `npm run typecheck`: checks the types only and prints the compiler's output. */
const args = ['-p', 'tsconfig.json', '--checkers', `${checkers}`, ...withTypesMemory];
spawn('node', ['node_modules/typescript7/bin/tsc', ...args], {
  stdio: 'inherit',
  env: { ...process.env, ...withoutCollecting },
})
  .on('error', (error) => {
    console.error(`The type check cannot start; 'npm ci' installs what it needs. ${error.message}`);
    process.exitCode = 1;
  })
  .on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
