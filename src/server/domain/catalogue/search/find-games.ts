import type { Queries } from '../../../db/database.ts';

/** The statement for games that have so many words, each as the beginning of one of theirs; answered by an index. */
function findStatement(words: number): string {
  const conditions = Array.from({ length: words }, (_, place) => `search_text like $${place + 1}`);
  return `select coalesce(array_agg(node_id), '{}') as "nodeIds" from games where ${conditions.join(' and ')} and enabled`;
}

/** The parameters for folded words: letters and digits alone, so that none means anything to `like`. */
export function findParameters(words: readonly string[]): string[] {
  return words.map((word) => `% ${word}%`);
}

/** The ids of the games whose name, vendor or vendor's code has all words, in no order. */
export async function findGames(db: Queries, words: readonly string[]): Promise<readonly number[]> {
  const name = `game_search_${words.length}`;
  const [row] = await db.query<{ nodeIds: number[] }>(name, findStatement(words.length), findParameters(words));
  return row?.nodeIds ?? [];
}
