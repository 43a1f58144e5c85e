import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Privilege } from '#generated/model/index.ts';
import { useMoney } from '../../access/use-money.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { formatNumber } from '../../lib/format.ts';

/** Formats the value of a privilege: a share, an amount, a count, or the operator's text. */
export function usePrivilegeValue(): (privilege: Privilege) => string {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const money = useMoney();
  return useCallback(
    ({ kind, rate, amount, count, text }) => {
      if (rate !== null) {
        return new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 2 }).format(rate / 10_000);
      }
      if (amount !== null) return money(amount);
      if (count !== null) return formatNumber(count, locale);
      return text ?? (kind === 'withdrawals_per_day' ? t('vip.noCap') : t('vip.none'));
    },
    [t, locale, money],
  );
}
