import type { InhouseRound, PlinkoChoice } from '#generated/model/index.ts';
import { plinkoPockets } from '#shared/games/plinko.ts';
import type { StageProps } from '../game.ts';
import { useReveal } from '../use-reveal.ts';
import { binOf, fallTime } from './ball-path.ts';
import { PlinkoBins } from './plinko-bins.tsx';
import { PlinkoBoard } from './plinko-board.tsx';

/** The board: the ball of a round falls as its outcome says, into the bin that pays. */
export function PlinkoStage({ choice, round, onSettled }: StageProps<PlinkoChoice>) {
  const settled = useReveal(round, fallTime(choice.rows), onSettled);
  const steps = stepsOf(choice, round);
  const running = steps.length > 0 && !settled;
  return (
    <div className="w-[min(100%,620px,calc(100dvh-300px))] min-w-[min(100%,240px)]">
      <PlinkoBoard key={round?.roundId} rows={choice.rows} steps={steps} running={running} />
      <PlinkoBins multipliers={plinkoPockets(choice)} hit={running || steps.length === 0 ? undefined : binOf(steps)} />
    </div>
  );
}

/** The steps of the ball, while the board is the one that it fell on. */
function stepsOf(choice: PlinkoChoice, round: InhouseRound | undefined): readonly string[] {
  if (round?.choice.game !== 'plinko') return [];
  return round.choice.rows === choice.rows && round.choice.risk === choice.risk ? round.outcome : [];
}
