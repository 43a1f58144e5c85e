import type { Moonshot, MoonshotEvent, MoonshotRound } from '#generated/model/index.ts';

const ORDER = { betting: 0, flying: 1, ended: 2 };

/** Whether a round is told later than another: an event and an answer may overtake each other. */
function isLater(one: MoonshotRound, other: MoonshotRound): boolean {
  return one.number === other.number ? ORDER[one.state] >= ORDER[other.state] : one.number > other.number;
}

/** The flight after an event. The own bet and the last ends are asked for when the round changes. */
export function mergeFlight(before: Moonshot, { round, serverTime }: MoonshotEvent): Moonshot {
  if (!isLater(round, before.round)) return before;
  const isNext = round.roundId !== before.round.roundId;
  return { ...before, round, serverTime, own: isNext ? null : before.own };
}
