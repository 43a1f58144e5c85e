import { countCombinations } from './count.ts';
import type { PickRow, Picks, PlayType } from './play-type.ts';

/** Why picks are no bet. Rows count from 0; `pick` is the wrong one as it was given. */
export type PickProblem =
  | { readonly kind: 'wrong_rows'; readonly rows: number; readonly given: number }
  | { readonly kind: 'unknown'; readonly row: number; readonly pick: string }
  | { readonly kind: 'twice'; readonly row: number; readonly pick: string }
  | { readonly kind: 'too_few'; readonly row: number; readonly least: number; readonly given: number }
  | { readonly kind: 'too_many'; readonly row: number; readonly most: number; readonly given: number }
  /** The rows have the same picks only, where no number is drawn twice. */
  | { readonly kind: 'no_combination' };

/** Everything that is wrong with the picks of an entry; none where they are a bet. */
export function pickProblems(
  play: Pick<PlayType, 'rows' | 'counting' | 'chooseSize' | 'differentPerRow'>,
  picks: Picks,
): PickProblem[] {
  const { rows } = play;
  if (picks.length !== rows.length) return [{ kind: 'wrong_rows', rows: rows.length, given: picks.length }];
  const problems = rows.flatMap((row, index) => ofRow(row, index, picks[index] ?? []));
  if (problems.length > 0) return problems;
  return countCombinations(play, picks) === 0 ? [{ kind: 'no_combination' }] : [];
}

function ofRow(row: PickRow, index: number, picks: readonly string[]): PickProblem[] {
  const seen = new Set<string>();
  const problems: PickProblem[] = [];
  for (const pick of picks) {
    if (!isOf(row, pick)) problems.push({ kind: 'unknown', row: index, pick });
    else if (seen.has(pick)) problems.push({ kind: 'twice', row: index, pick });
    seen.add(pick);
  }
  const given = picks.length;
  if (given < row.minPicks) problems.push({ kind: 'too_few', row: index, least: row.minPicks, given });
  if (given > row.maxPicks) problems.push({ kind: 'too_many', row: index, most: row.maxPicks, given });
  return problems;
}

/** Whether a row has a pick, written as the row writes it. */
export function isOf({ from, to, options }: PickRow, pick: string): boolean {
  if (from === null || to === null) return options.includes(pick);
  // Numbers of one length compare as texts.
  return /^[0-9]+$/.test(pick) && pick.length === from.length && from <= pick && pick <= to;
}
