import type { Answer, Outcome, WireRequest } from './answer.ts';
import type { Case } from './case.ts';

/** A request and its outcome. */
export interface Exchange {
  readonly case: Case;
  readonly request: WireRequest;
  readonly outcome: Outcome;
}

/** The answer of an exchange; undefined if there was none. */
export function answerOf({ outcome }: Exchange): Answer | undefined {
  return outcome.kind === 'answer' ? outcome : undefined;
}
