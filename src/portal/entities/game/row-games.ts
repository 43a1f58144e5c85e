import type { Game } from '../../../../generated/client/model/index.ts';

/** The games of a row, undefined where they are still coming. */
export type RowGames = readonly (Game | undefined)[];

/** Whether two rows have the same games. */
export function isSameRow(row: RowGames, other: RowGames): boolean {
  return row.length === other.length && row.every((game, column) => game === other[column]);
}
