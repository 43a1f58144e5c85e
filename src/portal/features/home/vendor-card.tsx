import { Flame } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, type To } from 'react-router-dom';
import type { VendorCard as Vendor } from '#generated/model/index.ts';
import { VendorIcon } from '../../entities/vendor/vendor-icon.tsx';
import { cn } from '../../lib/cn.ts';

type VendorCardProps = {
  readonly card: Vendor;
  /** The page that shows the vendor's games. */
  readonly to: To;
  /** Starts the vendor's own lobby instead of showing its games (LOBBY-22). */
  readonly onLaunch: (() => void) | undefined;
  /** Whether the card is near the screen, so its image may load. Browsers would load three screens ahead. */
  readonly isNear: boolean;
};

/** A vendor within its lane (ENTITY-22): icon, name, mark and number of games. */
export function VendorCard({ card, to, onLaunch, isNear }: VendorCardProps) {
  const { t } = useTranslation();
  const content = (
    <>
      <span className={cn('size-10 flex-none rounded-md bg-surface-3', card.maintenance && 'grayscale')}>
        {isNear && <VendorIcon src={card.smallIcon} size={40} className="size-full rounded-[inherit]" />}
      </span>
      <span className="min-w-0">
        <span className="flex items-center gap-1.5">
          <span className="truncate text-sm/[18px] font-semibold">{card.vendorName}</span>
          {card.isHot && (
            <>
              <Flame size={13} aria-hidden="true" className="fill-hot text-hot" />
              <span className="sr-only">{t('common.game.hot')}</span>
            </>
          )}
        </span>
        <span className="block truncate text-xs text-text-3">
          {card.maintenance ? t('common.game.maintenance') : t('common.games', { count: card.gameCount })}
        </span>
      </span>
    </>
  );
  if (onLaunch) {
    return (
      <button type="button" onClick={onLaunch} className={cn(CARD, 'w-full text-left')}>
        {content}
      </button>
    );
  }
  return (
    <Link to={to} className={CARD}>
      {content}
    </Link>
  );
}

const CARD =
  'flex h-16 items-center gap-3 rounded-lg border border-line bg-surface-1 px-3 transition-colors hover:border-line-strong hover:bg-surface-2 light:shadow-1 max-sm:gap-2.5 max-sm:px-2.5';
