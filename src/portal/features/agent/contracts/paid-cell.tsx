import { useTranslation } from 'react-i18next';
import { useDates } from '#portal/access/use-dates.ts';
import { SignedAmount } from '#portal/entities/money/amount.tsx';

/** What has been paid, and when the rest follows where a part is open. */
export function PaidCell({ paid, restAt }: { readonly paid: string; readonly restAt: string | null }) {
  const { t } = useTranslation();
  const dates = useDates();
  return (
    <span className="inline-grid justify-items-end">
      <SignedAmount amount={paid} />
      {restAt !== null && (
        <span className="max-w-44 text-xs font-normal whitespace-normal text-text-3">
          {t('contracts.restAt', { at: dates.write(Date.parse(restAt)) })}
        </span>
      )}
    </span>
  );
}
