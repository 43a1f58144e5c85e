import { breakingChanges } from './breaking-changes.ts';
import { fresh } from './fresh.ts';
import { sourceRules } from './source/source-rules.ts';
import { statements } from './statements/statements.ts';
import { stories } from './stories/stories.ts';
import { contract, deadCode, lint, types, workflows, zones } from './tool-checks.ts';
import { translations } from './translations.ts';

/** All static checks, slowest first, so that two parallel lanes end early. */
export const checks: readonly Check[] = [
  { name: 'dead code', run: deadCode },
  { name: 'fresh generated', run: fresh },
  { name: 'zones', run: zones },
  { name: 'types', run: types },
  { name: 'lint', run: lint },
  { name: 'statements', run: statements },
  { name: 'contract', run: contract },
  { name: 'workflows', run: workflows },
  { name: 'gate', run: breakingChanges },
  { name: 'stories', run: stories },
  { name: 'translations', run: translations },
  { name: 'source rules', run: sourceRules },
];

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
