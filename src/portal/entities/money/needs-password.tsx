import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/state-panel.tsx';

type NeedsPasswordProps = {
  /** What the button says. */
  readonly action: string;
  readonly onAction: () => void;
};

/** Stands where a payment password is asked for and there is none yet. */
export function NeedsPassword({ action, onAction }: NeedsPasswordProps) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<KeyRound size={18} />}
      title={t('money.needsPassword')}
      text={t('money.needsPasswordText')}
      action={
        <Button size="sm" variant="brand" onClick={onAction}>
          {action}
        </Button>
      }
    />
  );
}
