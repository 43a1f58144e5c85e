/**
 * The team of an agent, by `member_id`, when a window was settled. Both parameters are SQL expressions: the agent, and
 * the newest move that the settlement knew. The first later move of a line tells where it stood.
 */
export function teamThen(agent: string, lastMove: string): string {
  const moved = `
    select distinct on (descendant_id) descendant_id, joined from team_moves
    where ancestor_id = ${agent} and id > ${lastMove} order by descendant_id, id`;
  return `(
    select l.descendant_id as member_id from team_lines l
    left join (${moved}) v on v.descendant_id = l.descendant_id
    where l.ancestor_id = ${agent} and v.joined is not true
    union
    select v.descendant_id from (${moved}) v where not v.joined
  )`;
}

/** The newest move that the settlement of a bill `b` knew. */
export const LAST_MOVE = `(
  select w.last_move from contract_settlements w where w.kind = b.kind and w.window_from = b.window_from)`;
