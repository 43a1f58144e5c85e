import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLoggedIn } from '../../access/session.ts';
import { useFlag } from '../../access/site.ts';
import { IconButton } from '../../ui/button.tsx';
import { useDialog } from '../../ui/use-dialog.ts';
import { DemoButton } from './entry-buttons.tsx';
import { HomeLogo } from './header.tsx';
import { MenuGroups } from './menu-groups.tsx';
import { ThemeSwitch } from './page-switches.tsx';
import { MenuFoot, NavList } from './side-bar.tsx';

/** The main menu over the page, for windows that are too narrow for a side bar. */
export function Drawer({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const dialog = useDialog(onClose);
  const offersDemo = useFlag('FREEPLAY3');
  const loggedIn = useLoggedIn();
  return (
    <dialog
      ref={dialog.ref}
      {...dialog.props}
      aria-label={t('shell.sideBar.label')}
      className="m-0 h-dvh max-h-none w-72 max-w-[calc(100vw-48px)] animate-fade border-r border-line-strong bg-surface-1 text-text-1 shadow-3"
    >
      <div className="flex min-h-full flex-col px-3 pb-[calc(14px+env(safe-area-inset-bottom))]">
        <div className="flex h-header flex-none items-center justify-between pl-2">
          <HomeLogo />
          <IconButton label={t('shell.header.closeMenu')} onClick={onClose}>
            <X size={20} aria-hidden="true" />
          </IconButton>
        </div>
        <nav aria-label={t('shell.sideBar.label')} className="pt-2 pb-4">
          <NavList />
          <MenuGroups folding />
        </nav>
        <div className="mt-auto grid gap-3">
          <div className="flex items-center justify-between gap-2 sm:hidden">
            {offersDemo && !loggedIn && <DemoButton />}
            <span className="ml-auto">
              <ThemeSwitch />
            </span>
          </div>
          <MenuFoot />
        </div>
      </div>
    </dialog>
  );
}
