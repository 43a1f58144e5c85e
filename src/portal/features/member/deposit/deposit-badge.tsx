import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Deposit, DepositState } from '#generated/model/index.ts';
import { Badge } from '#portal/ui/badge.tsx';

const tones = {
  pending: 'warn',
  paid: 'info',
  credited: 'success',
  failed: 'danger',
  expired: 'neutral',
  reversed: 'danger',
} as const;

type Told = Pick<Deposit, 'reportedAt'> & { readonly state: DepositState };

/** The state of a deposit in a word; one that waits for an operator says so. */
export function DepositBadge(deposit: Told) {
  const { t } = useTranslation();
  return <Badge tone={isChecked(deposit) ? 'info' : tones[deposit.state]}>{depositStateText(t, deposit)}</Badge>;
}

/** The same word as text. */
export function depositStateText(t: TFunction, deposit: Told): string {
  return isChecked(deposit) ? t('deposit.reported') : t(`deposit.state.${deposit.state}`);
}

function isChecked({ state, reportedAt }: Told): boolean {
  return state === 'pending' && reportedAt !== null;
}
