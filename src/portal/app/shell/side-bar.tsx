import { useTranslation } from 'react-i18next';
import { cn } from '../../lib/cn.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { MenuGroups } from './menu-groups.tsx';
import { NavList } from './nav-list.tsx';
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
