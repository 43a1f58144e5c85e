import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListAnnouncements } from '#generated/client/notices/notices.ts';
import { useSite } from '../../access/site.ts';
import { noticeParams } from '../../entities/notice/notice-query.ts';
import { now } from '../../lib/clock.ts';
import { localStore } from '../../lib/storage.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Modal } from '../../ui/modal.tsx';
import type { ModalProps } from '../modals/modal-props.ts';
import { PopupNotices } from './popup-notices.tsx';

/** The popup announcements over the home page. The visitor can turn them off for the rest of the day. */
export function Popups({ onClose }: ModalProps) {
  const { t } = useTranslation();
  const brand = useSite()?.brand.name ?? '';
  const { data, isError } = useListAnnouncements(noticeParams);
  const [offToday, setOffToday] = useState(false);
  const isEmpty = isError || data?.popup.length === 0;
  useEffect(() => {
    if (isEmpty) onClose();
  }, [isEmpty, onClose]);
  if (!data || isEmpty) return null;

  const leave = () => {
    if (offToday) localStore.set('popupsOff', String(endOfDay(now())));
    onClose();
  };
  return (
    <Modal fits title={t('postLogin.news', { brand })} closeLabel={t('common.close')} onClose={leave}>
      <div className="grid gap-4 px-6 pb-5">
        <PopupNotices />
      </div>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-3 border-t border-line px-6 py-4">
        <Checkbox checked={offToday} onChange={(event) => setOffToday(event.target.checked)}>
          {t('postLogin.offToday')}
        </Checkbox>
        <Button variant="brand" data-focus-first onClick={leave}>
          {t('common.understood')}
        </Button>
      </div>
    </Modal>
  );
}

/** The next midnight in the visitor's time zone. */
function endOfDay(time: number): number {
  return new Date(time).setHours(24, 0, 0, 0);
}
