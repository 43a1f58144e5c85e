import type { Draw } from '#generated/model/index.ts';

/** The numbers of a draw in their order; none before it is drawn. */
export function drawnNumbers({ result }: Pick<Draw, 'result'>): readonly string[] {
  return result?.prizes.flatMap(({ numbers }) => numbers) ?? [];
}

/** The number of a draw within its day: `170` of `0622-170`. */
export function numberOfDay({ issueNo }: Pick<Draw, 'issueNo'>): string {
  return issueNo.slice(issueNo.lastIndexOf('-') + 1);
}
