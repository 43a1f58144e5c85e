import { useTranslation } from 'react-i18next';
import type { ContractConflict } from '../../../../../generated/client/model/index.ts';
import { useDates } from '../../../access/use-dates.ts';
import { usePercent } from './use-percent.ts';

/** The contracts that a new one would end, each with its rate and its last moment (CONTRACT-06). */
export function ConflictList({ conflicts }: { readonly conflicts: readonly ContractConflict[] }) {
  const { t } = useTranslation();
  const percent = usePercent();
  const dates = useDates();
  if (conflicts.length === 0) return null;
  return (
    <section className="grid gap-2 rounded-md border border-line bg-warn-soft p-3">
      <h4 className="font-semibold">{t('contracts.conflicts', { count: conflicts.length })}</h4>
      <ul className="grid gap-1.5 text-sm">
        {conflicts.map(({ contractId, downline, rate, newRate, endsAt }) => (
          <li key={contractId}>
            {t('contracts.conflict', {
              name: downline.account,
              rate: percent(rate),
              newRate: percent(newRate),
              at: dates.write(Date.parse(endsAt)),
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}
