import { useTranslation } from 'react-i18next';
import { useModals } from '../../access/use-modals.ts';
import { Button } from '../../ui/button.tsx';
import { onIntent } from '../../ui/intent.ts';
import { preloadModal } from '../modals/modal-layer.tsx';

/** Opens the registration (HEADER-03), the main action for a guest. */
export function RegisterButton() {
  const { t } = useTranslation();
  const { open } = useModals();
  return (
    <Button
      variant="brand"
      className="max-sm:px-2.5"
      onClick={() => open('register', { own: true })}
      {...onIntent(() => preloadModal('register'))}
    >
      {t('shell.header.register')}
    </Button>
  );
}
