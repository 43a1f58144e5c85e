import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { createWithdrawalBodyOnePaymentPasswordMax } from '#generated/zod/wallet/wallet.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/fields.tsx';
import { EmptyState } from '../../ui/state-panel.tsx';

type PaymentPasswordFieldProps = {
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (password: string) => void;
};

/** The payment password. Browsers must not fill in the login password. */
export function PaymentPasswordField({ value, error, onChange }: PaymentPasswordFieldProps) {
  const { t } = useTranslation();
  return (
    <PasswordField
      label={t('money.paymentPassword')}
      icon={<KeyRound size={18} aria-hidden="true" />}
      revealLabel={t('money.showPassword')}
      autoComplete="off"
      maxLength={createWithdrawalBodyOnePaymentPasswordMax}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

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
