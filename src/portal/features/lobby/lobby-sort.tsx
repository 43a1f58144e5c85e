import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { type LobbyFilters, lobbySorts, type LobbySort as Sort } from './lobby-filters.ts';
import { SortSelect } from './sort-select.tsx';

type LobbySortProps = {
  readonly value: Sort | undefined;
  readonly onChange: (changes: Pick<LobbyFilters, 'sort'>) => void;
};

/** The order of a lobby's games; by default the most played first. */
export const LobbySort = memo(function LobbySort({ value, onChange }: LobbySortProps) {
  const { t } = useTranslation();
  const options = (['popular', ...lobbySorts] as const).map((sort) => ({
    value: sort,
    label: t(`lobbies.sorts.${sort}`),
  }));
  return (
    <SortSelect
      label={t('lobbies.sort')}
      value={value ?? 'popular'}
      options={options}
      onChange={(sort) => onChange({ sort: sort === 'popular' ? undefined : sort })}
    />
  );
});
