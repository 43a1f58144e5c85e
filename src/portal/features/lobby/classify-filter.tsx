import { Heart, History } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameCategory, GameClassify } from '#generated/model/index.ts';
import { useMembersOnly } from '../../entities/favourite/use-members-only.ts';
import { Chip } from '../../ui/chip.tsx';
import { useScroller } from '../../ui/use-scroller.ts';
import { type LobbyFilters, noFilters } from './lobby-filters.ts';
import { ScrollerButton } from './scroller-button.tsx';
import { useFavouriteGames } from './use-favourite-games.ts';

type ClassifyFilterProps = {
  readonly category: GameCategory;
  readonly gameClassify: GameClassify | undefined;
  readonly favourites: boolean;
  readonly recent: boolean;
  readonly onChange: (changes: Pick<LobbyFilters, 'gameClassify' | 'favourites' | 'recent'>) => void;
};

/** The filter for a shelf, the favourites or the recently played games (LOBBY-08, LOBBY-09). */
export const ClassifyFilter = memo(function ClassifyFilter(props: ClassifyFilterProps) {
  const { category, gameClassify, favourites, recent, onChange } = props;
  const { t } = useTranslation();
  const { all, hasMore } = useFavouriteGames(category, noFilters);
  const membersOnly = useMembersOnly();
  const scroller = useScroller<HTMLFieldSetElement>();

  const shelf = (value: GameClassify | undefined, label: string) => (
    <Chip
      selected={!favourites && !recent && gameClassify === value}
      onClick={() => onChange({ gameClassify: value, favourites: false, recent: false })}
      className="h-9!"
    >
      {label}
    </Chip>
  );
  return (
    <>
      <fieldset
        ref={scroller.ref}
        aria-label={t('lobby.classify')}
        className="flex gap-2 max-lg:flex-none lg:-m-1 lg:min-w-0 lg:overflow-x-auto lg:p-1 lg:[scrollbar-width:none]"
      >
        {shelf(undefined, t('lobby.allGames'))}
        {shelf('HOT', t('lobby.hot'))}
        {shelf('NEW', t('lobby.new'))}
        <Chip
          selected={favourites}
          icon={<Heart size={14} aria-hidden="true" className="stroke-2" />}
          count={all > 0 ? `${all}${hasMore ? '+' : ''}` : undefined}
          onClick={() => membersOnly(() => onChange({ gameClassify: undefined, favourites: true, recent: false }))}
          className="h-9!"
        >
          {t('lobby.favourites')}
        </Chip>
        <Chip
          selected={recent}
          icon={<History size={14} aria-hidden="true" className="stroke-2" />}
          onClick={() => membersOnly(() => onChange({ gameClassify: undefined, favourites: false, recent: true }))}
          className="h-9!"
        >
          {t('lobbies.recent')}
        </Chip>
        {shelf('VIDEO', t('lobby.video'))}
        {shelf('CLASSIC', t('lobby.classic'))}
        {shelf('JACKPOT', t('lobby.jackpot'))}
      </fieldset>
      <ScrollerButton scroller={scroller} label={t('lobby.moreShelves')} />
    </>
  );
});
