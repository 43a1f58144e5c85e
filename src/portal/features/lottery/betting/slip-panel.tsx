import { Card } from '#portal/ui/card.tsx';
import { SlipBar } from './slip-bar.tsx';
import { SlipContent } from './slip-content.tsx';
import type { BoardSlip } from './use-board-slip.ts';

type SlipPanelProps = {
  readonly slip: BoardSlip;
  /** Whether it has room beside the board. */
  readonly isWide: boolean;
  /** Brings an entry back to the board. */
  readonly onEdit: (place: number) => void;
  /** Goes back to the board for another slip. */
  readonly onAgain: () => void;
};

/** The bet slip of a game: a card beside the board, on narrow pages a bar that opens a sheet. */
export function SlipPanel({ slip, isWide, onEdit, onAgain }: SlipPanelProps) {
  const { form } = slip.state;
  if (isWide) {
    return (
      <div className="min-w-0 [grid-area:slip] xl:contain-size">
        <Card className="sticky top-[calc(var(--header-h)+16px)] flex max-h-[calc(100dvh-var(--header-h)-32px)] xl:max-h-[max(480px,calc(100dvh-var(--header-h)-136px))] scroll-pb-50 flex-col overflow-y-auto px-5 pb-4 xl:h-full">
          <SlipContent slip={slip} hasChase={false} onEdit={onEdit} onAgain={onAgain} />
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
      {(close) => (
        // What goes on at the board would be hidden behind the sheet.
        <SlipContent
          slip={slip}
          hasChase
          onEdit={(place) => {
            close();
            onEdit(place);
          }}
          onAgain={() => {
            close();
            onAgain();
          }}
        />
      )}
    </SlipBar>
  );
}
