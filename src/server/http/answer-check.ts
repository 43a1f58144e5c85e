import { Failure } from '../domain/failure.ts';
import { Serialized } from '../handlers/serialized.ts';
import { errorTable } from './error-table.ts';
import type { OperationEntry } from './operation-entries.ts';

/** Holds the server itself to the contract, in tests and development: production trusts what they have shown. */
export interface AnswerCheck {
  /** Throws an error that names the places where the answer leaves the contract; it ends as `system_error` in the log. */
  value(value: unknown): void;
  /** The error itself, or another one if the operation does not document its status. */
  failure(error: unknown): unknown;
}

/** The check of an operation's answers. */
export function answerCheck({ id, response, statuses }: OperationEntry): AnswerCheck {
  const checked = new WeakSet<Serialized<unknown>>();
  return {
    value: (answer) => {
      if (answer instanceof Serialized && checked.has(answer)) return;
      const result = response.safeParse(answer instanceof Serialized ? answer.value : answer);
      if (!result.success) {
        const places = result.error.issues.map((issue) => `/${issue.path.join('/')} ${issue.code}`);
        throw new Error(`The answer of ${id} does not follow the contract: ${places.slice(0, 10).join(', ')}`);
      }
      if (answer instanceof Serialized) checked.add(answer);
    },
    failure: (error) => {
      if (!(error instanceof Failure)) return error;
      const { status } = errorTable[error.code];
      if (statuses.includes(status)) return error;
      return new Error(`${id} failed with ${error.code}, but the contract does not give it the status ${status}`);
    },
  };
}
