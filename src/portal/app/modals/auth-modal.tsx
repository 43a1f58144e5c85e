import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useFlag, useSite } from '../../access/site.ts';
import { useModals } from '../../access/use-modals.ts';
import { LoginArt } from '../../entities/session/login-art.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Modal } from '../../ui/modal.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { LoginPane, RegisterPane } from './auth-panes.ts';
import type { ModalProps } from './modal-props.ts';

/**
 * `loginPopupModal` and `registerModal` (LOGIN-02, REGISTER-12): one dialog with a tab for each. A change of tab moves
 * neither the dialog nor the focus. The address holds the selected tab.
 */
export function AuthModal({ name, own, onClose }: ModalProps) {
  const { t } = useTranslation();
  const { swap } = useModals();
  const { name: brand = '', logo } = useSite()?.brand ?? {};
  const shown = name === 'register' ? 'register' : 'login';
  const offersRegistration = useFlag('DIRECTREG3') || shown === 'register';
  const tabs = [
    { id: 'login', label: t('session.title') },
    ...(offersRegistration ? ([{ id: 'register', label: t('session.createAccount') }] as const) : []),
  ] as const;
  const Pane = shown === 'register' ? RegisterPane : LoginPane;

  return (
    <Modal
      size="auth"
      title={shown === 'register' ? t('session.createAccount') : t('session.title')}
      titleHidden
      closeLabel={t('common.close')}
      closeClassName="max-sm:bg-overlay-ink max-sm:text-on-art"
      onClose={onClose}
      className="max-w-full sm:grid sm:grid-cols-[348fr_532fr]"
    >
      <LoginArt className="max-sm:h-59 max-sm:flex-none sm:sticky sm:top-0 sm:h-full sm:max-h-[calc(100dvh-50px)] sm:min-h-0" />
      <div aria-hidden="true" className="absolute top-4 left-4 text-on-art sm:hidden">
        <Logo name={brand} pictures={logo} className="text-[20px]" />
      </div>
      <div className="sm:min-h-150">
        <Tabs
          name="auth"
          label={t('session.ways')}
          items={tabs}
          value={shown}
          onChange={(id) => swap(shown, id)}
          className="px-4 sm:pt-3.5 sm:pr-16 sm:pl-9"
        />
        <TabPanel name="auth" id={shown} className="px-4 pt-5 pb-7 sm:px-9">
          <Suspense fallback={<Spinner label={t('common.loading')} className="grid h-60 place-items-center" />}>
            <Pane key={shown} own={own} onClose={onClose} />
          </Suspense>
        </TabPanel>
      </div>
    </Modal>
  );
}
