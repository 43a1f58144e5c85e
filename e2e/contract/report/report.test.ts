import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { beforeAll, describe, expect, test } from 'vitest';
import { Redactor } from '../http/redact.ts';
import { defaultOptions } from '../run/options.ts';
import { type SuiteReport, totalsOf } from '../run/report.ts';
import { runSuite } from '../run/run-suite.ts';
import { notebookContract, notebookWorkflows, startNotebook } from '../testing/notebook/server.ts';
import { htmlReport } from './html.ts';
import { junitReport } from './junit.ts';
import { Progress } from './progress.ts';
import { sarifReport } from './sarif.ts';
import { terminalReport } from './terminal.ts';
import { type ReportView, viewOf } from './view.ts';

let report: SuiteReport;
let view: ReportView;
beforeAll(async () => {
  const notebook = await startNotebook('mistyped-field');
  const redactor = new Redactor();
  report = await runSuite(
    {
      ...defaultOptions,
      url: notebook.url,
      contract: notebookContract,
      workflows: [notebookWorkflows],
      seed: 1,
      runs: 3,
      login: { user: 'ada', password: 'Engine1843' },
      include: ['getBalance', 'listAudit'],
    },
    { redactor },
  );
  view = viewOf(report, redactor);
  await notebook.stop();
});

test('totals count checks of operations and workflows', () => {
  const { failed, passed, warnings } = totalsOf(report);
  // The schema of the balance, and the workflow that reads it; its dependents do not run.
  expect(failed).toBe(2);
  expect(report.workflows.map(({ state }) => state)).toEqual(['failed', 'not run', 'passed', 'passed']);
  expect(passed).toBeGreaterThan(10);
  expect(warnings).toBeGreaterThan(0);
});

test('an operation without credentials is reported, and its access checks run', () => {
  const row = view.rows.find(({ id }) => id === 'listAudit');
  expect(row?.notes[0]).toBe('empty: only tried at its door, nothing was given for operatorKey');
  expect(row?.checks.map(({ name }) => name)).toContain('ignored_auth');
  expect(row?.state).toBe('warning');
});

test('the terminal shows the problem with its request and a table', () => {
  const text = terminalReport(report, view, { colour: false });
  expect(text).toMatch(
    /FAILED {2}getBalance response_schema_conformance \(\d+ times\)\n {2}200: \/value\/amount must be string/,
  );
  expect(text).toContain(`curl -i -H 'Authorization: Bearer '"$TOKEN"''`);
  expect(text).toMatch(/getBalance +\d+/);
  expect(text).toMatch(/2 of 2 operations are there, \d+ of \d+ checks passed/);
  expect(text).not.toContain('\u001b');
  expect(terminalReport(report, view, { colour: true })).toContain('\u001b[31m');
});

test('the terminal shows one cause once, with its shortest request and all its operations', () => {
  const [problem] = view.problems.filter(({ warning }) => !warning);
  if (!problem) throw new Error('the report has no failure');
  const found = ['getA', 'getB', 'getC'].map((operation, index) => ({
    ...problem,
    operation,
    message: `${operation} answers ${index} rows`,
    curl: `curl ${'/'.repeat(9 - index)}`,
    times: 2,
  }));
  const text = terminalReport(report, { ...view, problems: found }, { colour: false });
  expect(text.match(/FAILED/g)).toHaveLength(1);
  expect(text).toContain(`FAILED  getC ${problem.check} (6 times)`);
  expect(text).toContain('in 3 operations: getA, getB, getC');
  expect(text).toContain('  curl ///////\n');
});

describe('malicious texts in a report', () => {
  const odd = '<script>alert("1")</script>&\u0000\u001b[31m]]>';
  const spoiled = () => ({
    ...view,
    problems: view.problems.map((problem) => ({ ...problem, message: odd, answer: odd, curl: odd })),
  });

  test('are harmless in the page', () => {
    const page = htmlReport(report, spoiled());
    expect(page).not.toContain('<script>');
    expect(page).toContain('&lt;script&gt;');
    expect(page).toMatch(/^<!doctype html>/);
  });

  test('keep the XML well formed', () => {
    const xml = junitReport(report, spoiled());
    expect(xml).toContain('<testsuite name="getBalance"');
    expect(xml).toContain('message="&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;\ufffd\ufffd[31m]]&gt;"');
    const tags = [...xml.matchAll(/<(\/?)([a-z-]+)[^<>]*?(\/?)>/g)].filter(([, , , empty]) => empty === '');
    const depth = tags.reduce((sum, [, end]) => sum + (end === '/' ? -1 : 1), 0);
    expect(depth).toBe(0);
    expect(xml.replaceAll(/&(amp|lt|gt|quot);/g, '')).not.toMatch(/&/);
  });
});

describe('SARIF', () => {
  // A package has the published schema, whose dialect (draft 4) means the same here.
  const require = createRequire(import.meta.url);
  const file = require.resolve('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json');
  const { $schema: _, id: __, ...schema } = JSON.parse(readFileSync(file, 'utf8'));
  const validate = formats.default(new Ajv({ strict: false, unicodeRegExp: false })).compile(schema);
  const log = (of: SuiteReport, shown: ReportView) => JSON.parse(sarifReport(of, shown));

  test('follows its schema, with a result per problem', () => {
    const sarif = log(report, view);
    expect(validate(sarif) ? [] : validate.errors).toEqual([]);
    const { results, tool } = sarif.runs[0];
    expect(results).toHaveLength(view.problems.length);
    const wrong = results.find(
      ({ level, ruleId }: Record<string, unknown>) => level === 'error' && ruleId !== 'workflow',
    );
    expect(wrong.ruleId).toBe('response_schema_conformance');
    expect(tool.driver.rules[wrong.ruleIndex].id).toBe('response_schema_conformance');
    expect(wrong.locations[0].logicalLocations[0]).toMatchObject({
      name: 'getBalance',
      fullyQualifiedName: 'GET /balance',
    });
    expect(wrong.locations[0].physicalLocation.artifactLocation.uri).toMatch(/openapi\.yaml$/);
    expect(wrong.message.text).toContain('/value/amount must be string');
  });

  test('suppresses what is known, and has workflows that failed without a request', () => {
    const known = { ...view, problems: view.problems.map((problem) => ({ ...problem, known: true })) };
    const unasked = { id: 'story', state: 'failed', steps: 0, message: 'no input' } as const;
    const sarif = log({ ...report, workflows: [unasked], lost: 'gone' }, known);
    expect(validate(sarif) ? [] : validate.errors).toEqual([]);
    const [{ results, invocations }] = sarif.runs;
    expect(results.filter(({ suppressions }: { suppressions?: unknown }) => suppressions)).toHaveLength(
      view.problems.length,
    );
    expect(results.at(-1).message.text).toBe('story: no input');
    expect(invocations[0].executionSuccessful).toBe(false);
  });
});

describe('progress', () => {
  /** A stream that keeps what is written, and a progress on it with a clock of its own. */
  function onStream(isTTY: boolean) {
    const written: string[] = [];
    let now = 0;
    const write = (text: string | Uint8Array) => written.push(String(text)) > 0;
    const progress = new Progress({ isTTY, write }, () => now);
    return { progress, written, at: (time: number) => (now = time) };
  }

  test('says how long a phase will take if it goes on so', () => {
    const { progress, written, at } = onStream(true);
    progress.phase('examples', 0, 4);
    progress.phase('coverage', 0, 10);
    at(30_000);
    progress.phase('coverage', 4, 10);
    expect(written.at(-1)).toBe('\r\u001b[Kcoverage 4/10, 0 requests, about 0:45 left in this phase');
    at(75_000);
    progress.phase('coverage', 10, 10);
    expect(written.at(-1)).toBe('\r\u001b[Kcoverage 10/10, 0 requests');
  });

  test('writes the phases alone into a pipe, without control characters', () => {
    const { progress, written } = onStream(false);
    progress.phase('examples', 0, 2);
    progress.phase('examples', 1, 2);
    progress.requests(7);
    progress.note('slow');
    progress.phase('coverage', 0, 2);
    progress.end();
    expect(written).toEqual(['examples\n', 'note: slow\n', 'coverage\n']);
  });
});
