import { Flame } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, type To } from 'react-router-dom';
import { useListVendors } from '#generated/client/catalogue/catalogue.ts';
import type { VendorCard as Card, VendorCard as Vendor, VendorLane } from '#generated/model/index.ts';
import { categoryPaths, lobbies } from '../../access/paths.ts';
import { isDirectLaunch, type Launchable, useLaunch } from '../../entities/launch/use-launch.ts';
import { VendorIcon } from '../../entities/vendor/vendor-icon.tsx';
import { cn } from '../../lib/cn.ts';
import { useNear } from '../../lib/use-near.ts';
import { Skeleton } from '../../ui/loading.tsx';
import { ErrorState } from '../../ui/state-panel.tsx';
import { SectionHeading } from './hot-games.tsx';

/** The vendors by category (LOBBY-03). */
export function VendorLanes() {
  const { t } = useTranslation();
  const { data, isPending, isError, isFetching, refetch } = useListVendors();
  const launch = useLaunch();
  if (isError) {
    return (
      <div className="mt-7">
        <ErrorState
          title={t('home.failedTitle')}
          text={t('home.failedBody')}
          retryLabel={t('common.retry')}
          retrying={isFetching}
          onRetry={refetch}
        />
      </div>
    );
  }
  if (isPending) return <LaneSkeleton />;
  return (
    <div className="mt-5 grid grid-cols-1 gap-x-4 gap-y-5 sm:mt-7 sm:gap-y-7 lg:grid-cols-2">
      {data.data.lanes.map((lane) => (
        <Lane key={lane.title} lane={lane} onLaunch={launch} />
      ))}
    </div>
  );
}

type LaneProps = { readonly lane: VendorLane; readonly onLaunch: (what: Launchable) => void };

function Lane({ lane, onLaunch }: LaneProps) {
  const { t } = useTranslation();
  const [ref, isNear] = useNear();
  const title = t(`common.category.${lane.title}`);
  const path = categoryPaths[lane.title];
  const direct = isDirectLaunch(lane.title);
  // From 1024 a short lane leaves room for another beside it.
  const short = lane.cards.length <= SHORT_LANE;
  return (
    <section ref={ref} aria-label={title} className={cn(LANE, !short && 'lg:col-span-2')}>
      <SectionHeading title={title}>
        <Link to={path} className="target text-sm font-medium text-brand-text hover:underline">
          {t('common.viewAll')}
        </Link>
      </SectionHeading>
      <ul className={cn(CARDS, !short && 'lg:grid-cols-4')}>
        {lane.cards.map((card) => (
          <li key={card.vassalage}>
            <VendorCard
              card={card}
              to={lane.title in lobbies ? { pathname: path, search: searchFor(card) } : path}
              onLaunch={direct ? () => onLaunch({ ...card, gameType: lane.title }) : undefined}
              isNear={isNear}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

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
function VendorCard({ card, to, onLaunch, isNear }: VendorCardProps) {
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

function searchFor({ vassalage }: Card): string {
  return new URLSearchParams({ vassalage }).toString();
}

const SHORT_LANE = 2;
// Most lanes begin below the screen. Until they come near, they have the height of one row.
const LANE = '[contain-intrinsic-block-size:auto_108px] [content-visibility:auto]';

function LaneSkeleton() {
  return (
    <div className="mt-7" aria-hidden="true">
      <Skeleton className="mb-3 h-8 w-32" />
      <div className={cn(CARDS, 'lg:grid-cols-4')}>
        <Skeleton className="h-16 rounded-lg" />
        <Skeleton className="h-16 rounded-lg" />
        <Skeleton className="h-16 rounded-lg" />
        <Skeleton className="h-16 rounded-lg" />
      </div>
    </div>
  );
}

const CARDS = 'grid grid-cols-2 gap-2.5 sm:gap-3';
