import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { createWithdrawalBodyOnePaymentPasswordMax } from '#generated/zod/wallet/wallet.ts';
import { PasswordField } from '../../ui/password-field.tsx';

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
