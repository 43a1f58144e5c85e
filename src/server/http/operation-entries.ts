import type * as zod from 'zod';
import { type OperationId, operations } from '../../../generated/server/operations.ts';

/** What the contract says of an operation, seen alike for all of them. */
export interface OperationEntry {
  readonly id: OperationId;
  readonly method: string;
  readonly path: string;
  /** What the caller must show: nothing, a session token or a key. */
  readonly security: 'none' | 'session' | 'merchant' | 'operator' | 'vendor';
  readonly encrypted: boolean;
  /** Asks for `Idempotency-Key`: what it does, it does once. */
  readonly idempotent: boolean;
  /** The form of the body. */
  readonly content: 'json' | 'form' | 'multipart' | undefined;
  readonly statuses: readonly number[];
  readonly headerNames: readonly string[];
  /** Building validators takes time, so it is done when an operation is called for the first time. */
  load(): Promise<OperationValidators>;
  loadAnswer(): Promise<zod.ZodType>;
}

/** The validators of an operation's requests; undefined is a part that they do not have. */
export interface OperationValidators {
  readonly header: zod.ZodType | undefined;
  readonly params: zod.ZodType | undefined;
  readonly query: zod.ZodType | undefined;
  readonly body: zod.ZodType | undefined;
}

const table: readonly Omit<OperationEntry, 'load' | 'loadAnswer'>[] = Object.values(operations);

/** Every operation of the contract. */
// What `load` gives is made to be validators. To hold the type of each of them against `zod.ZodType`, member by member,
// takes half of the whole type check, so that the compiler is told instead of asked.
export const operationEntries = table as readonly OperationEntry[];
