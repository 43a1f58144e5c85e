import { ChevronUp, Ticket } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '#portal/access/use-money.ts';
import { BottomSheet } from '#portal/ui/bottom-sheet.tsx';
import { Card } from '#portal/ui/card.tsx';
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

type SlipBarProps = {
  readonly count: number;
  /** The stake of the whole slip; undefined while it is empty. */
  readonly stake: string | undefined;
  /** Whether the sheet has a receipt or an open question. */
  readonly isDue: boolean;
  /** The slip, with a way to close the sheet. */
  readonly children: (close: () => void) => ReactNode;
};

/** The slip on narrow pages: a bar within reach of the thumb, which opens the slip as a sheet from below. */
function SlipBar({ count, stake, isDue, children }: SlipBarProps) {
  const { t } = useTranslation();
  const write = useMoney();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (count === 0 && !isDue && !isOpen) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="sticky bottom-[calc(var(--tabbar-h)+env(safe-area-inset-bottom)+8px)] z-sticky flex h-13 w-full items-center gap-2.5 rounded-lg border border-line-strong bg-surface-3 px-4 shadow-2 sm:bottom-2"
      >
        <Ticket size={18} aria-hidden="true" />
        <span className="font-semibold">{t('betting.slip')}</span>
        {count > 0 && <span className="num rounded-full bg-surface-1 px-2 text-xs font-semibold">{count}</span>}
        <span className="num ml-auto font-semibold">{stake === undefined ? '' : write(stake)}</span>
        <ChevronUp size={18} aria-hidden="true" />
      </button>
      {isOpen && (
        <BottomSheet label={t('betting.slip')} closeLabel={t('common.close')} onClose={close}>
          {children(close)}
        </BottomSheet>
      )}
    </>
  );
}
