import type { CheckName } from '../../checks/check.ts';

/** A way in which the notebook can break its contract, one at a time. */
export interface Flaw {
  readonly name: string;
  readonly what: string;
  /** The check that must find it. */
  readonly check: CheckName;
  /** The operations that are tested for it. */
  readonly include: readonly string[];
  /** Whether the notebook takes no plain login. */
  readonly encrypted?: boolean;
}

export const flaw = (name: string, check: CheckName, include: string, what: string, encrypted = false): Flaw => ({
  name,
  check,
  include: include.split(' '),
  what,
  encrypted,
});
