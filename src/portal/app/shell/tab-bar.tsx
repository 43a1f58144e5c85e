import { House, LayoutGrid, type LucideIcon, Search, User } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { isForPlayers, paths } from '../../access/paths.ts';
import { useLoggedIn } from '../../access/session.ts';
import { isForAgents, useSite } from '../../access/site.ts';
import { useModals } from '../../access/use-modals.ts';
import type { i18n } from '../../i18n/i18n.ts';
import { onIntent } from '../../ui/intent.ts';
import { preloadModal } from '../modals/modal-layer.tsx';
import { preloadPage } from '../page-table.tsx';
import { PartBoundary } from '../part-boundary.tsx';
import { AccountPopover, DepositTab } from './member-parts.ts';

type Tab = { readonly to: string; readonly label: (t: typeof i18n.t) => string; readonly Icon: LucideIcon };

/** The first entries of the bar, in this order; the deposit, the search and the account follow them. */
const tabs: readonly Tab[] = [
  { to: paths.home, label: (t) => t('shell.tabBar.home'), Icon: House },
  { to: paths.slots, label: (t) => t('shell.tabBar.games'), Icon: LayoutGrid },
];

const TAB = 'grid h-full w-full place-content-center justify-items-center gap-1 text-[11px]/3.5';
const OTHER_TAB = `${TAB} font-medium text-text-2`;

/** The bar at the bottom of phones. */
export function TabBar() {
  const site = useSite();
  const forAgents = isForAgents(site);
  const loggedIn = useLoggedIn();
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
                isActive ? `${TAB} font-semibold text-text-1 [&>svg]:text-brand-text` : OTHER_TAB
              }
            >
              <Icon size={22} aria-hidden="true" />
              {label(t)}
            </NavLink>
          </div>
        ))}
      {loggedIn && !forAgents && site?.settings.isShowMC && (
        <div className="h-tabbar">
          <PartBoundary>
            <Suspense>
              <DepositTab className={OTHER_TAB} />
            </Suspense>
          </PartBoundary>
        </div>
      )}
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
      className={OTHER_TAB}
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
  if (useLoggedIn()) {
    return (
      <PartBoundary>
        <Suspense>
          <AccountPopover
            placement="top-end"
            trigger={(props) => (
              <button {...props} type="button" className={OTHER_TAB}>
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
      className={OTHER_TAB}
      onClick={() => open('login', { own: true })}
      {...onIntent(() => preloadModal('login'))}
    >
      {content}
    </button>
  );
}
