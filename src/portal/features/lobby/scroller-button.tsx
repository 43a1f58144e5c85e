import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/icon-button.tsx';
import type { Scroller } from '../../ui/use-scroller.ts';

type ScrollerButtonProps = {
  readonly scroller: Scroller<HTMLElement>;
  /** What comes when the row goes on. */
  readonly label: string;
};

/** No row is this many times as wide as its visible part. */
const MANY = 100;

/**
 * Scrolls a row that is wider than its visible part, and from its end back to its start. For visitors who cannot scroll
 * sideways.
 */
export function ScrollerButton({ scroller, label }: ScrollerButtonProps) {
  const { t } = useTranslation();
  const { canGoOn, canGoBack, go } = scroller;
  if (!canGoOn && !canGoBack) return null;
  return (
    <IconButton
      label={canGoOn ? label : t('lobby.toFirst')}
      variant="box"
      onClick={() => go(canGoOn ? 1 : -MANY)}
      className="max-lg:hidden"
    >
      {canGoOn ? <ChevronRight size={18} aria-hidden="true" /> : <ChevronLeft size={18} aria-hidden="true" />}
    </IconButton>
  );
}
