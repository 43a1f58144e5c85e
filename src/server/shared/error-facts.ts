/** The log's facts of an error: enough to find its location, and none of the data. */
export interface ErrorFacts {
  readonly type: string;
  readonly message: string;
  readonly code: string | undefined;
  readonly stack: string;
}

/**
 * Returns the facts of the innermost cause, or of the first of several errors. The outer errors are left out: a query builder repeats the parameters of
 * the statement, which may be secrets.
 */
export function errorFacts(error: unknown): ErrorFacts {
  if (error instanceof AggregateError && error.errors.length > 0) {
    const first = errorFacts(error.errors[0]);
    return { ...first, message: [error.message, first.message].filter(Boolean).join(': ') };
  }
  const cause = innermost(error);
  if (!(cause instanceof Error)) return { type: typeof cause, message: 'not an error', code: undefined, stack: '' };
  const stack = (error instanceof Error && error.stack ? error.stack : (cause.stack ?? '')).split('\n');
  return {
    type: cause.name,
    message: cause.message,
    code: codeOf(cause),
    stack: stack.filter((line) => /^\s+at /.test(line)).join('\n'),
  };
}

function innermost(error: unknown): unknown {
  let cause = error;
  for (let depth = 0; depth < 10; depth++) {
    const next = causeOf(cause);
    if (!(next instanceof Error)) break;
    cause = next;
  }
  return cause;
}

/** What an error came from; of several errors the first. */
function causeOf(error: unknown): unknown {
  if (error instanceof AggregateError) return error.errors[0];
  return error instanceof Error ? error.cause : undefined;
}

function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
