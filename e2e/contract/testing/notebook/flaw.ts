import type { CheckName } from '../../checks/check.ts';

/** A violation of the contract by the notebook, one at a time. */
export interface Flaw {
  readonly name: string;
  readonly what: string;
  /** The check that must find it. */
  readonly check: CheckName;
  /** The operations to test for it. */
  readonly include: readonly string[];
  /** Whether the notebook refuses plain logins. */
  readonly encrypted?: boolean;
}

export const flaw = (name: string, check: CheckName, include: string, what: string, encrypted = false): Flaw => ({
  name,
  check,
  include: include.split(' '),
  what,
  encrypted,
});
