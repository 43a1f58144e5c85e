import { glob, readFile } from 'node:fs/promises';
import { isAbsolute, join, relative } from 'node:path';
import { CommandFailed, type RunOptions, run } from '../run.ts';
import { readContract } from './breaking-changes.ts';
import { operationsOf } from './gate/document.ts';

/** Biome: lint rules, formatting, order of imports. */
export function lint(root: string): Promise<readonly string[]> {
  const args = ['ci', '--reporter=github', '--max-diagnostics=none', '--error-on-warnings', '.'];
  return offencesOf(root, 'biome', args, readAnnotations);
}

/** Runs a tool that exits with a non-zero code on findings, and reads the offences from its output. */
export async function offencesOf(
  root: string,
  command: string,
  args: readonly string[],
  read: (output: string, root: string) => readonly string[],
  env: RunOptions['env'] = {},
): Promise<readonly string[]> {
  try {
    await run(command, args, { cwd: root, env });
    return [];
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    const offences = [...new Set(read(error.output, root))];
    // A tool that fails without an offence did not run, so its whole output is the offence.
    return offences.length > 0 ? offences : [error.message];
  }
}

/** Reads annotations of this form, which several tools print: `::error title=rule,file=a.ts,line=1,col=2::message`. */
export function readAnnotations(output: string, root: string): string[] {
  return [...output.matchAll(/^::(?:error|warning) (\S.*?)::(.*)$/gm)].map(([, head = '', message = '']) => {
    const value = (key: string) => new RegExp(`(?:^|,)\\s*${key}=([^,]*)`).exec(head)?.[1] ?? '';
    const file = isAbsolute(value('file')) ? relative(root, value('file')) : value('file');
    return `${file}:${value('line')}:${value('col')} ${value('title')}: ${decode(message)}`;
  });
}

function decode(text: string): string {
  return text.replaceAll('%0A', ' ').replaceAll('%0D', '').replaceAll('%25', '%').replaceAll(/\s+/g, ' ').trim();
}

/** redocly with the contract's own rules (openapi/lint), on the handwritten files. */
export function writtenContract(root: string): Promise<readonly string[]> {
  return redocly(root, 'portico');
}

/** The same rules, and redocly on the bundle. */
export function contract(root: string): Promise<readonly string[]> {
  return redocly(root, 'portico', 'bundle');
}

function redocly(root: string, ...apis: readonly string[]): Promise<readonly string[]> {
  const args = ['lint', ...apis, '--format=github-actions', '--max-problems=10000'];
  return offencesOf(root, 'redocly', args, readAnnotations);
}

/** The incremental state of the type check. */
export const typesMemory = '.cache/types.tsbuildinfo';
/**
 * Makes the type check incremental: the next run checks only changed files and their dependents.
 */
export const withTypesMemory = ['--incremental', '--tsBuildInfoFile', typesMemory];

/** TypeScript 7 is written in Go. Garbage collection took as long as the check itself; without it, it needs about 1.5 GB. */
export const withoutCollecting = { GOGC: 'off', GOMEMLIMIT: '3GiB' };

/**
 * Runs TypeScript 7 on portal, server, generated code, tools and tests. One checker only: parallel checkers would repeat
 * the work on shared types, and other checks run in parallel anyway.
 */
export function types(root: string): Promise<readonly string[]> {
  const args = ['-p', 'tsconfig.json', '--pretty', 'false', '--checkers', '1', ...withTypesMemory];
  const read = (output: string) =>
    [...output.matchAll(/^(\S.*?)\((\d+),(\d+)\): error (.*)$/gm)].map(
      ([, file, line, column, message]) => `${file}:${line}:${column} ${message}`,
    );
  return offencesOf(root, 'node', ['node_modules/typescript7/bin/tsc', ...args], read, withoutCollecting);
}

/** dependency-cruiser: import rules, cycles, orphan modules. */
export function zones(root: string): Promise<readonly string[]> {
  const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', 'src', 'generated', 'e2e'];
  return offencesOf(root, 'depcruise', args, (output) =>
    [...output.matchAll(/^ {2}error (\S+): (.*(?:\n {6}.*)*)$/gm)].map(
      ([, rule, text = '']) => `${text.replaceAll(/\s+/g, ' ')} (${rule})`,
    ),
  );
}

/** knip: unused files, exports and packages. */
export function deadCode(root: string): Promise<readonly string[]> {
  const args = ['--reporter', 'github-actions', '--no-config-hints'];
  return offencesOf(root, 'knip', args, (output, base) =>
    readAnnotations(output, base).map((line) => line.replace('✂️ Knip / ', '')),
  );
}

/** Runs redocly on the Arazzo workflows, and checks that the contract has every operation that they name. */
export async function workflows(root: string): Promise<readonly string[]> {
  const files = (await Array.fromAsync(glob('openapi/arazzo/*.arazzo.yaml', { cwd: root }))).sort();
  const operations = operationsOf(await readContract(join(root, 'generated/openapi.yaml')));
  const known = new Set([...operations.values()].map(({ id }) => id));
  const unknown = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(root, file), 'utf8');
      return text.split('\n').flatMap((line, index) => {
        const id = /^\s*(?:- )?operationId:\s*['"]?(?:\$sourceDescriptions\.\w+\.)?(\w+)/.exec(line)?.[1];
        return id === undefined || known.has(id)
          ? []
          : [`${file}:${index + 1}:1 ${id} is no operation of the contract`];
      });
    }),
  );
  const args = ['lint', ...files, '--format=github-actions'];
  return [...unknown.flat(), ...(await offencesOf(root, 'redocly', args, readAnnotations))];
}
