import { useTranslation } from 'react-i18next';
import { compareAmounts } from '#shared/money/amount.ts';
import { parseAmount } from '#shared/money/parse-amount.ts';
import { useLanguage } from '../../i18n/use-language.ts';

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
