import { useEffect } from 'react';
import { useListAnnouncements } from '../../../../generated/client/notices/notices.ts';
import { useModals } from '../../access/use-modals.ts';
import { popupParams } from '../../entities/notice/notice-query.ts';
import { sessionStore } from '../../lib/storage.ts';

/** Opens the popup announcements after all other modals close. Announcements shown after the login do not appear again. */
export function PopupOpener() {
  const { stack, open } = useModals();
  const hasPopups = (useListAnnouncements(popupParams).data?.popup.length ?? 0) > 0;
  const isFree = stack.length === 0;
  useEffect(() => {
    if (hasPopups && isFree && sessionStore.get('index_notice') === null) open('popups');
  }, [hasPopups, isFree, open]);
  return null;
}
