import { House, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useListVendorTypes } from '../../../../generated/client/catalogue/catalogue.ts';
import type { GameCategory } from '../../../../generated/client/model/index.ts';
import { lobbyPath, paths } from '../../access/paths.ts';
import { categoryIcons } from '../../entities/category/category.ts';
import type { i18n } from '../../i18n/i18n.ts';

export type NavEntry = {
  readonly to: string;
  readonly label: string;
  readonly Icon: LucideIcon;
  /** Gives the icon its hue. */
  readonly category?: GameCategory;
};

type FixedEntry = Omit<NavEntry, 'label'> & { readonly label: (t: typeof i18n.t) => string };

/** The entries above the categories, in this order. */
const places: readonly FixedEntry[] = [{ to: paths.home, label: (t) => t('shell.sideBar.home'), Icon: House }];

/** The entries of the menu: the fixed ones, then each category that has vendors and a page (SIDEBAR-01, SIDEBAR-02). */
export function useNavEntries(): readonly NavEntry[] {
  const { t } = useTranslation();
  const { data: types = [] } = useListVendorTypes();
  const categories = types.flatMap(({ gameType }): NavEntry[] => {
    const to = lobbyPath(gameType);
    const Icon = categoryIcons[gameType];
    return to ? [{ to, label: t(`common.category.${gameType}`), Icon, category: gameType }] : [];
  });
  return [...places.map((place) => ({ ...place, label: place.label(t) })), ...categories];
}
