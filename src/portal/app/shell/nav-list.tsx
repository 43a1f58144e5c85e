import { NavLink } from 'react-router-dom';
import { cn } from '../../lib/cn.ts';
import { onIntent } from '../../ui/intent.ts';
import { Tooltip } from '../../ui/tooltip.tsx';
import { preloadPage } from '../pages.ts';
import { type NavEntry, useNavEntries } from './use-nav-entries.ts';

/** The links of the main menu. In mini mode they are icons that tell their names. */
export function NavList({ mini = false }: { readonly mini?: boolean }) {
  return (
    <ul className={cn('grid gap-px', mini && 'w-12')}>
      {useNavEntries().map((entry) => (
        <li key={entry.to}>
          <Tooltip text={entry.label} disabled={!mini}>
            <NavItem entry={entry} mini={mini} />
          </Tooltip>
        </li>
      ))}
    </ul>
  );
}

function NavItem({ entry: { to, label, Icon, category }, mini }: { readonly entry: NavEntry; readonly mini: boolean }) {
  return (
    <NavLink
      to={to}
      data-cat={category}
      {...onIntent(() => preloadPage(to))}
      className={({ isActive }) =>
        cn(
          'flex items-center gap-3 rounded-sm text-sm whitespace-nowrap hover:text-text-1',
          mini ? 'h-10 justify-center' : 'h-8.75 px-3 touch:h-touch',
          isActive
            ? 'bg-surface-3 font-semibold text-text-1'
            : 'font-medium text-text-2 hover:bg-surface-2 light:hover:bg-surface-3',
        )
      }
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
