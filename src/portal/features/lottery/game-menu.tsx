import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListPopularGames } from '#generated/client/catalogue/catalogue.ts';
import { listPopularGamesDefaults } from '#generated/client/defaults.ts';
import type { LotteryMenuGroup } from '#generated/model/index.ts';
import { LoadState } from '../../entities/loading/load-state.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { useMyGames } from './favourites/use-my-games.ts';
import { MenuSection, type MenuSectionProps } from './menu-section.tsx';

export type GameMenuProps = {
  readonly groups: readonly LotteryMenuGroup[];
  readonly chosen: string;
  /** How far the server's clock is ahead, in ms. */
  readonly ahead: number;
  /** Called before a game opens. */
  readonly onLeave: () => void;
};

type Shared = Pick<MenuSectionProps, 'chosen' | 'ahead' | 'favourites' | 'onToggle' | 'onLeave'>;

/**
 * The games: by family, after the member's own ones, or the most popular ones of all lotteries. Each has the time until
 * it closes. The chosen game is in view.
 */
export function GameMenu({ groups, chosen, ahead, onLeave }: GameMenuProps) {
  const { t } = useTranslation();
  const [isPopular, setPopular] = useState(false);
  const list = useRef<HTMLElement>(null);
  useEffect(() => list.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' }), []);
  const known = useMemo(() => groups.flatMap(({ games }) => games), [groups]);
  const mine = useMyGames(known);
  const shared: Shared = { chosen, ahead, favourites: mine.codes, onToggle: mine.toggle, onLeave };
  return (
    <nav ref={list} aria-label={t('lottery.games')} className="grid min-w-0 gap-3">
      <Segmented
        label={t('lottery.menu')}
        value={isPopular ? 'popular' : 'all'}
        options={[
          { value: 'all', label: t('lottery.allGames') },
          { value: 'popular', label: t('lottery.popular') },
        ]}
        onChange={(shown) => setPopular(shown === 'popular')}
      />
      {isPopular ? (
        <Popular {...shared} />
      ) : (
        <>
          <MenuSection code="favourites" name={t('lottery.favourites')} games={mine.favourites} {...shared} />
          <MenuSection code="recent" name={t('lottery.recent')} games={mine.recent} {...shared} />
          {groups.map(({ gameGroupCode, labelName, games }) => (
            <MenuSection key={gameGroupCode} code={gameGroupCode} name={labelName} games={games} {...shared} />
          ))}
        </>
      )}
    </nav>
  );
}

/** The lotteries that most members bet on (LOTTERY-08). */
function Popular(shared: Shared) {
  const { t } = useTranslation();
  const { count } = listPopularGamesDefaults;
  const query = useListPopularGames({ count });
  if (query.data === undefined) return <LoadState query={query} failed={t('lottery.failed')} />;
  return <MenuSection code="popular" name={t('lottery.popularText')} games={query.data} {...shared} />;
}
