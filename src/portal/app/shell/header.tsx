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
      <div className="flex flex-none items-center gap-2 pl-2 sm:pl-3.5 xl:w-sidebar xl:gap-2.5">
        {menu}
        <HomeLogo />
      </div>
      <div className="flex min-w-0 flex-1 items-center justify-end gap-2 pr-4 pl-2 sm:gap-3 sm:px-gutter">
        <AnnouncementLine />
        <HeaderActions />
      </div>
    </header>
  );
}

/** The brand's logo, a link home. */
export function HomeLogo() {
  const { t } = useTranslation();
  const { name = '', logo } = useSite()?.brand ?? {};
  return (
    <Link to={paths.home} aria-label={t('shell.homeLink', { brand: name })} className="target flex rounded-sm">
      <Logo name={name} pictures={logo} className="max-sm:text-[20px] max-[389px]:[&>span]:sr-only" />
    </Link>
  );
}
