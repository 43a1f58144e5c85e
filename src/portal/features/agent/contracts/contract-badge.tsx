import { useTranslation } from 'react-i18next';
import type { BillState, ContractState } from '#generated/model/index.ts';
import { Badge } from '#portal/ui/badge.tsx';

const contractTones = {
  requested: 'info',
  valid: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
  terminating: 'warn',
  terminated: 'neutral',
  superseded: 'neutral',
} as const satisfies Record<ContractState, string>;

/** The state of a contract. */
export function ContractBadge({ state }: { readonly state: ContractState }) {
  const { t } = useTranslation();
  return <Badge tone={contractTones[state]}>{t(`contracts.state.${state}`)}</Badge>;
}

const billTones = {
  pending: 'info',
  issued: 'success',
  part_collected: 'warn',
  not_reached: 'neutral',
  insufficient: 'warn',
  denied: 'danger',
  expired: 'danger',
} as const satisfies Record<BillState, string>;

/** The state of a bill. */
export function BillBadge({ state }: { readonly state: BillState }) {
  const { t } = useTranslation();
  return <Badge tone={billTones[state]}>{t(`contracts.billState.${state}`)}</Badge>;
}
