import { useTranslation } from 'react-i18next';
import type { PointsConfig } from '#generated/model/index.ts';
import { Modal } from '../../ui/modal.tsx';
import { ConvertForm } from './convert-form.tsx';
import { WithPaymentPassword } from './with-payment-password.tsx';

type ConvertModalProps = {
  readonly points: number;
  readonly rules: PointsConfig;
  readonly onClose: () => void;
};

/** Turns points into money. */
export function ConvertModal({ points, rules, onClose }: ConvertModalProps) {
  const { t } = useTranslation();
  return (
    <Modal title={t('mall.convert.title')} closeLabel={t('common.close')} onClose={onClose}>
      <div className="px-6 pb-6">
        <WithPaymentPassword>
          {(owner) => <ConvertForm points={points} rules={rules} owner={owner} />}
        </WithPaymentPassword>
      </div>
    </Modal>
  );
}
