/**
 * A static check. It returns one line per offence, which begins with its location (`file:line:column`, or an operation).
 * No line means that it passed. A thrown error counts as an offence.
 */
export interface Check {
  readonly name: string;
  run(root: string): Promise<readonly string[]>;
}

export interface CheckResult {
  readonly name: string;
  readonly seconds: number;
  readonly offences: readonly string[];
}
