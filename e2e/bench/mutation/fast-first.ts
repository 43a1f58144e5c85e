import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest time (ms) that each file of tests has taken in this process. */
const taken = new Map<string, number>();

/**
 * Runs the files of tests with the fastest first. Stryker ends the run of a mutant with the first test that fails. So
 * what a fast file notices never costs the time of a slow one. Vitest runs the slowest first.
 */
export class FastFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    for (const file of files) {
      // A file that an earlier failure left out has taken no time.
      const last = this.ctx.cache.getTestSpecificationResult(file)?.duration ?? 0;
      taken.set(file.moduleId, Math.max(last, taken.get(file.moduleId) ?? 0));
    }
    return files.toSorted((a, b) => (taken.get(a.moduleId) ?? 0) - (taken.get(b.moduleId) ?? 0));
  }
}
