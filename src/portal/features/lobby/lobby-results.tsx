import { Heart, History, Search, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { GameCategory } from '#generated/model/index.ts';
import { useModals } from '../../access/use-modals.ts';
import { GameRowSkeleton } from '../../entities/game/game-row.tsx';
import type { GameTiles } from '../../entities/game/use-game-tiles.ts';
import { cn } from '../../lib/cn.ts';
import { useLasting } from '../../lib/use-lasting.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState, ErrorState } from '../../ui/state-panel.tsx';
import { GameGrid } from './game-grid.tsx';
import type { LobbyGames } from './lobby-games.ts';

type LobbyResultsProps = {
  readonly category: GameCategory;
  readonly list: LobbyGames;
  readonly tiles: GameTiles;
  /** Whether the list shows the member's unfiltered favourites. */
  readonly favouritesOnly?: boolean;
  /** Whether the list shows the member's unfiltered recently played games. */
  readonly recentOnly?: boolean;
  /** The search words. */
  readonly words: string;
  readonly onClear: () => void;
};

/** The found games, or what to do if there are none or they failed to load. */
export function LobbyResults({ list, tiles, ...props }: LobbyResultsProps) {
  const fades = useLasting(list.isStale, FADE_MS);
  if (list.isError) return <Failed list={list} />;
  if (list.isPending) return <FirstRows />;
  if (list.games.length === 0 && !list.hasMore) {
    return <Nothing {...props} />;
  }
  return (
    <>
      {/* The previous games stay until the new ones arrive; they fade if that takes long. */}
      <div className={cn(fades && 'opacity-60 transition-opacity')}>
        <GameGrid
          games={list.games}
          tiles={tiles}
          hasMore={list.hasMore && !list.isMoreError}
          total={list.total}
          onEnd={list.loadMore}
        />
      </div>
      {list.isMoreError && <Failed list={list} />}
    </>
  );
}

// Each component translates by itself, because every loaded page of games renders the list.
function Failed({ list }: Pick<LobbyResultsProps, 'list'>) {
  const { t } = useTranslation();
  return (
    <ErrorState
      title={t('lobby.failedTitle')}
      text={t('lobby.failedBody')}
      retryLabel={t('common.retry')}
      retrying={list.isFetching}
      onRetry={list.retry}
    />
  );
}

function Nothing(props: Omit<LobbyResultsProps, 'list' | 'tiles'>) {
  const { category, favouritesOnly, recentOnly, words, onClear } = props;
  const { t } = useTranslation();
  return favouritesOnly || recentOnly ? (
    <EmptyState
      icon={favouritesOnly ? <Heart size={18} /> : <History size={18} />}
      title={favouritesOnly ? t('lobby.noFavouritesTitle') : t('lobbies.noRecentTitle')}
      text={favouritesOnly ? t('lobby.noFavouritesBody') : t('lobbies.noRecentBody')}
      action={
        <Button size="sm" onClick={onClear}>
          {t('lobby.browse', { category: t(`common.category.${category}`) })}
        </Button>
      }
    />
  ) : (
    <EmptyState
      icon={<SearchX size={18} />}
      title={t('lobby.emptyTitle')}
      text={t('lobby.emptyBody')}
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={onClear}>
            {t('lobby.clearFilters')}
          </Button>
          {words !== '' && <SearchAllButton words={words} />}
        </div>
      }
    />
  );
}

/** Longer than an answer should take (ms); the grid does not change before that. */
const FADE_MS = 200;

/** As many columns as the widest screen has; narrower screens hide the rest. */
const COLUMNS = 7;

function FirstRows() {
  return (
    <div className="grid gap-y-3.5 sm:gap-y-4.5 max-sm:[&>*>:nth-child(n+4)]:hidden max-xl:[&>*>:nth-child(n+7)]:hidden">
      <GameRowSkeleton columns={COLUMNS} />
      <GameRowSkeleton columns={COLUMNS} />
      <GameRowSkeleton columns={COLUMNS} />
    </div>
  );
}

/** Searches for the same words in all lobbies. */
function SearchAllButton({ words }: { readonly words: string }) {
  const { t } = useTranslation();
  const { open } = useModals();
  return (
    <Button size="sm" variant="outline" onClick={() => open('search', {}, words)}>
      <Search size={16} aria-hidden="true" />
      {t('lobbies.searchAll')}
    </Button>
  );
}
