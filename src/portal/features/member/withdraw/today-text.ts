import type { WithdrawalQuote } from '#generated/model/index.ts';
import type { useMoney } from '#portal/access/use-money.ts';
import type { i18n } from '#portal/i18n/i18n.ts';

/** How much of the day's limits is used; a rank may have no cap. */
export function todayText(
  t: typeof i18n.t,
  write: ReturnType<typeof useMoney>,
  quote: Pick<WithdrawalQuote, 'dailyCount' | 'dailyCountUsed' | 'dailyAmount' | 'dailyAmountUsed'>,
): string {
  const { dailyCount, dailyCountUsed: used, dailyAmount } = quote;
  const sum = write(quote.dailyAmountUsed);
  const limit = dailyAmount === null ? '' : write(dailyAmount);
  if (dailyCount !== null && dailyAmount !== null) return t('withdraw.today', { used, count: dailyCount, sum, limit });
  if (dailyCount !== null) return t('withdraw.todayCount', { used, count: dailyCount });
  return dailyAmount === null ? t('withdraw.todayFree', { sum }) : t('withdraw.todaySum', { sum, limit });
}
