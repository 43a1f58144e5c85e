import { Card } from '../../../ui/card.tsx';
import { SlipBar } from './slip-bar.tsx';
import { SlipContent } from './slip-content.tsx';
import type { BoardSlip } from './use-board-slip.ts';

type SlipPanelProps = {
  readonly slip: BoardSlip;
  /** Whether it has room beside the board. */
  readonly isWide: boolean;
  /** Brings an entry back to the board. */
  readonly onEdit: (place: number) => void;
};

/** The bet slip of a game: a card beside the board, on narrow pages a bar that opens a sheet. */
export function SlipPanel({ slip, isWide, onEdit }: SlipPanelProps) {
  const { form } = slip.state;
  const content = <SlipContent slip={slip} hasChase={!isWide} onEdit={onEdit} />;
  if (isWide) {
    return (
      <div className="min-w-0 [grid-area:slip] xl:contain-size">
        <Card className="sticky top-[calc(var(--header-h)+16px)] flex max-h-[calc(100dvh-var(--header-h)-32px)] xl:max-h-[max(480px,calc(100dvh-var(--header-h)-136px))] scroll-pb-50 flex-col overflow-y-auto px-5 pb-4 xl:h-full">
          {content}
        </Card>
      </div>
    );
  }
  return (
    <SlipBar
      count={slip.entries.length}
      stake={slip.totals?.totalStake}
      isDue={form.step === 'unknown' || form.step === 'done'}
    >
      {content}
    </SlipBar>
  );
}
