import { useTranslation } from 'react-i18next';
import type { DepositMethod } from '#generated/model/index.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { useLanguage } from '#portal/i18n/use-language.ts';
import { compareAmounts } from '#shared/money/amount.ts';

/** Writes the fee rule of a method: its share, its fixed part, or both. */
export function useFeeText(): (method: Pick<DepositMethod, 'feeRate' | 'feeFixed'>) => string {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const write = useMoney();
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  return ({ feeRate, feeFixed }) => {
    const parts = [
      ...(feeRate > 0 ? [percent.format(feeRate / 10_000)] : []),
      ...(compareAmounts(feeFixed, '0') > 0 ? [write(feeFixed)] : []),
    ];
    return parts.length === 0 ? t('deposit.noFee') : t('deposit.feeOf', { fee: parts.join(' + ') });
  };
}
