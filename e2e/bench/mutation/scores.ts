import { markdown } from '../result.ts';

/** What this reads of Stryker's report. */
export interface MutationReport {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>;
}

/** The last result of a folder, as the table has it. */
export interface Score {
  readonly folder: string;
  readonly killed: number;
  readonly survived: number;
  readonly uncovered: number;
  /** Of the last run that tested every mutant; empty before one. */
  readonly time: string;
  readonly date: string;
}

const head = ['folder', 'killed', 'survived', 'without a test', 'score', 'time', 'on'];

/** Counts a report. A mutant that runs out of time is killed; ignored ones and those that do not run are left out. */
export function countMutants({ files }: MutationReport): Pick<Score, 'killed' | 'survived' | 'uncovered'> {
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const count = (...wanted: readonly string[]) => statuses.filter((status) => wanted.includes(status)).length;
  return { killed: count('Killed', 'Timeout'), survived: count('Survived'), uncovered: count('NoCoverage') };
}

/** The text with the folder's row in its table of scores; other rows stay, and so does all else. */
export function withScore(text: string, score: Score): string {
  const table = /^\| folder \|.*\n(?:\|.*\n)*/m.exec(text);
  if (!table) throw new Error('the file has no table of scores');
  const before = table[0].trim().split('\n').slice(2).map(cellsOf);
  const rows = [...before.filter(([folder]) => folder !== score.folder), rowOf(score)];
  return text.replace(
    table[0],
    () =>
      `${markdown(
        head,
        rows.sort(([a = ''], [b = '']) => a.localeCompare(b)),
      )}\n`,
  );
}

/** The time in the folder's row. */
export function timeOf(text: string, folder: string): string {
  const row = text.split('\n').find((line) => line.startsWith(`| ${folder} |`));
  return (row && cellsOf(row)[5]) ?? '';
}

function rowOf({ folder, killed, survived, uncovered, time, date }: Score): readonly string[] {
  const all = killed + survived + uncovered;
  const score = all === 0 ? '' : `${((100 * killed) / all).toFixed(1)} %`;
  return [folder, `${killed}`, `${survived}`, `${uncovered}`, score, time, date];
}

function cellsOf(row: string): readonly string[] {
  return row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}
