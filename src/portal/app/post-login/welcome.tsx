import { ChevronRight, Gauge, type LucideIcon, UserCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../access/site.ts';
import { useModals } from '../../access/use-modals.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import type { ModalProps } from '../modals/modal-props.ts';
import { Avatar } from '../shell/avatar.tsx';
import { useMember } from '../shell/use-member.ts';
import { useShown } from './use-shown.ts';

/**
 * The short welcome of a first login. It offers a deposit limit and the profile where they are still to do (LOGIN-32).
 */
export function Welcome({ onClose }: ModalProps) {
  const { t } = useTranslation();
  const { swap } = useModals();
  const { nickname } = useMember();
  const isShowMC = useSite()?.settings.isShowMC ?? false;
  const info = useShown('first_login');
  const title = t('postLogin.first.title', { name: nickname });
  const show = (panel: string) => () => swap('welcome', 'memberCenter', panel);
  return (
    <Modal title={title} titleHidden closeLabel={t('common.close')} onClose={onClose} className="justify-center">
      <div className="grid justify-items-center gap-2 px-6 py-10 text-center">
        <Avatar name={nickname} className="mb-2 size-14 text-xl" />
        <p aria-hidden="true" className="title text-xl">
          {title}
        </p>
        <p className="max-w-105 text-balance text-text-2">{t('postLogin.first.body')}</p>
        <p className="max-w-105 text-sm text-balance text-text-3">{t('postLogin.first.limits')}</p>
        {isShowMC && info !== undefined && (
          <div className="mt-4 grid w-full max-w-105 gap-2">
            {!info?.depositLimitSet && <Offer Icon={Gauge} name="limit" onClick={show('profile?limit=deposit-day')} />}
            {!info?.profileComplete && <Offer Icon={UserCheck} name="profile" onClick={show('profile')} />}
          </div>
        )}
        <Button variant="brand" size="lg" data-focus-first className="mt-5" onClick={onClose}>
          {t('postLogin.first.start')}
        </Button>
      </div>
    </Modal>
  );
}

type OfferProps = { readonly Icon: LucideIcon; readonly name: 'limit' | 'profile'; readonly onClick: () => void };

function Offer({ Icon, name, onClick }: OfferProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex items-center gap-3 rounded-md bg-surface-2 px-4 py-3 text-left hover:bg-surface-3"
    >
      <Icon size={20} aria-hidden="true" className="flex-none text-text-2" />
      <span className="grid min-w-0 flex-1">
        <span className="font-semibold">{t(`postLogin.first.offer.${name}.title`)}</span>
        <span className="text-sm text-text-2">{t(`postLogin.first.offer.${name}.text`)}</span>
      </span>
      <ChevronRight size={18} aria-hidden="true" className="flex-none text-text-3" />
    </button>
  );
}
