import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../access/paths.ts';
import { useSite } from '../../access/site.ts';
import { Logo } from '../../ui/logo.tsx';
import { AnnouncementLine } from './announcement-line.tsx';
import { HeaderActions } from './header-actions.tsx';

type HeaderProps = {
  /** The button before the logo: opens the drawer, or collapses the side bar if there is one. */
  readonly menu: ReactNode;
};

/** The bar at the top of every page. */
export function Header({ menu }: HeaderProps) {
  return (
    <header className="sticky top-0 z-header flex h-header items-center border-b border-line bg-glass backdrop-blur-[14px]">
      <div className="flex items-center gap-2 pl-2 max-sm:min-w-0 max-sm:flex-1 sm:flex-none sm:pl-3.5 xl:w-sidebar xl:gap-2.5">
        {menu}
        <HomeLogo />
      </div>
      <div className="flex items-center justify-end gap-2 pr-4 pl-1 max-sm:flex-none max-[389px]:gap-1 max-[389px]:pr-3 sm:min-w-0 sm:flex-1 sm:gap-3 sm:px-gutter">
        <AnnouncementLine />
        <HeaderActions />
      </div>
    </header>
  );
}

/** The brand's logo, a link home. On phones a name that has no room wraps out of sight. */
export function HomeLogo() {
  const { t } = useTranslation();
  const { name = '', logo } = useSite()?.brand ?? {};
  return (
    <Link to={paths.home} aria-label={t('shell.homeLink', { brand: name })} className="target flex min-w-7 rounded-sm">
      <Logo
        name={name}
        pictures={logo}
        className="max-sm:h-7 max-sm:flex-wrap max-sm:overflow-hidden max-sm:text-[20px]"
      />
    </Link>
  );
}
