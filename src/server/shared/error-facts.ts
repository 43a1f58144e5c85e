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

/**
 * Whether the database was unreachable, has no room or takes no writes, so that the same call may succeed later or on
 * another server.
 */
export function isDatabaseAway(error: unknown): boolean {
  const cause = innermost(error);
  if (!(cause instanceof Error)) return false;
  const code = codeOf(cause) ?? '';
  return (
    awayCodes.has(code) ||
    awayClasses.has(code.slice(0, 2)) ||
    /connection terminated|timeout exceeded when/i.test(cause.message)
  );
}

/** PostgreSQL's classes of broken connections and of resources that are used up: disk, memory, connections. */
const awayClasses: ReadonlySet<string> = new Set(['08', '53']);

/** Codes of the network and of files, and PostgreSQL's codes of a server that stops, starts or only reads. */
const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  '57P01',
  '57P02',
  '57P03',
  '25006',
]);

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
