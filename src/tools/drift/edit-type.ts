import type { Change } from './yaml-edit.ts';

/** A plausible change of the contract. */
export interface Edit {
  readonly name: string;
  /** Changes by file below openapi/. */
  readonly changes: Readonly<Record<string, readonly Change[]>>;
}
