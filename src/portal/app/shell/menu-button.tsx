import { Menu } from 'lucide-react';
import { Suspense, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '../../i18n/lazy-part.ts';
import { IconButton } from '../../ui/button.tsx';
import { onIntent } from '../../ui/intent.ts';
import { ModalBoundary } from '../modals/modal-boundary.tsx';

const Drawer = lazyPart<{ readonly onClose: () => void }>(() => import('./drawer.tsx').then((part) => part.Drawer));

/** Opens the main menu over the page. Any navigation closes it. */
export function DrawerButton() {
  const { t } = useTranslation();
  const { key } = useLocation();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  // Runs before the effect that focuses the new page, because a closing drawer returns the focus to this button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has its own key, even one to the same page
  useLayoutEffect(() => setOpen(false), [key]);

  return (
    <>
      <IconButton
        label={t('shell.header.openMenu')}
        aria-expanded={open}
        onClick={() => setOpen(true)}
        {...onIntent(Drawer.preload)}
      >
        <Menu size={20} aria-hidden="true" />
      </IconButton>
      {open && (
        <ModalBoundary onClose={close}>
          <Suspense>
            <Drawer onClose={close} />
          </Suspense>
        </ModalBoundary>
      )}
    </>
  );
}

type CollapseButtonProps = { readonly mini: boolean; readonly onChange: (mini: boolean) => void };

/** Collapses the side bar to icons, or expands it (SIDEBAR-09). */
export function CollapseButton({ mini, onChange }: CollapseButtonProps) {
  const { t } = useTranslation();
  return (
    <IconButton
      label={t(mini ? 'shell.sideBar.expand' : 'shell.sideBar.collapse')}
      aria-expanded={!mini}
      onClick={() => onChange(!mini)}
    >
      <Menu size={20} aria-hidden="true" />
    </IconButton>
  );
}
