import { beforeAll, describe, expect, test } from 'vitest';
import { Redactor } from '../http/redact.ts';
import { defaultOptions } from '../run/options.ts';
import { type SuiteReport, totalsOf } from '../run/report.ts';
import { runSuite } from '../run/run-suite.ts';
import { notebookContract, notebookWorkflows, startNotebook } from '../testing/notebook/server.ts';
import { htmlReport } from './html.ts';
import { junitReport } from './junit.ts';
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
