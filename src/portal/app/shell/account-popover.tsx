import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../i18n/lazy-part.ts';
import { onIntent } from '../../ui/intent.ts';
import { type Placement, Popover, type PopoverTriggerProps } from '../../ui/popover.tsx';
import { PanelBoundary } from './page-switches.tsx';

const AccountMenu = lazyPart<{ readonly onLeave: () => void }>(
  () => import('./account-menu.tsx').then((part) => part.AccountMenu),
  'centre',
);

export type AccountPopoverProps = {
  readonly placement: Placement;
  readonly trigger: (props: PopoverTriggerProps & ReturnType<typeof onIntent>) => ReactNode;
};

/** The account menu beside the element that opens it. Its code loads on the first sign of intent. */
export function AccountPopover({ placement, trigger }: AccountPopoverProps) {
  const { t } = useTranslation();
  return (
    <Popover
      label={t('shell.account.menu')}
      placement={placement}
      className="w-66"
      trigger={(props) => trigger({ ...props, ...onIntent(AccountMenu.preload) })}
    >
      {(close) => (
        <PanelBoundary>
          <Suspense fallback={<div className="h-30" />}>
            <AccountMenu onLeave={close} />
          </Suspense>
        </PanelBoundary>
      )}
    </Popover>
  );
}
