import { ChevronUp, Ticket } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '#portal/access/use-money.ts';
import { BottomSheet } from '#portal/ui/bottom-sheet.tsx';

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
export function SlipBar({ count, stake, isDue, children }: SlipBarProps) {
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
