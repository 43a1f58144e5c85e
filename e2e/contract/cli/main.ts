import { BadFile } from '../document/load.ts';
import { Redactor } from '../http/redact.ts';
import { Progress } from '../report/progress.ts';
import { terminalReport } from '../report/terminal.ts';
import { viewOf } from '../report/view.ts';
import { writeReports } from '../report/write.ts';
import { Unfit } from '../run/preflight.ts';
import { totalsOf } from '../run/report.ts';
import { runSuite } from '../run/run-suite.ts';
import { RateLimited } from '../run/sender.ts';
import { Silent } from '../run/tester.ts';
import { CredentialsRefused } from '../session/logins.ts';
import { helpText } from './flags.ts';
import { pendingDifferences, pendingNote, readPending } from './pending.ts';
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

async function test({ suite, allowPending, report: folder }: CliOptions, { out, err }: Streams): Promise<number> {
  const allowed = allowPending === undefined ? undefined : await readPending(allowPending);
  const redactor = new Redactor();
  const progress = new Progress(err);
  err.write(`testing ${suite.url} against ${suite.contract}, seed ${suite.seed}\n`);
  const report = await runSuite(suite, {
    redactor,
    announce: (phase, done, of) => progress.phase(phase, done, of),
    progress: (requests) => progress.requests(requests),
    notice: (text) => progress.note(redactor.redact(text)),
  }).finally(() => progress.end());
  const view = viewOf(report, redactor);
  out.write(`${terminalReport(report, view, { colour: out.isTTY && !process.env['NO_COLOR'] })}\n`);
  if (folder !== undefined) await writeReports(folder, report, view);
  const differences = allowed === undefined ? [] : pendingDifferences(report, allowed);
  for (const sentence of allowed === undefined ? pendingNote(report) : differences) out.write(`${sentence}\n`);
  if (totalsOf(report).failed > 0) return exitCodes.violated;
  return differences.length > 0 ? exitCodes.pending : exitCodes.well;
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
