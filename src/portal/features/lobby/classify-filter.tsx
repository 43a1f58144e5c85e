import { Heart, History } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameClassify } from '../../../../generated/client/model/index.ts';
import { useMembersOnly } from '../../entities/favourite/use-members-only.ts';
import { Chip } from '../../ui/chip.tsx';
import type { LobbyFilters } from './lobby-filters.ts';

type ClassifyFilterProps = {
  readonly gameClassify: GameClassify | undefined;
  readonly favourites: boolean;
  readonly recent: boolean;
  /** The member's favourites here, as text; undefined while not known. */
  readonly favouriteCount: string | undefined;
  readonly onChange: (changes: Pick<LobbyFilters, 'gameClassify' | 'favourites' | 'recent'>) => void;
};

/** One shelf of the lobby, or the member's own (LOBBY-08, LOBBY-09). */
export const ClassifyFilter = memo(function ClassifyFilter(props: ClassifyFilterProps) {
  const { gameClassify, favourites, recent, favouriteCount, onChange } = props;
  const { t } = useTranslation();
  const membersOnly = useMembersOnly();

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
    <fieldset aria-label={t('lobby.classify')} className="flex flex-none gap-2">
      {shelf(undefined, t('lobby.allGames'))}
      {shelf('HOT', t('lobby.hot'))}
      {shelf('NEW', t('lobby.new'))}
      <Chip
        selected={favourites}
        icon={<Heart size={14} aria-hidden="true" className="stroke-2" />}
        count={favouriteCount}
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
  );
});
