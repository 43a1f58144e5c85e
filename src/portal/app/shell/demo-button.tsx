import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../api/error-text.ts';
import { useFreePlay, useGoHome } from '../../features/session/use-free-play.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';

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
