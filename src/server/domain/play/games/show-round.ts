import type { InhouseRound, InhouseRoundResult } from '#generated/model/index.ts';
import type { Brand } from '#server/config/brand.ts';
import { hiLoOffers } from '#shared/games/hi-lo.ts';
import { CELLS, minesMultiplier } from '#shared/games/mines.ts';
import { money } from '../../ground/amounts/money.ts';
import { stakeableOn } from '../../rewards/bonuses/stakeable.ts';
import type { CatalogueSnapshot } from '../catalogue/snapshot.ts';
import type { RoundNeeds, StakedRound } from './round.ts';
import { findGame } from './rules.ts';
import { cardsOf, cellsOf } from './steps.ts';

type Needs = { readonly brand: Pick<Brand, 'currency'>; readonly catalogue: CatalogueSnapshot };

/** A round as the contract shows it. What it holds is told once it has ended. */
export function showRound({ brand, catalogue }: Needs, round: StakedRound): InhouseRound {
  const { id, betId, gameId, rulesVersion, demo, stake, choice, clientSeed, serverSeedHash, multiplier } = round;
  const wire = (numeric: string) => money(numeric, brand.currency.decimals);
  const isOpen = round.state === 'open';
  const cards = cardsOf(round.steps);
  return {
    roundId: id,
    betId,
    gameId,
    gameName: findGame(catalogue, gameId)?.gameName ?? gameId,
    rulesVersion,
    state: shownState(round.state),
    demo,
    stake: wire(stake),
    choice,
    clientSeed,
    serverSeedHash,
    opened: [...cellsOf(round.steps)],
    dealt: [...cards],
    offers: isOpen ? hiLoOffers(cards) : [],
    multiplier,
    nextMultiplier: isOpen ? nextMultiplier(round) : null,
    payout: round.payout === null ? null : wire(round.payout),
    outcome: isOpen ? [] : [...round.outcome],
    startedAt: round.startedAt.toISOString(),
    endedAt: round.endedAt?.toISOString() ?? null,
  };
}

function shownState(state: StakedRound['state']): InhouseRound['state'] {
  if (state === 'sealed' || state === 'expired') throw new Error('a round without a stake is not shown');
  return state;
}

function nextMultiplier({ choice, steps }: StakedRound): string | null {
  if (choice.game !== 'mines') return null;
  const next = cellsOf(steps).length + 1;
  return next > CELLS - choice.mines ? null : minesMultiplier(choice.mines, next);
}

/** A round after a step, with what can be staked on games of the house after it. */
export async function resultOf(
  needs: Needs & Pick<RoundNeeds, 'tx' | 'clock'>,
  round: StakedRound,
): Promise<InhouseRoundResult> {
  const playable = await stakeableOn(needs.tx, ['INHOUSE'], round.memberId, new Date(needs.clock()));
  const balanceAfter = money(playable, needs.brand.currency.decimals);
  return { round: showRound(needs, round), balanceAfter };
}
