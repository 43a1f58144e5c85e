import { useTranslation } from 'react-i18next';
import { compareAmounts } from '#shared/money/amount.ts';
import { parseAmount } from '#shared/money/parse-amount.ts';
import { useSite } from '../../access/site.ts';
import { useMoney } from '../../access/use-money.ts';
import { useLanguage } from '../../i18n/language.ts';
import { cn } from '../../lib/cn.ts';
import { moneySign } from '../../lib/format.ts';

/** The unit of an amount. */
export type AmountUnit = {
  readonly decimals: number;
  readonly symbol: string;
  /** Formats an amount in the unit. */
  readonly write: (amount: string) => string;
};

export type AmountLimits = { readonly min: string; readonly max: string };

/** Whether no amount fits: what can be used is less than the minimum. */
export const isOutOfReach = ({ min, max }: AmountLimits) => compareAmounts(max, min) < 0;

/** Parses a text: returns the amount if it is one, and a message if it cannot be sent. */
export function useAmount(
  text: string,
  { decimals, symbol, write }: AmountUnit,
  limits: AmountLimits,
): { readonly amount?: string; readonly problem?: string } {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { min, max } = limits;
  const parsed = parseAmount(text, { language: locale, decimals, symbol });
  if (isOutOfReach(limits)) {
    const problem = t('money.problem.outOfReach', { min: write(min), max: write(max) });
    return { ...(parsed.ok && { amount: parsed.amount }), problem };
  }
  if (!parsed.ok) {
    const { problem } = parsed;
    if (problem === 'too_many_decimals') return { problem: t('money.problem.too_many_decimals', { count: decimals }) };
    return { problem: t(`money.problem.${problem}`) };
  }
  if (compareAmounts(parsed.amount, min) < 0) {
    return { amount: parsed.amount, problem: t('money.problem.tooLittle', { min: write(min) }) };
  }
  if (compareAmounts(parsed.amount, max) > 0) {
    return { amount: parsed.amount, problem: t('money.problem.tooMuch', { max: write(max) }) };
  }
  return { amount: parsed.amount };
}

/** An amount as a user of the language types it: without grouping and zero decimals, with the local decimal sign. */
export function amountText(amount: string, locale: 'en' | 'vi'): string {
  const [whole = '0', fraction = ''] = amount.split('.');
  const decimals = /[1-9]/.test(fraction) ? fraction.replace(/0+$/, '').padEnd(2, '0') : '';
  return decimals === '' ? whole : `${whole}${locale === 'vi' ? ',' : '.'}${decimals}`;
}

const LADDER = Array.from({ length: 14 }, (_, power) =>
  [1, 2, 5].map((digit) => `${digit}${'0'.repeat(power)}.00`),
).flat();

/** Up to four round amounts within the limits: the largest ones, and the limit itself. */
export function quickAmounts(min: string, max: string): readonly string[] {
  if (compareAmounts(min, max) > 0) return [];
  const round = LADDER.filter((amount) => compareAmounts(amount, min) >= 0 && compareAmounts(amount, max) < 0);
  return [...round.slice(-4), max];
}

/** The brand's currency, as the unit of amount fields. */
export function useMoneyUnit(): AmountUnit {
  const currency = useSite()?.brand.currency;
  const write = useMoney();
  return { decimals: currency?.decimals ?? 2, symbol: currency?.symbol ?? '', write };
}

/** An amount with its sign, in the colour of its direction. Zero has neither. */
export function SignedAmount({ amount }: { readonly amount: string }) {
  const write = useMoney();
  const sign = moneySign(amount);
  return (
    <span className={cn(sign < 0 && 'text-money-negative', sign > 0 && 'text-money-positive')}>
      {write(amount, { sign: 'always' })}
    </span>
  );
}
