import { offencesOf, readAnnotations } from './command.ts';

/** Biome: lint rules, formatting, order of imports. */
export function lint(root: string): Promise<readonly string[]> {
  const args = ['ci', '--reporter=github', '--max-diagnostics=none', '--error-on-warnings', '.'];
  return offencesOf(root, 'biome', args, readAnnotations);
}

/** redocly with the contract's own rules (openapi/lint), on what is written by hand. */
export function writtenContract(root: string): Promise<readonly string[]> {
  return redocly(root, 'portico');
}

/** The same, and on the bundle that others read. */
export function contract(root: string): Promise<readonly string[]> {
  return redocly(root, 'portico', 'bundle');
}

function redocly(root: string, ...apis: readonly string[]): Promise<readonly string[]> {
  const args = ['lint', ...apis, '--format=github-actions', '--max-problems=10000'];
  return offencesOf(root, 'redocly', args, readAnnotations);
}

/** Where the type check remembers what it found. */
export const typesMemory = '.cache/types.tsbuildinfo';
/**
 * With it the type check remembers what it found, so that the next time only what has changed, and what stands on that,
 * is looked at again.
 */
export const withTypesMemory = ['--incremental', '--tsBuildInfoFile', typesMemory];

/** TypeScript 7 is a program in Go. To clean up memory took it as long as to check; it needs about 1.5 GB without. */
export const withoutCollecting = { GOGC: 'off', GOMEMLIMIT: '3GiB' };

/**
 * TypeScript 7 over everything: portal, server, generated code, tools, tests. Checkers side by side would each find out
 * the same about the types that they share, and other checks run beside this one anyway: there is one.
 */
export function types(root: string): Promise<readonly string[]> {
  const args = ['-p', 'tsconfig.json', '--pretty', 'false', '--checkers', '1', ...withTypesMemory];
  const read = (output: string) =>
    [...output.matchAll(/^(\S.*?)\((\d+),(\d+)\): error (.*)$/gm)].map(
      ([, file, line, column, message]) => `${file}:${line}:${column} ${message}`,
    );
  return offencesOf(root, 'node', ['node_modules/typescript7/bin/tsc', ...args], read, withoutCollecting);
}

/** dependency-cruiser: who may import whom, cycles, modules that nobody imports. */
export function zones(root: string): Promise<readonly string[]> {
  const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', 'src', 'generated', 'e2e'];
  return offencesOf(root, 'depcruise', args, (output) =>
    [...output.matchAll(/^ {2}error (\S+): (.*(?:\n {6}.*)*)$/gm)].map(
      ([, rule, text = '']) => `${text.replaceAll(/\s+/g, ' ')} (${rule})`,
    ),
  );
}

/** knip: files, exports and packages that nothing uses. */
export function deadCode(root: string): Promise<readonly string[]> {
  const args = ['--reporter', 'github-actions', '--no-config-hints'];
  return offencesOf(root, 'knip', args, (output, base) =>
    readAnnotations(output, base).map((line) => line.replace('✂️ Knip / ', '')),
  );
}
