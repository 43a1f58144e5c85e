import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import type { ModalProps } from '../modals/modal-props.ts';
import { Avatar } from '../shell/avatar.tsx';
import { useMember } from '../shell/use-member.ts';
import { useShown } from './use-shown.ts';

/** The short welcome of a first login (LOGIN-16). */
export function Welcome({ onClose }: ModalProps) {
  const { t } = useTranslation();
  const { nickname } = useMember();
  useShown('first_login');
  const title = t('postLogin.first.title', { name: nickname });
  return (
    <Modal title={title} titleHidden closeLabel={t('common.close')} onClose={onClose} className="justify-center">
      <div className="grid justify-items-center gap-2 px-6 py-10 text-center">
        <Avatar name={nickname} className="mb-2 size-14 text-xl" />
        <p aria-hidden="true" className="title text-xl">
          {title}
        </p>
        <p className="max-w-105 text-balance text-text-2">{t('postLogin.first.body')}</p>
        <p className="max-w-105 text-sm text-balance text-text-3">{t('postLogin.first.limits')}</p>
        <Button variant="brand" size="lg" data-focus-first className="mt-5" onClick={onClose}>
          {t('postLogin.first.start')}
        </Button>
      </div>
    </Modal>
  );
}
