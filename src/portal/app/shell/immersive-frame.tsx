import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { useLoggedIn } from '../../access/session.ts';
import { useMediaQuery, useStored } from '../../lib/browser-state.ts';
import { cn } from '../../lib/cn.ts';
import { sessionStore } from '../../lib/storage.ts';
import { FrameMain, SkipLink } from './frame-main.tsx';
import { Header } from './header.tsx';
import { DrawerButton } from './menu-button.tsx';
import { RealityPart } from './reality-part.tsx';
import { SideBar } from './side-bar.tsx';

/**
 * The frame of pages that use the whole window (ROUTE-25, ROUTE-26). Header and side menu are hidden until the toggle
 * at the edge shows them; banner and footer never show. The page keeps its position in the React tree either way, so a
 * running game continues. Members see the reality check here, because it comes with the balance of the hidden header.
 */
export function ImmersiveFrame() {
  const { t } = useTranslation();
  const [shown, setShown] = useBars();
  const hasSideBar = useMediaQuery('(width >= 1024px)');
  const loggedIn = useLoggedIn();
  const Arrow = shown ? ChevronLeft : ChevronRight;
  return (
    <>
      <SkipLink />
      {shown && <Header menu={hasSideBar ? null : <DrawerButton />} />}
      <div className={cn('grid', shown && hasSideBar && 'grid-cols-[var(--sidebar-mini-w)_minmax(0,1fr)]')}>
        {shown && hasSideBar && <SideBar mini />}
        <FrameMain className={cn('grid min-w-0', shown ? 'min-h-[calc(100dvh-var(--header-h))]' : 'min-h-dvh')}>
          <Outlet />
        </FrameMain>
      </div>
      <button
        type="button"
        aria-expanded={shown}
        aria-label={t(shown ? 'shell.bars.hide' : 'shell.bars.show')}
        onClick={() => setShown(!shown)}
        className={cn(
          'fixed top-1/2 z-header grid h-14 w-5.5 -translate-y-1/2 place-items-center rounded-r-md border border-l-0 border-line-strong bg-surface-2 text-text-2 shadow-2 hover:bg-surface-3 hover:text-text-1',
          shown && hasSideBar ? 'left-[var(--sidebar-mini-w)]' : 'left-0',
        )}
      >
        <Arrow size={16} aria-hidden="true" />
      </button>
      {loggedIn && <RealityPart />}
    </>
  );
}

/** Whether the bars are shown on pages that hide them by default; the choice lasts for the session (ROUTE-31). */
function useBars(): readonly [shown: boolean, setShown: (shown: boolean) => void] {
  const [kept, keep] = useStored(sessionStore, 'bars');
  return [kept === 'shown', (shown) => keep(shown ? 'shown' : 'hidden')];
}
