import { useTranslation } from 'react-i18next';
import { CopyButton } from '#portal/entities/copy/copy-button.tsx';
import { Button } from '#portal/ui/button.tsx';
import { Modal } from '#portal/ui/modal.tsx';

type RecoveryCodesProps = { readonly codes: readonly string[]; readonly onClose: () => void };

/** The last step: the recovery codes, which the server tells this once. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const { t } = useTranslation();
  return (
    <Modal
      title={t('member.security.twoStep.codesTitle')}
      closeLabel={t('common.close')}
      onClose={onClose}
      className="sm:max-w-130"
    >
      <div className="grid content-start gap-4 px-6 pt-1 pb-6">
        <p className="text-sm text-text-2">{t('member.security.twoStep.codesWhat')}</p>
        <ul
          aria-label={t('member.security.twoStep.codesTitle')}
          className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-md bg-surface-2 px-5 py-4"
        >
          {codes.map((code) => (
            <li key={code} className="num font-semibold">
              {code}
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-3">
          <CopyButton
            text={codes.join('\n')}
            label={t('member.security.twoStep.copyCodes')}
            copied={t('member.security.twoStep.codesCopied')}
          />
          <Button variant="brand" className="ml-auto" data-focus-first onClick={onClose}>
            {t('member.security.twoStep.saved')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
