import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useReopen } from '../../access/site-state.ts';
import { Button } from '../../ui/button.tsx';

/** Asks at once whether the site is open again. */
export function TryAgain() {
  const { t } = useTranslation();
  const { reopen, asking } = useReopen();
  return (
    <Button size="lg" loading={asking} onClick={reopen}>
      <RotateCcw size={18} aria-hidden="true" />
      {t('status.retry')}
    </Button>
  );
}
