import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BadFile } from '../document/load.ts';
import { Redactor } from '../http/redact.ts';
import { htmlReport } from '../report/html.ts';
import { junitReport } from '../report/junit.ts';
import { Progress } from '../report/progress.ts';
import { sarifReport } from '../report/sarif.ts';
import { terminalReport } from '../report/terminal.ts';
import { type ReportView, viewOf } from '../report/view.ts';
import { type EarlierReport, readReport, withBaseline } from '../run/baseline.ts';
import { Unfit } from '../run/preflight.ts';
import { type SuiteReport, totalsOf } from '../run/report.ts';
import { runSuite } from '../run/run-suite.ts';
import { RateLimited } from '../run/sender.ts';
import { Silent } from '../run/tester.ts';
import { CredentialsRefused } from '../session/logins.ts';
import { helpText } from './flags.ts';
import { BadUsage, type CliOptions, readOptions } from './read-options.ts';

/** The exit codes of the program. */
const exitCodes = { well: 0, violated: 1, misused: 2, unfit: 3, refused: 4, pending: 5 } as const;

/** The output streams of the program: one for results, one for progress and errors. */
export interface Streams {
  readonly out: Pick<NodeJS.WriteStream, 'write' | 'isTTY'>;
  readonly err: Pick<NodeJS.WriteStream, 'write' | 'isTTY'>;
}

/** The program: reads the command line, tests, reports, and returns the exit code. */
export async function main(args: readonly string[], streams: Streams): Promise<number> {
  try {
    const options = readOptions(args);
    if (options !== 'help') return await test(options, streams);
    streams.out.write(helpText());
    return exitCodes.well;
  } catch (error) {
    const code = codeOf(error);
    const hint = error instanceof BadUsage ? ' (--help shows what there is)' : '';
    streams.err.write(`${messageOf(error)}${hint}\n`);
    return code;
  }
}

async function test(options: CliOptions, { out, err }: Streams): Promise<number> {
  const { allowPending, report: folder } = options;
  const baseline = options.baseline === undefined ? undefined : await readReport(options.baseline);
  const suite = options.rerun === undefined ? options.suite : again(options, await readReport(options.rerun));
  if (suite === undefined) {
    out.write(`nothing failed in ${options.rerun}\n`);
    return exitCodes.well;
  }
  const allowed = allowPending === undefined ? undefined : await readPending(allowPending);
  const redactor = new Redactor();
  const progress = new Progress(err);
  err.write(`testing ${suite.url} against ${suite.contract}, seed ${suite.seed}\n`);
  const found = await runSuite(suite, {
    redactor,
    announce: (phase, done, of) => progress.phase(phase, done, of),
    progress: (requests) => progress.requests(requests),
    notice: (text) => progress.note(redactor.redact(text)),
  }).finally(() => progress.end());
  const report = baseline === undefined ? found : withBaseline(found, baseline, redactor);
  const view = viewOf(report, redactor);
  out.write(`${terminalReport(report, view, { colour: out.isTTY && !process.env['NO_COLOR'] })}\n`);
  if (folder !== undefined) await writeReports(folder, report, view);
  const differences = allowed === undefined ? [] : pendingDifferences(report, allowed);
  for (const sentence of allowed === undefined ? pendingNote(report) : differences) out.write(`${sentence}\n`);
  if (totalsOf(report).failed > 0) return exitCodes.violated;
  return differences.length > 0 ? exitCodes.pending : exitCodes.well;
}

/** The settings for what failed in an earlier run; undefined if nothing did. */
function again({ suite, isSeedGiven }: CliOptions, { failures, workflows, seed }: EarlierReport) {
  if (failures.length === 0 && workflows.length === 0) return undefined;
  const only = { operations: [...new Set(failures.map(({ operation }) => operation))], workflows };
  return { ...suite, only, seed: isSeedGiven ? suite.seed : (seed ?? suite.seed) };
}

/** Writes the report into a folder as `conformance.html`, `.xml` (JUnit), `.sarif` and `.json`. */
async function writeReports(folder: string, report: SuiteReport, view: ReportView): Promise<void> {
  await mkdir(folder, { recursive: true });
  const { requests, seconds, options, workflows, notices, gone } = report;
  const summary = {
    ...totalsOf(report),
    requests,
    seconds,
    seed: options.seed,
    notices,
    gone,
    ...view,
    workflows,
  };
  await Promise.all([
    writeFile(join(folder, 'conformance.html'), htmlReport(report, view)),
    writeFile(join(folder, 'conformance.xml'), junitReport(report, view)),
    writeFile(join(folder, 'conformance.sarif'), sarifReport(report, view)),
    writeFile(join(folder, 'conformance.json'), `${JSON.stringify(summary, null, 1)}\n`),
  ]);
}

/** The operations in a file, one per line; `#` starts a comment. */
async function readPending(file: string): Promise<readonly string[]> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    throw new BadFile(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  return text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '');
}

/** Reports the untested pending operations when no list of allowed ones is given. */
function pendingNote({ operations }: SuiteReport): readonly string[] {
  const missing = operations.filter(({ pending, requests }) => pending && requests > 0);
  if (missing.length === 0) return [];
  const names = missing.map(({ operation }) => operation.id).join(', ');
  return [
    `note: ${missing.length} operations are not implemented (501 not_implemented or no such path) and not tested: ${names}; --allow-pending FILE fails any that it does not name`,
  ];
}

/** The differences between the pending and the allowed operations, in sentences. */
function pendingDifferences(report: SuiteReport, allowed: readonly string[]): readonly string[] {
  const tested = report.operations.filter(({ requests }) => requests > 0);
  const pending = tested.filter((result) => result.pending).map(({ operation }) => operation.id);
  const surprising = pending.filter((id) => !allowed.includes(id));
  const done = allowed.filter((id) => !pending.includes(id) && tested.some(({ operation }) => operation.id === id));
  const unknown = allowed.filter((id) => !report.operations.some(({ operation }) => operation.id === id));
  const sentences: string[] = [];
  if (surprising.length > 0) {
    sentences.push(`${surprising.join(', ')} are not implemented, and --allow-pending does not name them`);
  }
  if (done.length > 0) sentences.push(`${done.join(', ')} are not pending any more: take them off the list`);
  if (unknown.length > 0 && report.options.include.length + report.options.exclude.length === 0) {
    sentences.push(`${unknown.join(', ')} stand on the list and not in the contract`);
  }
  return sentences;
}

/** An error before the report has one sentence and its own exit code; others are bugs of the suite. */
function codeOf(error: unknown): number {
  if (error instanceof BadUsage || error instanceof BadFile) return exitCodes.misused;
  if (error instanceof CredentialsRefused) return exitCodes.refused;
  if (error instanceof Unfit || error instanceof RateLimited || error instanceof Silent) return exitCodes.unfit;
  throw error;
}

function messageOf(error: unknown): string {
  if (error instanceof RateLimited)
    return `the backend answers 429 to ${error.message}, and its limit does not open in time`;
  if (error instanceof Silent) return `the backend does not answer ${error.message} in time`;
  return error instanceof Error ? error.message : String(error);
}
