import { useTranslation } from 'react-i18next';
import { SignedAmount } from '#portal/entities/money/signed-amount.tsx';

/** What a bet won or lost; null while it is open. */
export function NetAmount({ net }: { readonly net: string | null }) {
  const { t } = useTranslation();
  if (net === null) return <span className="font-medium text-text-2">{t('records.bets.pending')}</span>;
  return <SignedAmount amount={net} />;
}
