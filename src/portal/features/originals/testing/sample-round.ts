import type { InhouseChoice, InhouseRound } from '#generated/model/index.ts';

/** An ended round of a game with its choice and outcome. */
export function sampleRound(
  choice: InhouseChoice,
  outcome: readonly string[],
  more?: Partial<InhouseRound>,
): InhouseRound {
  return {
    roundId: `r-${choice.game}`,
    betId: 'b-1',
    gameId: choice.game,
    gameName: 'A game',
    rulesVersion: 1,
    state: 'lost',
    demo: true,
    stake: '1.00',
    choice,
    clientSeed: 'luck',
    serverSeedHash: '0'.repeat(64),
    opened: [],
    dealt: [],
    offers: [],
    multiplier: '0.00',
    nextMultiplier: null,
    payout: '0.00',
    outcome: [...outcome],
    startedAt: '2026-01-05T09:21:30Z',
    endedAt: '2026-01-05T09:21:30Z',
    ...more,
  };
}
