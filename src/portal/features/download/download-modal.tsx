import { useTranslation } from 'react-i18next';
import { Modal } from '../../ui/modal.tsx';
import { GetApp } from './get-app.tsx';

/** The instructions to get the app, as a modal. */
export function DownloadModal({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Modal
      title={t('download.title')}
      closeLabel={t('common.close')}
      onClose={onClose}
      size="free"
      className="lg:w-230"
    >
      <GetApp name="download" className="px-6" />
    </Modal>
  );
}
