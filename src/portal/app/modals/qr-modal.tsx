import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useSite } from '../../access/site.ts';
import { QrCode } from '../../entities/qr/qr-code.tsx';
import { Modal } from '../../ui/modal.tsx';
import type { ModalProps } from './modal-props.ts';

/**
 * `qr`, the modal of 200 x 200: the QR code of one of the site's links (MODAL-02, MODAL-08). The address names the type
 * of the link and never the link itself, so that nobody can have this site show a code of theirs.
 */
export function QrModal({ onClose }: ModalProps) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const site = useSite();
  const resource = site?.resources.find(({ resourceType }) => resourceType === params.get('qr'));
  const isMissing = site !== undefined && resource === undefined;
  useEffect(() => {
    if (isMissing) onClose();
  }, [isMissing, onClose]);
  if (!site || !resource) return null;

  const { resourceType, labelNameEn, url, qrCodeUrl } = resource;
  const brand = site.brand.name;
  const apps: Partial<Record<typeof resourceType, string>> = {
    Android: t('qr.android', { brand }),
    MOBILECONFIG: t('qr.ios', { brand }),
  };
  const name = apps[resourceType] ?? labelNameEn;
  return (
    <Modal size="small" title={name} closeLabel={t('common.close')} onClose={onClose} className="max-sm:justify-center">
      <div className="grid justify-items-center gap-3 px-6 pb-6">
        <QrCode value={qrCodeUrl ?? url} name={t('qr.code', { name })} />
        <p className="max-w-50 text-center text-sm text-text-2">{t('qr.scan')}</p>
      </div>
    </Modal>
  );
}
