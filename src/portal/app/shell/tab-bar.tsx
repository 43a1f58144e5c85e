import { House, LayoutGrid, type LucideIcon, Search, User } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { isForPlayers, paths } from '../../access/paths.ts';
import { useLoggedIn } from '../../access/session.ts';
import { isForAgents, useSite } from '../../access/site.ts';
import { useModals } from '../../access/use-modals.ts';
import type { i18n } from '../../i18n/i18n.ts';
import { cn } from '../../lib/cn.ts';
import { onIntent } from '../../ui/intent.ts';
import { preloadModal } from '../modals/modal-layer.tsx';
import { preloadPage } from '../page-table.tsx';
import { PartBoundary } from '../part-boundary.tsx';
import { AccountPopover } from './member-parts.ts';

type Tab = { readonly to: string; readonly label: (t: typeof i18n.t) => string; readonly Icon: LucideIcon };

/** The entries of the bar, in this order; the account follows them. */
const tabs: readonly Tab[] = [
  { to: paths.home, label: (t) => t('shell.tabBar.home'), Icon: House },
  { to: paths.slots, label: (t) => t('shell.tabBar.games'), Icon: LayoutGrid },
];

const TAB = 'grid h-full w-full place-content-center justify-items-center gap-1 text-[11px]/3.5';

/** The bar at the bottom of phones. */
export function TabBar() {
  const forAgents = isForAgents(useSite());
  const { t } = useTranslation();
  return (
    <nav
      aria-label={t('shell.tabBar.label')}
      className="fixed inset-x-0 bottom-0 z-header grid auto-cols-fr grid-flow-col border-t border-line bg-surface-1 px-2 pb-[env(safe-area-inset-bottom)] sm:hidden"
    >
      {tabs
        .filter(({ to }) => !(forAgents && isForPlayers(to)))
        .map(({ to, label, Icon }) => (
          <div key={to} className="h-tabbar">
            <NavLink
              to={to}
              {...onIntent(() => preloadPage(to))}
              className={({ isActive }) =>
                cn(TAB, isActive ? 'font-semibold text-text-1 [&>svg]:text-brand-text' : 'font-medium text-text-2')
              }
            >
              <Icon size={22} aria-hidden="true" />
              {label(t)}
            </NavLink>
          </div>
        ))}
      <div className="h-tabbar">
        <SearchTab />
      </div>
      <div className="h-tabbar">
        <AccountTab />
      </div>
    </nav>
  );
}

/** The search over all games, which does not fit into the narrow header. */
function SearchTab() {
  const { t } = useTranslation();
  const { open } = useModals();
  return (
    <button
      type="button"
      className={cn(TAB, 'font-medium text-text-2')}
      onClick={() => open('search')}
      {...onIntent(() => preloadModal('search'))}
    >
      <Search size={22} aria-hidden="true" />
      {t('shell.tabBar.search')}
    </button>
  );
}

/** The account menu for members, the login for guests. */
function AccountTab() {
  const { t } = useTranslation();
  const { open } = useModals();
  const content = (
    <>
      <User size={22} aria-hidden="true" />
      {t('shell.tabBar.account')}
    </>
  );
  const className = cn(TAB, 'font-medium text-text-2');
  if (useLoggedIn()) {
    return (
      <PartBoundary>
        <Suspense>
          <AccountPopover
            placement="top-end"
            trigger={(props) => (
              <button {...props} type="button" className={className}>
                {content}
              </button>
            )}
          />
        </Suspense>
      </PartBoundary>
    );
  }
  return (
    <button
      type="button"
      className={className}
      onClick={() => open('login', { own: true })}
      {...onIntent(() => preloadModal('login'))}
    >
      {content}
    </button>
  );
}
