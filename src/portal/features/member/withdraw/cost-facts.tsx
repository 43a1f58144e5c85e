import { useTranslation } from 'react-i18next';
import type { WithdrawalQuote } from '#generated/model/index.ts';
import { useMoney } from '#portal/access/use-money.ts';

type CostFactsProps = {
  readonly quote: WithdrawalQuote;
  /** Empty while there is no valid amount. */
  readonly cost: { readonly fee?: string; readonly receives?: string; readonly after?: string };
};

/** Fee, what arrives, when, and what is left, beside the button. */
export function CostFacts({ quote, cost: { fee, receives, after } }: CostFactsProps) {
  const { t } = useTranslation();
  const write = useMoney();
  const known = (amount: string | undefined) => (amount === undefined ? '–' : write(amount));
  const facts = [
    { label: t('money.fee'), value: known(fee) },
    { label: t('withdraw.receives'), value: known(receives) },
    {
      label: t('withdraw.arrives'),
      value: t('withdraw.arrivesIn', { min: quote.arrivesMinutesMin, max: quote.arrivesMinutesMax }),
    },
    { label: t('money.after'), value: known(after) },
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-md bg-surface-2 px-4 py-3 sm:flex sm:justify-between light:bg-surface-3">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-xs text-text-2">{label}</dt>
          <dd className="num text-[15px]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
