import { useTranslation } from 'react-i18next';
import { useFlag } from '../../access/site.ts';
import { useModals } from '../../access/use-modals.ts';
import { Button } from '../../ui/button.tsx';
import { onIntent } from '../../ui/intent.ts';
import { preloadModal } from '../modals/modal-layer.tsx';

/** Opens the login (HEADER-02). It is the main action for a guest if the site has no registration. */
export function LoginButton() {
  const { t } = useTranslation();
  const { open } = useModals();
  return (
    <Button
      variant={useFlag('DIRECTREG3') ? 'outline' : 'brand'}
      className="max-sm:px-2.5"
      onClick={() => open('login', { own: true })}
      {...onIntent(() => preloadModal('login'))}
    >
      {t('shell.header.login')}
    </Button>
  );
}
