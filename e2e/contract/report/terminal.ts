import { type SuiteReport, totalsOf } from '../run/report.ts';
import { type Cause, causesOf } from './causes.ts';
import { passedOf, type ReportView, type RowView } from './view.ts';

/** Terminal colours, if enabled. */
export interface Paint {
  readonly colour: boolean;
}

const colours = { failed: 31, known: 35, warning: 33, pending: 36, passed: 32, 'not run': 90, faint: 90 } as const;

function paint({ colour }: Paint, as: keyof typeof colours, text: string): string {
  return colour ? `\u001b[${colours[as]}m${text}\u001b[0m` : text;
}

/** The report for a terminal: problems, a table of the operations, and the totals. */
export function terminalReport(report: SuiteReport, view: ReportView, style: Paint): string {
  const wrong = view.problems.filter(({ warning, known }) => !warning && !known);
  const known = view.problems.filter((problem) => problem.known);
  const doubtful = view.problems.filter(({ warning }) => warning);
  return [
    ...causesOf(wrong).map((cause) => causeText(cause, style)),
    ...causesOf(doubtful).map((cause) => causeText(cause, style)),
    ...causesOf(known).map((cause) => knownLine(cause, style)),
    table(view.rows, style),
    ...workflowLines(report, style),
    ...(report.gone ?? []).map((text) => paint(style, 'passed', `gone: ${text}; take it out of the baseline`)),
    ...report.notices.map((notice) => paint(style, 'warning', `note: ${notice}`)),
    totalLine(report, style),
  ].join('\n');
}

function causeText({ shown, operations, times }: Cause, style: Paint): string {
  const { operation, check, message, what, curl, answer, again, warning } = shown;
  const kind = warning ? 'warning' : 'failed';
  const lines = [
    `${paint(style, kind, warning ? 'warning' : 'FAILED ')} ${operation} ${check}${times > 1 ? ` (${times} times)` : ''}`,
    `  ${message}`,
  ];
  if (operations.length > 1) lines.push(`  in ${operations.length} operations: ${operations.join(', ')}`);
  if (what !== '') lines.push(paint(style, 'faint', `  sent:     ${what}`));
  if (answer !== '') lines.push(paint(style, 'faint', `  answered: ${answer}`));
  if (curl !== '') lines.push(`  ${curl}`);
  if (again !== '') lines.push(paint(style, 'faint', `  again:    ${again}`));
  return `${lines.join('\n')}\n`;
}

/** A failure of the baseline is named and not explained. */
function knownLine({ shown, operations }: Cause, style: Paint): string {
  return paint(style, 'known', `known    ${operations.join(', ')} ${shown.check}: ${shown.message}`);
}

const head = ['operation', 'requests', '2xx', '3xx', '4xx', '5xx', 'none', 'checks', 'state'];

function table(rows: readonly RowView[], style: Paint): string {
  const cells = rows.map((row) => [
    row.id,
    String(row.requests),
    ...(['2', '3', '4', '5', 'none'] as const).map((key) => String(row.answers[key])),
    `${passedOf(row)}/${row.checks.length}`,
    row.state,
  ]);
  const widths = head.map((name, column) => Math.max(name.length, ...cells.map((line) => line[column]?.length ?? 0)));
  const lineOf = (line: readonly string[]) =>
    line
      .map((cell, column) =>
        column === 0 || column === head.length - 1
          ? cell.padEnd(widths[column] ?? 0)
          : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  const lines = rows.flatMap((row, index) => [
    paint(style, row.state, lineOf(cells[index] ?? [])),
    ...row.notes.map((note) => paint(style, 'faint', `    ${note}`)),
  ]);
  return [lineOf(head), widths.map((width) => '-'.repeat(width)).join('  '), ...lines].join('\n');
}

function workflowLines({ workflows }: SuiteReport, style: Paint): readonly string[] {
  if (workflows.length === 0) return [];
  const lines = workflows.map(({ id, state, steps, message }) => {
    const text = `${id}: ${state}, ${steps} steps${message === '' ? '' : ` (${message})`}`;
    return paint(style, state, `  ${text}`);
  });
  return ['', 'workflows', ...lines];
}

function totalLine(report: SuiteReport, style: Paint): string {
  const { passed, failed, known, warnings, pending } = totalsOf(report);
  const rate = Math.round(report.requests / Math.max(report.seconds, 0.001));
  const implemented = report.operations.filter((result) => result.requests > 0 && !result.pending).length;
  const lost = report.lost === undefined ? [] : [paint(style, 'failed', report.lost)];
  return [
    '',
    ...lost,
    `${implemented} of ${report.operations.length} operations are there, ${passed} of ${passed + failed + known} checks passed`,
    `${report.requests} requests in ${report.seconds.toFixed(1)} s (${rate}/s), seed ${report.options.seed}`,
    paint(
      style,
      failed > 0 ? 'failed' : 'passed',
      `${passed} passed, ${failed} failed, ${pending} pending, ${warnings} warnings${report.gone ? `, ${known} known` : ''}`,
    ),
  ].join('\n');
}
