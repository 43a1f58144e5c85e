import type { Operation } from '../document/operation.ts';
import { exampleCases, Unmakeable } from '../generate/example-cases.ts';
import type { Tester } from '../run/tester.ts';
import { findBase } from './bases.ts';

/** Sends the requests of the contract's examples and finds an accepted one among them. */
export async function tryExamples(tester: Tester, operation: Operation): Promise<void> {
  const result = tester.results.of(operation);
  try {
    for (const [index, example] of exampleCases(tester.workshop, operation).entries()) {
      if (!tester.testable(operation)) return;
      const exchange = await tester.try(example);
      if (index === 0) await findBase(tester, exchange);
      else tester.offerBase(exchange);
    }
  } catch (error) {
    if (!(error instanceof Unmakeable)) throw error;
    result.notes.add(`hardly tested: ${error.message}`);
  }
}
