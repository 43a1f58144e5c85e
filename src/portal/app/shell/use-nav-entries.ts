import { Crown, Gift, House, type LucideIcon, Store } from 'lucide-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useListVendorTypes } from '../../../../generated/client/catalogue/catalogue.ts';
import type { GameCategory } from '../../../../generated/client/model/index.ts';
import { categoryPaths, isForPlayers, paths } from '../../access/paths.ts';
import { isForAgents, useSite } from '../../access/site.ts';
import { categoryIcons } from '../../entities/category/category.ts';
import type { i18n } from '../../i18n/i18n.ts';
import { hasPage } from '../page-table.tsx';

export type NavEntry = {
  readonly to: string;
  readonly label: string;
  readonly Icon: LucideIcon;
  /** Sets the hue of the icon. */
  readonly category?: GameCategory;
  /** The number on its badge. */
  readonly Count?: ComponentType;
};

type FixedEntry = Omit<NavEntry, 'label'> & { readonly label: (t: typeof i18n.t) => string };

/** The entries above the categories, in this order. */
const homeEntries: readonly FixedEntry[] = [{ to: paths.home, label: (t) => t('shell.sideBar.home'), Icon: House }];

/** The entries below the categories. Each entry appears only if the portal has its page. */
const offers: readonly FixedEntry[] = [
  { to: paths.promotions, label: (t) => t('shell.sideBar.promotions'), Icon: Gift },
  { to: paths.vip, label: (t) => t('shell.sideBar.vip'), Icon: Crown },
  { to: paths.pointMall, label: (t) => t('shell.sideBar.pointMall'), Icon: Store },
];

/**
 * The entries of the menu in their groups (SIDEBAR-01, SIDEBAR-02, SIDEBAR-03). After home come the categories that
 * have vendors, in-house games first, then the other pages for players.
 */
export function useNavEntries(): readonly (readonly NavEntry[])[] {
  const { t } = useTranslation();
  const { data: types = [] } = useListVendorTypes();
  const forAgents = isForAgents(useSite());
  const named = (entries: readonly FixedEntry[]) => entries.map((entry) => ({ ...entry, label: entry.label(t) }));
  const categories = types.map(
    ({ gameType }): NavEntry => ({
      to: categoryPaths[gameType],
      label: t(`common.category.${gameType}`),
      Icon: categoryIcons[gameType],
      category: gameType,
    }),
  );
  const houseFirst = categories.toSorted((a, b) => Number(b.category === 'INHOUSE') - Number(a.category === 'INHOUSE'));
  return [[...named(homeEntries), ...houseFirst], named(offers)]
    .map((group) => group.filter(({ to }) => hasPage(to) && !(forAgents && isForPlayers(to))))
    .filter((group) => group.length > 0);
}
