import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

export interface RunOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** A command with a non-zero exit code; `output` is everything that it printed. */
export class CommandFailed extends Error {
  readonly output: string;
  constructor(command: string, code: number | null, output: string) {
    super(`${output.trim()}\n${command} ended with code ${code ?? 'none (killed)'}`);
    this.output = output;
  }
}

/** Runs a command of the project and returns its output; throws {@link CommandFailed} with the output. */
export function run(command: string, args: readonly string[], { cwd, env }: RunOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const path = [join(cwd, 'node_modules/.bin'), process.env['PATH'] ?? ''].join(delimiter);
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env, PATH: path, REDOCLY_TELEMETRY: 'off', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new CommandFailed([command, ...args].join(' '), code, output));
    });
  });
}
