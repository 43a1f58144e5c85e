import { errorFacts } from './error-facts.ts';

/** What an error of the database, of its driver or of the way to it means. */
interface Fault {
  /** The transaction is done again: it has changed nothing, and another one's end makes room for it. */
  readonly repeated?: true;
  /** The server is not ready for a while: small writes may still succeed, so that no question of its own would tell. */
  readonly unready?: true;
}

/** The same call may succeed later or on another server: it is answered 503. */
const later: Fault = {};
const again: Fault = { repeated: true };

/** By PostgreSQL's code, by the first two letters of its class, or by the code of network and files. */
const faults: Readonly<Record<string, Fault>> = {
  // The connection broke, could not be made, or was refused.
  '08': later,
  // No room, memory or connections.
  '53': later,
  '53100': { unready: true },
  // A standby that is not promoted, or a database set to take no writes; `/readyz` asks for that.
  '25006': later,
  // A transaction stood still for too long.
  '25P03': later,
  // Two transactions could not follow each other, or waited for each other.
  '40001': again,
  '40P01': again,
  // A lock or a statement took too long.
  '55P03': later,
  '57014': later,
  // The server stops, crashed, or starts.
  '57P01': later,
  '57P02': later,
  '57P03': later,
  ECONNREFUSED: later,
  ECONNRESET: later,
  ETIMEDOUT: later,
  EPIPE: later,
  ENOTFOUND: later,
  EAI_AGAIN: later,
  EHOSTUNREACH: later,
  ENETUNREACH: later,
  ENOSPC: later,
  EDQUOT: later,
  EROFS: later,
};

/** The driver's own errors have no code. */
const driverErrors =
  /connection terminated|timeout exceeded when|query read timeout|connection error and is not queryable|^timeout expired$/i;

/** Undefined for errors that a developer has to look at. */
export function databaseFault(error: unknown): Fault | undefined {
  const { code = '', message } = errorFacts(error);
  return faults[code] ?? faults[code.slice(0, 2)] ?? (driverErrors.test(message) ? later : undefined);
}

/** Whether the same call may succeed later or on another server. */
export function isDatabaseAway(error: unknown): boolean {
  return databaseFault(error) !== undefined;
}
