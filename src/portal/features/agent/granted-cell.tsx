import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContractBrief } from '#generated/model/index.ts';
import { cn } from '../../lib/cn.ts';
import { Badge } from '../../ui/badge.tsx';
import { ContractBadge } from './contracts/contract-badge.tsx';
import { usePercent } from './contracts/use-percent.ts';

/** Writes the same for a file: each kind in force with its rate; nothing where none is. */
export function useGrantedText(): (contracts: readonly ContractBrief[]) => string {
  const { t } = useTranslation();
  const percent = usePercent();
  return useCallback(
    (contracts) =>
      contracts
        .filter(({ state }) => state !== 'requested')
        .map(({ kind, rate }) => `${t(`team.contract.${kind}`)} ${percent(rate)}`)
        .join('; '),
    [t, percent],
  );
}

type GrantedCellProps = {
  readonly contracts: readonly ContractBrief[];
  /** Where the figures beside it begin at the left. */
  readonly isLeft?: boolean;
};

/** Each kind in force that an agent grants, with its highest rate; otherwise what waits, or that there is none. */
export function GrantedCell({ contracts, isLeft = false }: GrantedCellProps) {
  const { t } = useTranslation();
  const percent = usePercent();
  const [first] = contracts;
  if (first === undefined) return <Badge>{t('team.contract.none')}</Badge>;
  const inForce = contracts.filter(({ state }) => state !== 'requested');
  if (inForce.length === 0) return <ContractBadge state={first.state} />;
  return (
    <span className={cn('inline-flex flex-wrap gap-x-2 text-xs', !isLeft && 'justify-end')}>
      {inForce.map(({ contractId, kind, rate }) => (
        <span key={contractId} className="whitespace-nowrap">
          <span className="font-normal text-text-3">{t(`team.contract.${kind}`)} </span>
          <span className="num font-semibold">{percent(rate)}</span>
        </span>
      ))}
    </span>
  );
}
