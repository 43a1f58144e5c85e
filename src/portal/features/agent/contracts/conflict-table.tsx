import { ArrowRight, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ContractConflict } from '#generated/model/index.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { AccountFace } from '../account-face.tsx';
import { typeName } from '../type-name.ts';
import { ContractBadge } from './contract-badge.tsx';
import { usePercent } from './use-percent.ts';

/** The contracts that a new one would end: who loses which rate, and what was turned over below (CONTRACT-06). */
export function ConflictTable({ conflicts }: { readonly conflicts: readonly ContractConflict[] }) {
  const { t } = useTranslation();
  const percent = usePercent();
  const dates = useDates();
  const [first] = conflicts;
  if (first === undefined) return null;
  return (
    <section aria-label={t('contracts.conflicts', { count: conflicts.length })} className="grid">
      <div className="flex gap-3 bg-warn-soft px-4 py-3 sm:px-5">
        <TriangleAlert size={18} aria-hidden="true" className="mt-0.5 flex-none text-warn" />
        <div className="grid gap-0.5">
          <h4 className="font-semibold">{t('contracts.conflicts', { count: conflicts.length })}</h4>
          <p className="text-sm text-text-2">
            {t('contracts.conflictText', {
              newRate: percent(first.newRate),
              at: dates.write(Date.parse(first.endsAt)),
            })}
          </p>
        </div>
      </div>
      <ul className="divide-y divide-line">
        {conflicts.map((conflict) => (
          <Row key={conflict.contractId} conflict={conflict} />
        ))}
      </ul>
    </section>
  );
}

function Row({ conflict: { downline, type, turnover, rate } }: { readonly conflict: ContractConflict }) {
  const { t } = useTranslation();
  const percent = usePercent();
  const write = useMoney();
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5 text-sm sm:px-5">
      <AccountFace account={downline.account} />
      <span className="grid min-w-0 flex-1 basis-32">
        <span className="font-semibold wrap-anywhere">{downline.account}</span>
        <span className="text-xs text-text-3">{t(`team.type.${typeName(type)}`)}</span>
      </span>
      <span className="text-text-3">
        {t('contracts.inDays')} <span className="num font-semibold text-text-1">{write(turnover)}</span>
      </span>
      <span className="ml-auto inline-flex items-center gap-2">
        <span className="num font-semibold">{percent(rate)}</span>
        <ArrowRight size={14} aria-hidden="true" className="text-text-3" />
        <ContractBadge state="terminating" />
      </span>
    </li>
  );
}
