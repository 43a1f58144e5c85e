import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useModals } from '../../access/use-modals.ts';
import { errorText } from '../../api/error-text.ts';
import { useFreePlay, useGoHome } from '../../features/session/use-free-play.ts';
import { Button } from '../../ui/button.tsx';
import { onIntent } from '../../ui/intent.ts';
import { toast } from '../../ui/toast.tsx';
import { preloadModal } from '../modals/modal-layer.tsx';

/** Starts a trial account at once (HEADER-04). */
export function DemoButton() {
  const { t } = useTranslation();
  const goHome = useGoHome();
  const { start, starting } = useFreePlay();
  return (
    <Button
      variant="ghost"
      className="px-3"
      loading={starting}
      onClick={() => start().then(goHome, (error: unknown) => toast.error(errorText(error)))}
    >
      <Play size={16} aria-hidden="true" />
      {t('shell.header.demo')}
    </Button>
  );
}

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
