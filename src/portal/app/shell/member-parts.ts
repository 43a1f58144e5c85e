import { lazyPart } from '../lazy-part.ts';
import type { AccountPopoverProps } from './account-popover.tsx';

/** What the frame shows to members alone. A guest's first page does without its code. */
export const AccountButton = lazyPart(() => import('./account-button.tsx').then((part) => part.AccountButton));
export const AccountPopover = lazyPart<AccountPopoverProps>(() =>
  import('./account-popover.tsx').then((part) => part.AccountPopover),
);
export const Balance = lazyPart(() => import('./balance.tsx').then((part) => part.Balance));

/** Fetches all of it ahead. */
export async function preloadMemberParts(): Promise<void> {
  await Promise.all([AccountButton, AccountPopover, Balance].map((part) => part.preload()));
}
