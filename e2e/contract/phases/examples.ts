import { closesAccount } from '../document/conventions.ts';
import type { Operation } from '../document/operation.ts';
import { isSuccess } from '../exchange/answer.ts';
import { answerOf, type Exchange } from '../exchange/exchange.ts';
import { exampleCases, Unmakeable } from '../generate/example-cases.ts';
import type { Tester } from '../run/tester.ts';
import { findBase } from './bases.ts';

/**
 * Sends the requests of the contract's examples and finds an accepted one among them. An operation that closes its
 * account gets no request after that.
 */
export async function tryExamples(tester: Tester, operation: Operation): Promise<void> {
  const result = tester.results.of(operation);
  try {
    for (const [index, example] of exampleCases(tester.workshop, operation).entries()) {
      if (!tester.testable(operation)) return;
      const exchange = await tester.try(example);
      if (index === 0) await findBase(tester, exchange);
      else tester.offerBase(exchange);
      if (closesAccount(operation) && isAccepted(tester.bases.get(operation.id))) return;
    }
  } catch (error) {
    if (!(error instanceof Unmakeable)) throw error;
    result.notes.add(`hardly tested: ${error.message}`);
  }
}

function isAccepted(exchange: Exchange | undefined): boolean {
  return isSuccess((exchange && answerOf(exchange)?.status) ?? 0);
}
