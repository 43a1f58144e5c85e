import { useTranslation } from 'react-i18next';
import { useSite } from '../../access/site.ts';
import { Logo } from '../../ui/logo.tsx';
import { Modal } from '../../ui/modal.tsx';
import { toast } from '../../ui/toast.ts';
import { LoginArt } from './login-art.tsx';
import { LoginForm } from './login-form.tsx';
import { LoginReason } from './login-reason.tsx';
import { useGoHome } from './use-go-home.ts';

type LoginModalProps = {
  /** Whether the user began the login; undefined when a link brought him here. */
  readonly own: boolean | undefined;
  readonly onClose: () => void;
};

/** `loginPopupModal`: the login over whatever page stands (LOGIN-02, LOGIN-17). */
export function LoginModal({ own, onClose }: LoginModalProps) {
  const { t } = useTranslation();
  const brand = useSite()?.brand.name ?? '';
  const goHome = useGoHome();

  function stay() {
    onClose();
    toast.success(t('session.loggedIn'));
  }

  return (
    <Modal
      size="auth"
      title={t('session.title')}
      titleHidden
      closeLabel={t('common.close')}
      closeClassName="max-sm:text-on-art"
      onClose={onClose}
      className="max-w-full sm:grid sm:grid-cols-[348fr_532fr]"
    >
      <LoginArt className="max-sm:h-59 max-sm:flex-none" />
      <div aria-hidden="true" className="absolute top-4 left-4 text-on-art sm:hidden">
        <Logo name={brand} className="text-[20px]" />
      </div>
      <div className="grid content-start gap-4 px-4 pt-5 pb-7 sm:px-9">
        <p aria-hidden="true" className="title text-xl">
          {t('session.title')}
        </p>
        {own === false && <LoginReason />}
        <LoginForm onDone={own ? goHome : stay} />
      </div>
    </Modal>
  );
}
