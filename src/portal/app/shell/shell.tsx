import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { cn } from '../../lib/cn.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { CollapseButton, DrawerButton } from './menu-button.tsx';
import { SideBar } from './side-bar.tsx';
import { TabBar } from './tab-bar.tsx';
import { useMini } from './use-mini.ts';

/** The frame of the pages: header, side bar or drawer, main content, footer, and the tab bar of phones. */
export function Shell() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const hasSideBar = useMediaQuery('(width >= 1024px)');
  const canExpand = useMediaQuery('(width >= 1280px)');
  const [miniChosen, setMini] = useMini();
  const mini = !canExpand || miniChosen;
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // Whoever reads with the ears or the keyboard goes on where the new page begins.
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: a link to a place of the page; focus goes there without a history entry */}
      <a
        href="#content"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-gate focus:rounded-md focus:bg-surface-pop focus:px-4 focus:py-2.5 focus:font-semibold"
      >
        {t('shell.skipLink')}
      </a>
      <Header menu={canExpand ? <CollapseButton mini={mini} onChange={setMini} /> : <DrawerButton />} />
      <div
        className={cn(
          'grid min-h-[calc(100dvh-var(--header-h))]',
          hasSideBar &&
            (mini ? 'grid-cols-[var(--sidebar-mini-w)_minmax(0,1fr)]' : 'grid-cols-[var(--sidebar-w)_minmax(0,1fr)]'),
        )}
      >
        {hasSideBar && <SideBar mini={mini} />}
        <div className="flex min-w-0 flex-col px-gutter pb-8 max-sm:pb-[calc(var(--tabbar-h)+32px+env(safe-area-inset-bottom))]">
          <main
            ref={main}
            id="content"
            tabIndex={-1}
            className="mx-auto w-full max-w-content flex-1 pt-3.5 outline-none sm:pt-5"
          >
            <Outlet />
          </main>
          <Footer />
        </div>
      </div>
      <TabBar />
    </>
  );
}
