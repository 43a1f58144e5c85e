import { lazyPart } from '../../i18n/lazy-part.ts';
import type { AccountPopoverProps } from './account-popover.tsx';

/** The parts of the frame for members only. A guest's first page does not load their code. */
export const AccountButton = lazyPart(() => import('./account-button.tsx').then((part) => part.AccountButton));
export const AccountPopover = lazyPart<AccountPopoverProps>(() =>
  import('./account-popover.tsx').then((part) => part.AccountPopover),
);
export const DepositTab = lazyPart<{ readonly className: string }>(
  () => import('./deposit-tab.tsx').then((part) => part.DepositTab),
  'centre',
);
export const Balance = lazyPart(() => import('./balance.tsx').then((part) => part.Balance));

/** Fetches all of them before they are needed. */
export async function preloadMemberParts(): Promise<void> {
  await Promise.all([AccountButton, AccountPopover, DepositTab, Balance].map((part) => part.preload()));
}
