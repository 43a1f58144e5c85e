import type { Catch } from './catch.ts';
import { check } from './check-copy.ts';
import { conformanceOf } from './conformance-of.ts';
import { contractTests } from './contract-tests.ts';
import type { AnnouncedEdit, StageName } from './edit-type.ts';

/** The checks of a copy with an announced edit, or several. */
export const announcedStages: Readonly<
  Record<StageName, (copy: string, edit: AnnouncedEdit) => Promise<readonly Catch[]>>
> = {
  types: (copy) => check(copy, ['types']),
  statements: (copy) => check(copy, ['statements']),
  tests: (copy) => found('contract tests', contractTests(copy)),
  contract: (copy) => check(copy, ['contract']),
  conformance: (copy, { operation }) => found('conformance', conformanceOf(copy, operation)),
};

async function found(name: string, offences: Promise<readonly string[]>): Promise<readonly Catch[]> {
  const lines = await offences;
  return lines.length > 0 ? [{ check: name, lines }] : [];
}
