import type { CheckName } from '../checks/check.ts';
import { answerOf, type Exchange } from '../exchange/exchange.ts';
import { curlCommand } from '../http/curl.ts';
import type { Redactor } from '../http/redact.ts';
import { failedChecks, knownChecks, type SuiteReport } from '../run/report.ts';
import { inOrder, type OperationResult, type Problem } from '../run/results.ts';

/** A report as texts, shared by all formats. Secrets are removed. */
export interface ReportView {
  readonly rows: readonly RowView[];
  readonly problems: readonly ProblemView[];
}

export type RowState = 'failed' | 'known' | 'pending' | 'warning' | 'passed' | 'not run';

export interface RowView {
  readonly id: string;
  readonly call: string;
  readonly requests: number;
  /** Answers by the first digit of their status, and missing answers. */
  readonly answers: Readonly<Record<'2' | '3' | '4' | '5' | 'none', number>>;
  readonly checks: readonly CheckView[];
  readonly notes: readonly string[];
  readonly state: RowState;
}

export interface CheckView {
  readonly name: string;
  readonly failed: boolean;
  /** Failed, and all of it is in the baseline. */
  readonly known: boolean;
  readonly times: number;
}

export interface ProblemView {
  readonly operation: string;
  readonly check: CheckName;
  readonly warning: boolean;
  readonly known: boolean;
  readonly message: string;
  readonly times: number;
  /** The special part of the request. */
  readonly what: string;
  readonly curl: string;
  readonly answer: string;
  readonly again: string;
}

/** The length of the shown part of an answer. */
const shownAnswer = 600;

export function viewOf(report: SuiteReport, redactor: Redactor): ReportView {
  const url = new URL(report.options.url);
  return {
    rows: report.operations.map(rowOf),
    problems: report.operations.flatMap(({ operation, problems }) =>
      problems.map((problem) => problemOf(operation.id, problem, url, redactor)),
    ),
  };
}

function rowOf(result: OperationResult): RowView {
  const { operation, requests, statuses, judged, notes } = result;
  const answers = { '2': 0, '3': 0, '4': 0, '5': 0, none: 0 };
  for (const [status, count] of statuses) {
    const digit = status.charAt(0);
    if (digit === '2' || digit === '3' || digit === '4' || digit === '5') answers[digit] += count;
    else answers.none += count;
  }
  const [failed, known] = [failedChecks(result), knownChecks(result)];
  return {
    id: operation.id,
    call: `${operation.method} ${operation.path}`,
    requests,
    answers,
    checks: inOrder(judged.keys()).map((name) => ({
      name,
      failed: failed.has(name),
      known: known.has(name),
      times: judged.get(name) ?? 0,
    })),
    notes: [...notes],
    state: stateOf(result),
  };
}

/** How many checks of an operation passed. */
export function passedOf({ checks }: RowView): number {
  return checks.filter(({ failed, known }) => !failed && !known).length;
}

function stateOf(result: OperationResult): RowState {
  if (failedChecks(result).size > 0) return 'failed';
  if (result.pending) return 'pending';
  if (knownChecks(result).size > 0) return 'known';
  if (result.requests === 0) return 'not run';
  return result.problems.length > 0 || result.notes.size > 0 ? 'warning' : 'passed';
}

function problemOf(operation: string, problem: Problem, url: URL, redactor: Redactor): ProblemView {
  const { check, warning, known = false, message, exchange, count, again } = problem;
  return {
    operation,
    check,
    warning,
    known,
    message: redactor.redact(message),
    times: count,
    what: exchange ? redactor.redact(exchange.case.what) : '',
    curl: exchange ? curlCommand(url, exchange.request, redactor) : '',
    answer: exchange ? redactor.redact(answerText(exchange)) : '',
    again: again ?? '',
  };
}

function answerText(exchange: Exchange): string {
  const { outcome } = exchange;
  const answer = answerOf(exchange);
  if (!answer) return outcome.kind === 'none' ? `no answer: ${outcome.message}` : '';
  const text = answer.text.length > shownAnswer ? `${answer.text.slice(0, shownAnswer)}...` : answer.text;
  const type = answer.headers['content-type'] ?? 'no content type';
  return printable(`${answer.status} ${type} ${text}`.trim());
}

/** Control characters would affect a terminal. */
function printable(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, (character) => (character === '\n' ? ' ' : '\ufffd'));
}
