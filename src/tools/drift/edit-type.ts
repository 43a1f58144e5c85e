import type { Change } from './yaml-edit.ts';

/** A change of the contract as somebody might make it one day. */
export interface Edit {
  readonly name: string;
  /** By file below openapi/. */
  readonly changes: Readonly<Record<string, readonly Change[]>>;
}
