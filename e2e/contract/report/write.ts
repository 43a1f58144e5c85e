import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type SuiteReport, totalsOf } from '../run/report.ts';
import { htmlReport } from './html.ts';
import { junitReport } from './junit.ts';
import type { ReportView } from './view.ts';

/** Writes the report into a folder: `conformance.html`, `conformance.xml` (JUnit) and `conformance.json` (the totals). */
export async function writeReports(folder: string, report: SuiteReport, view: ReportView): Promise<void> {
  await mkdir(folder, { recursive: true });
  const { requests, seconds, options, workflows } = report;
  const summary = { ...totalsOf(report), requests, seconds, seed: options.seed, rows: view.rows, workflows };
  await Promise.all([
    writeFile(join(folder, 'conformance.html'), htmlReport(report, view)),
    writeFile(join(folder, 'conformance.xml'), junitReport(report, view)),
    writeFile(join(folder, 'conformance.json'), `${JSON.stringify(summary, null, 1)}\n`),
  ]);
}
