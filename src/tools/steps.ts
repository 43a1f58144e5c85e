/** A named step. */
export type Step = readonly [name: string, work: () => Promise<unknown>];

/** Runs steps one after the other and prints the current step and the duration of each. */
export async function withSteps(title: string, steps: readonly Step[]): Promise<void> {
  const begin = performance.now();
  for (const [index, [name, work]] of steps.entries()) {
    const started = performance.now();
    process.stderr.write(`${title} [${index + 1}/${steps.length}] ${name} ... `);
    try {
      await work();
    } catch (error) {
      process.stderr.write('failed\n');
      throw error;
    }
    process.stderr.write(`${seconds(started)}\n`);
  }
  process.stderr.write(`${title} done in ${seconds(begin)}\n`);
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
