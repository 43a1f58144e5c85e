import { readFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';

export interface TestResult {
  /** The file of the test, as its report names it. */
  readonly file: string;
  /** The test's title, without those of its groups. */
  readonly title: string;
  readonly state: 'passed' | 'failed' | 'skipped';
  /** The first line of the error of a failed test. */
  readonly why?: string;
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly title: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly specs?: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results?: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** Reads a JSON report of vitest or Playwright. A file that could not be loaded counts as one failed test. */
export async function readResults(file: string): Promise<readonly TestResult[]> {
  // Only these two tools write files of these names.
  const report = JSON.parse(await readFile(file, 'utf8')) as VitestReport | PlaywrightSuite;
  if ('testResults' in report) {
    return report.testResults.flatMap(({ name, status: whole, message, assertionResults }) =>
      assertionResults.length === 0 && whole === 'failed'
        ? [result(name, name, whole, message)]
        : assertionResults.map(({ title, status, failureMessages: [first] = [] }) =>
            result(name, title, status, first),
          ),
    );
  }
  return specsOf(report);
}

function specsOf({ specs = [], suites = [] }: PlaywrightSuite): readonly TestResult[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ status, results = [] }) =>
      result(file, title, status, results.find(({ error }) => error)?.error?.message),
    ),
  );
  return [...own, ...suites.flatMap(specsOf)];
}

function result(file: string, title: string, status: string, message = ''): TestResult {
  const [why = ''] = stripVTControlCharacters(message).split('\n');
  return { file, title, state: stateOf(status), ...(why !== '' && { why }) };
}

/** vitest: passed, failed, pending, skipped, todo; Playwright: expected, unexpected, skipped, and flaky, which is no pass. */
function stateOf(status: string): TestResult['state'] {
  if (status === 'passed' || status === 'expected') return 'passed';
  return status === 'failed' || status === 'unexpected' || status === 'flaky' ? 'failed' : 'skipped';
}
