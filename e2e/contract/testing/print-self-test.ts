import { totalsOf } from '../run/report.ts';
import { type SelfTest, testCorrect, testFlaws } from './self-test.ts';

/** `npm run conformance:self-test`: seeds every violation, one at a time, and prints which check finds it. */
async function printSelfTest(): Promise<boolean> {
  const started = performance.now();
  const correct = [await testCorrect(), await testCorrect({ encrypted: true })].map(totalsOf);
  const alarms = correct.reduce((sum, { failed, warnings }) => sum + failed + warnings, 0);
  const results: SelfTest[] = [];
  for await (const result of testFlaws()) {
    results.push(result);
    process.stderr.write(result.caught ? '.' : 'x');
  }
  process.stderr.write('\n');
  const rows = results.map(({ flaw, caught, message }) => [
    flaw.what,
    flaw.check,
    caught ? 'caught' : 'MISSED',
    message,
  ]);
  print([['seeded violation', 'check', '', 'what the suite says'], ...rows]);
  const missed = results.filter(({ caught }) => !caught).length;
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`\n${alarms} false alarms on the correct backend (plain and encrypted logins)`);
  console.log(`${results.length - missed} of ${results.length} seeded violations caught, in ${seconds} s`);
  return missed === 0 && alarms === 0;
}

const widest = 90;

function print(rows: readonly (readonly string[])[]): void {
  const cut = rows.map((row) => row.map((cell) => (cell.length > widest ? `${cell.slice(0, widest - 3)}...` : cell)));
  const widths = [0, 1, 2, 3].map((column) => Math.max(...cut.map((row) => row[column]?.length ?? 0)));
  for (const row of cut)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}

if (!(await printSelfTest())) process.exitCode = 1;
