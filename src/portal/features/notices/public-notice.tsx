import { useTranslation } from 'react-i18next';
import { useModalAddress } from '../../access/use-modal-address.ts';
import { Modal } from '../../ui/modal.tsx';
import { NoticeDetail } from './notice-detail.tsx';

/** The public modal: any notice of the site by its id, alone, for links in banners, messages and mails (MODAL-07, MODAL-08). */
export function PublicNotice({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const id = useModalAddress('publicNotice').get() ?? '';
  return (
    <Modal title={t('announcements.one')} titleHidden closeLabel={t('common.close')} onClose={onClose}>
      <div className="px-5 pt-6 pb-8 sm:px-9 [&_header]:pr-10">
        <NoticeDetail key={id} id={id} />
      </div>
    </Modal>
  );
}
