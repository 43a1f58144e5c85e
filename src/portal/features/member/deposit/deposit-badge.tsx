import { useTranslation } from 'react-i18next';
import type { Deposit, DepositState } from '../../../../../generated/client/model/index.ts';
import { Badge } from '../../../ui/badge.tsx';

const tones = { pending: 'warn', paid: 'info', credited: 'success', failed: 'danger', expired: 'neutral' } as const;

/** The state of a deposit in a word; one that waits for an operator says so. */
export function DepositBadge({ state, reportedAt }: Pick<Deposit, 'reportedAt'> & { readonly state: DepositState }) {
  const { t } = useTranslation();
  if (state === 'pending' && reportedAt !== null) return <Badge tone="info">{t('deposit.reported')}</Badge>;
  return <Badge tone={tones[state]}>{t(`deposit.state.${state}`)}</Badge>;
}
