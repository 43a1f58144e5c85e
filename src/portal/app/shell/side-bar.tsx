import { Crown, Gift, House, type LucideIcon, Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { useListVendorTypes } from '#generated/client/catalogue/catalogue.ts';
import type { GameCategory } from '#generated/model/index.ts';
import { categoryPaths, isForPlayers, paths } from '../../access/paths.ts';
import { isForAgents, useSite } from '../../access/site.ts';
import { categoryIcons } from '../../entities/category/category.ts';
import { cn } from '../../lib/cn.ts';
import { onIntent } from '../../ui/intent.ts';
import { Tooltip } from '../../ui/popover.tsx';
import { hasPage, preloadPage } from '../page-table.tsx';
import { MenuGroups } from './menu-groups.tsx';
import { navGroupClass, navRowClass } from './nav-row.ts';
import { LanguageSwitch } from './page-switches.tsx';
import { SocialLinks } from './social-links.tsx';

/** The main menu beside the page, at full width or as icons. */
export function SideBar({ mini }: { readonly mini: boolean }) {
  const { t } = useTranslation();
  return (
    <aside className="overflow-x-clip border-r border-line max-lg:hidden">
      <div
        className={cn(
          'sticky top-header z-sidebar flex h-[calc(100dvh-var(--header-h))] flex-col gap-2 scrollbar-thin overflow-y-auto py-3.5',
          mini ? 'items-center' : 'px-3',
        )}
      >
        <nav aria-label={t('shell.sideBar.label')}>
          <NavList mini={mini} />
          <MenuGroups mini={mini} />
        </nav>
        <MenuFoot mini={mini} />
      </div>
    </aside>
  );
}

/** The end of the menu, in the side bar and in the drawer: social links and the language. */
export function MenuFoot({ mini = false }: { readonly mini?: boolean }) {
  return (
    <div className={cn('mt-auto flex items-center gap-1', mini ? 'flex-col' : 'px-0.5')}>
      <SocialLinks
        networks={['FACEBOOK', 'INSTAGRAM', 'TELEGRAM']}
        listClassName={cn('flex gap-1', mini && 'flex-col')}
        linkClassName="target size-8 rounded-sm text-text-3 hover:text-text-1"
      />
      <div className={mini ? 'mt-1' : 'ml-auto'}>
        <LanguageSwitch mini={mini} />
      </div>
    </div>
  );
}

/** The links of the main menu, one list for each group. In mini mode they are icons with tooltips. */
export function NavList({ mini = false }: { readonly mini?: boolean }) {
  return useNavEntries().map((group) => (
    <ul key={group[0]?.to} className={navGroupClass(mini)}>
      {group.map((entry) => (
        <li key={entry.to}>
          <Tooltip text={entry.label} disabled={!mini}>
            <NavItem entry={entry} mini={mini} />
          </Tooltip>
        </li>
      ))}
    </ul>
  ));
}

type NavItemProps = { readonly entry: NavEntry; readonly mini: boolean };

function NavItem({ entry: { to, label, Icon, category }, mini }: NavItemProps) {
  return (
    <NavLink
      to={to}
      data-cat={category}
      {...onIntent(() => preloadPage(to))}
      className={({ isActive }) => navRowClass(mini, isActive)}
    >
      {({ isActive }) => (
        <>
          <Icon
            size={mini ? 20 : 18}
            aria-hidden="true"
            className={isActive && !category ? 'text-brand-text' : 'text-cat'}
          />
          <span className={mini ? 'sr-only' : undefined}>{label}</span>
        </>
      )}
    </NavLink>
  );
}

type NavEntry = {
  readonly to: string;
  readonly label: string;
  readonly Icon: LucideIcon;
  /** Sets the hue of the icon. */
  readonly category?: GameCategory;
};

/**
 * The entries of the menu in their groups (SIDEBAR-01, SIDEBAR-02, SIDEBAR-03). After home come the categories that
 * have vendors, in-house games first and the lotteries with the Vietnamese ones, then the other pages for players.
 */
function useNavEntries(): readonly (readonly NavEntry[])[] {
  const { t } = useTranslation();
  const { data: types = [] } = useListVendorTypes();
  const forAgents = isForAgents(useSite());
  const categories = types.flatMap(({ gameType: category }): NavEntry[] => {
    const own = {
      to: categoryPaths[category],
      label: t(`common.category.${category}`),
      Icon: categoryIcons[category],
      category,
    };
    if (category !== 'LOTT') return [own];
    return [own, { ...own, to: paths.vnLottery, label: t('shell.sideBar.vnLottery') }];
  });
  const houseFirst = [...categories].sort(
    (a, b) => Number(b.category === 'INHOUSE') - Number(a.category === 'INHOUSE'),
  );
  const offers: NavEntry[] = [
    { to: paths.promotions, label: t('shell.sideBar.promotions'), Icon: Gift },
    { to: paths.vip, label: t('shell.sideBar.vip'), Icon: Crown },
    { to: paths.pointMall, label: t('shell.sideBar.pointMall'), Icon: Store },
  ];
  return [[{ to: paths.home, label: t('shell.sideBar.home'), Icon: House }, ...houseFirst], offers]
    .map((group) => group.filter(({ to }) => hasPage(to) && !(forAgents && isForPlayers(to))))
    .filter((group) => group.length > 0);
}
