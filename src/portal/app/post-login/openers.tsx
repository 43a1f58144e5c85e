import { type RefObject, useEffect, useState } from 'react';
import { useListAnnouncements } from '#generated/client/notices/notices.ts';
import { useListWithdrawals } from '#generated/client/wallet/wallet.ts';
import { isTrial, useLoggedIn } from '../../access/session.ts';
import { useModals } from '../../access/use-modals.ts';
import { noticeParams } from '../../entities/notice/notice-query.ts';
import { firstWaiting, waitingWithdrawals } from '../../features/member/withdraw/waiting-withdrawals.ts';
import { now } from '../../lib/clock.ts';
import { localStore, sessionStore } from '../../lib/storage.ts';
import { preloadModal } from '../modals/modal-layer.tsx';

type OpenersProps = {
  /** Whether the visitor has begun something on this page. */
  readonly hasBegun: RefObject<boolean>;
};

/**
 * The popup announcements once per session (NOTICE-05), and for members the withdrawal that waits for their answer
 * (WALLET-10).
 */
export function Openers({ hasBegun }: OpenersProps) {
  const loggedIn = useLoggedIn();
  const [hasPopups] = useState(
    () => Number(localStore.get('popupsOff') ?? 0) <= now() && sessionStore.get('index_notice') === null,
  );
  return (
    <>
      {hasPopups && <PopupOpener hasBegun={hasBegun} />}
      {loggedIn && !isTrial() && <WithdrawalOpener />}
    </>
  );
}

/**
 * Opens the popup announcements unless the visitor has begun something on this page: then they wait for the next visit
 * of it. Announcements shown after the login do not appear again.
 */
function PopupOpener({ hasBegun }: OpenersProps) {
  const { stack, open } = useModals();
  const hasPopups = (useListAnnouncements(noticeParams).data?.popup.length ?? 0) > 0;
  const isFree = stack.length === 0;
  useEffect(() => {
    if (!hasPopups || !isFree) return;
    let isHere = true;
    // Their code loads first, so that nothing can be begun between the decision and the popup.
    void preloadModal('popups').then(
      () => {
        if (isHere && !hasBegun.current && sessionStore.get('index_notice') === null) open('popups');
      },
      // They stay away without their code.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [hasPopups, isFree, hasBegun, open]);
  return null;
}

/** Asks once per session whether a paid withdrawal has arrived, after all other modals close (WALLET-10). */
function WithdrawalOpener() {
  const { stack, open } = useModals();
  const waiting = firstWaiting(useListWithdrawals(waitingWithdrawals).data);
  const isFree = stack.length === 0;
  useEffect(() => {
    if (waiting === undefined || !isFree || sessionStore.get('withdrawal') === waiting) return;
    sessionStore.set('withdrawal', waiting);
    open('withdrawal');
  }, [waiting, isFree, open]);
  return null;
}
