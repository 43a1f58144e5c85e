import type { Change } from './yaml-edit.ts';

/** A plausible change of the contract. */
export interface Edit {
  readonly name: string;
  /** `npm test` tries it too; `npm run test:full` tries all. */
  readonly sample?: true;
  /** Changes by file below openapi/. */
  readonly changes: Readonly<Record<string, readonly Change[]>>;
}

/** The checks that an announced edit has to pass, besides the gate. */
export type StageName = 'types' | 'statements' | 'tests' | 'contract' | 'conformance';

/**
 * A breaking edit that also raises the version and writes the changelog. The gate passes it, so something else must
 * catch it.
 */
export interface AnnouncedEdit extends Edit {
  /** What catches it, and what it says then: all edits are made together, so only its words tell them apart. */
  readonly by: StageName;
  readonly says: RegExp;
  /** The operation whose answers the conformance suite compares with the contract. */
  readonly operation: string;
}
