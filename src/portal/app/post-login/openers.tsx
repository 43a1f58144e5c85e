import { useState } from 'react';
import { isTrial, useLoggedIn } from '../../access/session.ts';
import { now } from '../../lib/clock.ts';
import { localStore, sessionStore } from '../../lib/storage.ts';
import { PopupOpener } from './popup-opener.tsx';
import { WithdrawalOpener } from './withdrawal-opener.tsx';

/**
 * The popup announcements once per session (NOTICE-05), and for members the withdrawal that waits for their answer
 * (WALLET-10).
 */
export function Openers() {
  const loggedIn = useLoggedIn();
  const [hasPopups] = useState(
    () => Number(localStore.get('popupsOff') ?? 0) <= now() && sessionStore.get('index_notice') === null,
  );
  return (
    <>
      {hasPopups && <PopupOpener />}
      {loggedIn && !isTrial() && <WithdrawalOpener />}
    </>
  );
}
