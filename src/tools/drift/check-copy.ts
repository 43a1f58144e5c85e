import { checks } from '../check/checks.ts';
import { runChecks } from '../check/run-checks.ts';
import { bundleContract, generationSteps } from '../generate/generate.ts';
import { type Catch, catchesOf } from './catch.ts';
import { inTurn } from './in-turn.ts';
import { sameModules } from './same-modules.ts';

/** Checks of files that no edit touches. Biome ignores generated/ and YAML; the translations belong to the portal. */
const elsewhere = ['lint', 'translations'];

/** Checks that depend only on the modules of generated/, their imports and exports. */
const ofModules = ['dead code', 'zones'];

/** Writes the bundle only; false if the contract has none. */
export function bundles(copy: string): Promise<boolean> {
  return bundleContract(copy).then(
    () => true,
    () => false,
  );
}

/** Undefined on success; else the findings of lint, or the error of the generation if lint finds nothing. */
export async function generates(copy: string): Promise<readonly Catch[] | undefined> {
  try {
    // In this process, because loading orval takes as long as using it. Lint is a separate check.
    await inTurn(async () => {
      for (const [, work] of generationSteps(copy)) await work();
    });
    return undefined;
  } catch (error) {
    const caught = await check(copy, ['contract']);
    return caught.length > 0 ? caught : [{ check: 'generate', lines: String(error).trim().split('\n').slice(-1) }];
  }
}

/** The checks whose findings may differ between copy and project. */
export async function reachable(root: string, copy: string): Promise<readonly string[]> {
  const spared = (await sameModules(root, copy)) ? [...elsewhere, ...ofModules] : elsewhere;
  return checks.map(({ name }) => name).filter((name) => !spared.includes(name));
}

/** Runs all or the named checks of `npm run check` and returns the failures. */
export async function check(root: string, names?: readonly string[]): Promise<readonly Catch[]> {
  const selected = checks.filter(({ name }) => names?.includes(name) ?? true);
  return catchesOf(await runChecks(root, selected, { width: 2, stopAtFirst: false }));
}
