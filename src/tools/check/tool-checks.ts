import { offencesOf, readAnnotations } from './command.ts';

/** Biome: lint rules, formatting, order of imports. */
export function lint(root: string): Promise<readonly string[]> {
  const args = ['ci', '--reporter=github', '--max-diagnostics=none', '--error-on-warnings', '.'];
  return offencesOf(root, 'biome', args, readAnnotations);
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
