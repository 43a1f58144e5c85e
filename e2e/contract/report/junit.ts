import { type SuiteReport, totalsOf } from '../run/report.ts';
import type { ProblemView, ReportView, RowView } from './view.ts';

/** The report as JUnit XML: one suite per operation, one test per check. */
export function junitReport(report: SuiteReport, view: ReportView): string {
  const { passed, failed, known, pending } = totalsOf(report);
  const suites = [...view.rows.map((row) => suiteOf(row, view.problems)), workflowSuite(report)];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${xml(report.title)}" tests="${passed + failed + known + pending}" failures="${failed}" time="${report.seconds.toFixed(3)}">`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n');
}

function suiteOf(row: RowView, problems: readonly ProblemView[]): string {
  const failures = row.checks.filter(({ failed }) => failed).length;
  const cases = row.checks.map(({ name, failed, known, times }) => {
    const found = problems.filter((problem) => problem.operation === row.id && problem.check === name);
    const open = `    <testcase classname="${xml(row.id)}" name="${name}" assertions="${times}"`;
    const texts = found.filter((problem) => !problem.warning && !problem.known);
    if (known) return `${open}>${skipped(found.map(({ message }) => message).join('\n'))}</testcase>`;
    if (!failed) return `${open}/>`;
    return [`${open}>`, ...texts.map(failureOf), '    </testcase>'].join('\n');
  });
  if (row.state === 'pending') {
    cases.push(
      `    <testcase classname="${xml(row.id)}" name="implemented"><skipped message="not implemented"/></testcase>`,
    );
  }
  const said = [...row.notes, ...problems.filter((p) => p.warning && p.operation === row.id).map((p) => p.message)];
  const out = said.length > 0 ? [`    <system-out>${xml(said.join('\n'))}</system-out>`] : [];
  return [
    `  <testsuite name="${xml(row.id)}" tests="${cases.length}" failures="${failures}">`,
    ...cases,
    ...out,
    '  </testsuite>',
  ].join('\n');
}

/** A failure of the baseline. */
function skipped(message: string): string {
  return `<skipped message="known: ${xml(message)}"/>`;
}

function failureOf({ message, curl, answer, again }: ProblemView): string {
  const body = [message, answer, curl, again].filter((line) => line !== '').join('\n');
  return `      <failure message="${xml(message)}">${xml(body)}</failure>`;
}

function workflowSuite({ workflows }: SuiteReport): string {
  const cases = workflows.map(({ id, state, message }) => {
    const open = `    <testcase classname="workflow" name="${xml(id)}"`;
    if (state === 'passed') return `${open}/>`;
    if (state === 'known') return `${open}>${skipped(message)}</testcase>`;
    const inner = state === 'failed' ? `<failure message="${xml(message)}"/>` : `<skipped message="${xml(message)}"/>`;
    return `${open}>${inner}</testcase>`;
  });
  const failures = workflows.filter(({ state }) => state === 'failed').length;
  return [
    `  <testsuite name="workflows" tests="${cases.length}" failures="${failures}">`,
    ...cases,
    '  </testsuite>',
  ].join('\n');
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for XML, without the characters that XML does not allow. */
function xml(text: string): string {
  return text
    .replaceAll(/[&<>"]/g, (character) => entities[character] ?? '')
    .replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '\ufffd');
}
