import type * as zod from 'zod';
import { Failure } from '../shared/failure.ts';
import type { OperationAnswers, OperationEntry } from './operation-entries.ts';

// Both checks test the server itself, in tests and development. Production skips them.

/**
 * Creates the check of an operation's answers. It throws an error with the paths where an answer breaks the contract;
 * the log records it as `system_error`.
 */
export function answerCheck({ id }: OperationEntry, response: zod.ZodType): (answer: unknown) => void {
  return (answer) => {
    const result = response.safeParse(answer);
    if (!result.success) {
      const places = result.error.issues.map((issue) => `/${issue.path.join('/')} ${issue.code}`);
      throw new Error(`The answer of ${id} does not follow the contract: ${places.slice(0, 10).join(', ')}`);
    }
  };
}

/** Returns the error, or another one if it is a failure that the operation does not document. */
export function checkedFailure({ id }: OperationEntry, { errors }: OperationAnswers, error: unknown): unknown {
  if (!(error instanceof Failure) || errors.includes(error.code)) return error;
  return new Error(`${id} failed with ${error.code}, which is not among its examples in the contract`);
}
