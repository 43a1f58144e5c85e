import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/state-panel.tsx';

/** Stands where a payment password is asked for and there is none yet, and leads to where it is set. */
export function NeedsPassword({ onGo }: { readonly onGo: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<KeyRound size={18} />}
      title={t('money.needsPassword')}
      text={t('money.needsPasswordText')}
      action={
        <Button size="sm" variant="brand" onClick={onGo}>
          {t('money.toSecurity')}
        </Button>
      }
    />
  );
}
