/**
 * A static check. It answers one line for each offence, beginning with the place (`file:line:column`, or an operation);
 * none: passed. What it throws counts as an offence too.
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
