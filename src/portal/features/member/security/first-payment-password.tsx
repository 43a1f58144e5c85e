import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NeedsPassword } from '#portal/entities/money/payment-password.tsx';
import { Card } from '#portal/ui/card.tsx';
import { PaymentPassword } from './payment-password.tsx';

/** Stands where a payment password is asked for and there is none yet, and sets the first one there. */
export function FirstPaymentPassword() {
  const { t } = useTranslation();
  const [isSetting, setSetting] = useState(false);
  return (
    <Card>
      <NeedsPassword action={t('money.setPassword')} onAction={() => setSetting(true)} />
      {isSetting && <PaymentPassword isSet={false} onForgotten={undefined} onClose={() => setSetting(false)} />}
    </Card>
  );
}
