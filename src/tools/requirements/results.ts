import { readFile } from 'node:fs/promises';

export interface TestResult {
  /** The test's own title, without those of the groups around it. */
  readonly title: string;
  readonly state: 'passed' | 'failed' | 'skipped';
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}

interface PlaywrightSuite {
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** Reads a JSON report of vitest or Playwright. A file that could not even be loaded counts as one failed test. */
export async function readResults(file: string): Promise<readonly TestResult[]> {
  // Both tools write these forms; nothing else is put into reports/ under these names.
  const report = JSON.parse(await readFile(file, 'utf8')) as VitestReport | PlaywrightSuite;
  if ('testResults' in report) {
    return report.testResults.flatMap(({ name, status: file, assertionResults }) =>
      assertionResults.length === 0 && file === 'failed'
        ? [{ title: name, state: 'failed' as const }]
        : assertionResults.map(({ title, status }) => ({ title, state: stateOf(status) })),
    );
  }
  return specsOf(report);
}

function specsOf({ specs = [], suites = [] }: PlaywrightSuite): readonly TestResult[] {
  const own = specs.flatMap(({ title, tests }) => tests.map(({ status }) => ({ title, state: stateOf(status) })));
  return [...own, ...suites.flatMap(specsOf)];
}

/** vitest says passed, failed, pending, skipped, todo; Playwright expected, unexpected, flaky, skipped. */
function stateOf(status: string): TestResult['state'] {
  if (status === 'passed' || status === 'expected') return 'passed';
  return status === 'failed' || status === 'unexpected' || status === 'flaky' ? 'failed' : 'skipped';
}
