import { Megaphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useListAnnouncements } from '#generated/client/notices/notices.ts';
import { paths } from '../../access/paths.ts';
import { useSite } from '../../access/site.ts';
import { noticeParams } from '../../entities/notice/notice-query.ts';
import { lazyPart } from '../../i18n/lazy-part.ts';
import { whenIdle } from '../../lib/loading.ts';
import { Logo } from '../../ui/logo.tsx';
import { PartBoundary } from '../part-boundary.tsx';
import { HeaderActions } from './header-actions.tsx';
import type { TickerProps } from './ticker.tsx';

const Ticker = lazyPart<TickerProps>(() => import('./ticker.tsx').then((part) => part.Ticker), 'announcements');

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

/**
 * The newest headline of the site, in windows that are wide enough. The other headlines and their links load in an idle
 * task.
 */
function AnnouncementLine() {
  const headlines = useListAnnouncements(noticeParams).data?.headline ?? [];
  const [late, setLate] = useState(Ticker.isLoaded);
  useEffect(() => (late ? undefined : whenIdle(() => setLate(true))), [late]);
  const first = (
    <p className="hidden min-w-0 flex-1 items-center gap-2.5 text-sm text-text-2 lg:flex">
      {headlines[0] && (
        <>
          <Megaphone size={18} aria-hidden="true" className="text-text-3" />
          <span className="truncate">{headlines[0].title}</span>
        </>
      )}
    </p>
  );
  if (!late || headlines.length === 0) return first;
  return (
    <PartBoundary fallback={first}>
      <Suspense fallback={first}>
        <Ticker headlines={headlines} />
      </Suspense>
    </PartBoundary>
  );
}
