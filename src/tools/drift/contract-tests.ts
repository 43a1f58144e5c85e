import { offencesOf, readAnnotations } from '../check/command.ts';

/** Tests of what is prescribed for the contract and of what the portal sends. They need no database. */
const files = [
  'openapi/lint/prescribed.test.ts',
  'openapi/lint/prescribed-constants.test.ts',
  'src/portal/api/sent-headers.node.test.ts',
];

/** Runs the tests of the contract; the failures begin with file and line. */
export function contractTests(root: string): Promise<readonly string[]> {
  return offencesOf(root, 'vitest', ['run', ...files, '--reporter=github-actions'], readAnnotations);
}
