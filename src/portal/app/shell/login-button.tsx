import { useTranslation } from 'react-i18next';
import { useModals } from '../../access/use-modals.ts';
import { Button } from '../../ui/button.tsx';
import { onIntent } from '../../ui/intent.ts';
import { modals } from '../modals/registry.ts';

/** Opens the login (HEADER-02). The one next step of a guest while the portal has no registration. */
export function LoginButton() {
  const { t } = useTranslation();
  const { open } = useModals();
  return (
    <Button variant="brand" onClick={() => open('login', { own: true })} {...onIntent(modals.login.preload)}>
      {t('shell.header.login')}
    </Button>
  );
}
