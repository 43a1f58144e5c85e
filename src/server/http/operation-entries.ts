import type * as zod from 'zod';
import type { ErrorCode } from '#generated/model/index.ts';
import { type OperationId, operations } from '#generated/server/operations.ts';

/** What the contract says of an operation, in one form for all. */
export interface OperationEntry {
  readonly id: OperationId;
  readonly method: string;
  readonly path: string;
  /** The required credentials: none, a session token or a key. */
  readonly security: 'none' | 'session' | 'merchant' | 'operator' | 'vendor';
  readonly encrypted: boolean;
  /** Requires `Idempotency-Key`: the operation runs once per key. */
  readonly idempotent: boolean;
  /** The body's form. */
  readonly content: 'json' | 'form' | 'multipart' | undefined;
  readonly statuses: readonly number[];
  readonly headerNames: readonly string[];
  /** Loads the validators on the first call, because building them takes time. */
  load(): Promise<OperationValidators>;
  loadAnswer(): Promise<OperationAnswers>;
}

/** The validators of an operation's requests; undefined for parts that it does not have. */
export interface OperationValidators {
  readonly header: zod.ZodType | undefined;
  readonly params: zod.ZodType | undefined;
  readonly query: zod.ZodType | undefined;
  readonly body: zod.ZodType | undefined;
}

/** The answers that an operation may give. */
export interface OperationAnswers {
  readonly response: zod.ZodType;
  readonly errors: readonly ErrorCode[];
}

const table: readonly Omit<OperationEntry, 'load' | 'loadAnswer'>[] = Object.values(operations);

/** Every operation of the contract. */
// The generator guarantees the types of the validators. Checking them would take half of the whole type check.
export const operationEntries = table as readonly OperationEntry[];
