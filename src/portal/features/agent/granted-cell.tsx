import { useTranslation } from 'react-i18next';
import type { ContractBrief } from '../../../../generated/client/model/index.ts';
import { Badge } from '../../ui/badge.tsx';
import { ContractBadge } from './contracts/contract-badge.tsx';
import { usePercent } from './contracts/use-percent.ts';

/** The highest rate in force that an agent grants, and the kinds in force; otherwise what waits, or that there is none. */
export function GrantedCell({ contracts }: { readonly contracts: readonly ContractBrief[] }) {
  const { t } = useTranslation();
  const percent = usePercent();
  const [first] = contracts;
  if (first === undefined) return <Badge>{t('team.contract.none')}</Badge>;
  const inForce = contracts.filter(({ state }) => state !== 'requested');
  if (inForce.length === 0) return <ContractBadge state={first.state} />;
  return (
    <span className="grid justify-items-end">
      <span className="num font-semibold">{percent(first.rate)}</span>
      <span className="text-xs text-text-3">{inForce.map(({ kind }) => t(`team.contract.${kind}`)).join(', ')}</span>
    </span>
  );
}
