import { NavLink } from 'react-router-dom';
import { onIntent } from '../../ui/intent.ts';
import { Tooltip } from '../../ui/tooltip.tsx';
import { preloadPage } from '../page-table.tsx';
import { navGroupClass, navRowClass } from './nav-row.ts';
import { type NavEntry, useNavEntries } from './use-nav-entries.ts';

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
