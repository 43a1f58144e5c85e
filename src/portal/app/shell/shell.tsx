import { memo, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { boardPaths } from '../../access/paths.ts';
import { lazyPart } from '../../i18n/lazy-part.ts';
import { useMediaQuery, useStored } from '../../lib/browser-state.ts';
import { cn } from '../../lib/cn.ts';
import { localStore } from '../../lib/storage.ts';
import { PartBoundary } from '../part-boundary.tsx';
import { FrameMain, SkipLink } from './frame-main.tsx';
import { Header } from './header.tsx';
import { CollapseButton, DrawerButton } from './menu-button.tsx';
import { SideBar } from './side-bar.tsx';
import { TabBar } from './tab-bar.tsx';

/** Below everything else, so the first paint does not wait for it. */
const Footer = lazyPart(() => import('./footer.tsx').then((part) => part.Footer));

/** The frame of the pages: header, side bar or drawer, main content, footer, and the tab bar of phones. */
export function Shell() {
  const hasSideBar = useMediaQuery('(width >= 1024px)');
  const canExpand = useMediaQuery('(width >= 1280px)');
  const isBoard = boardPaths.has(useLocation().pathname);
  const [miniChosen, setMini] = useMini(isBoard);
  const mini = !canExpand || miniChosen;
  return (
    <>
      <SkipLink />
      <Header menu={canExpand ? <CollapseButton mini={mini} onChange={setMini} /> : <DrawerButton />} />
      <div
        className={cn(
          'grid min-h-[calc(100dvh-var(--header-h))]',
          // The server guesses how wide the window is; where it is narrower the page has its columns from the start.
          hasSideBar && 'lg:grid-cols-[var(--sidebar-mini-w)_minmax(0,1fr)]',
          hasSideBar && !mini && 'xl:grid-cols-[var(--sidebar-w)_minmax(0,1fr)]',
        )}
      >
        {hasSideBar && <SideBar mini={mini} />}
        <div
          className={cn(
            'flex min-w-0 flex-col px-gutter pb-8 max-sm:pb-[calc(var(--tabbar-h)+32px+env(safe-area-inset-bottom))]',
            isBoard && 'xl:px-6',
          )}
        >
          <FrameMain
            className={cn('mx-auto w-full flex-1 pt-3.5', isBoard ? 'max-w-360 sm:pt-4' : 'max-w-content sm:pt-5')}
          >
            <Outlet />
          </FrameMain>
          <LazyFooter />
        </div>
      </div>
      <TabBar />
    </>
  );
}

/** A box reserves the footer's height until its code loads. Changed props would end its hydration, so it has none. */
const LazyFooter = memo(function LazyFooter() {
  const placeholder = <div className="mt-12 h-100" />;
  return (
    <PartBoundary fallback={placeholder}>
      <Suspense fallback={placeholder}>
        <Footer />
      </Suspense>
    </PartBoundary>
  );
});

/** Whether the side bar is collapsed to icons: as the visitor chose (SIDEBAR-09), else as the page does by default. */
function useMini(byDefault: boolean): readonly [mini: boolean, setMini: (mini: boolean) => void] {
  const [kept, keep] = useStored(localStore, 'sideBar');
  return [kept === null ? byDefault : kept === 'mini', (mini) => keep(mini ? 'mini' : 'full')];
}
