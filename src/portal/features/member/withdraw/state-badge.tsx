import { useTranslation } from 'react-i18next';
import type { WithdrawalState } from '#generated/model/index.ts';
import { Badge } from '#portal/ui/badge.tsx';

const tones = {
  requested: 'info',
  reviewing: 'info',
  approved: 'info',
  paid: 'info',
  received: 'success',
  disputed: 'warn',
  rejected: 'danger',
  returned: 'neutral',
} as const satisfies Record<WithdrawalState, string>;

/** The state of a withdrawal, in a word. */
export function StateBadge({ state }: { readonly state: WithdrawalState }) {
  const { t } = useTranslation();
  return <Badge tone={tones[state]}>{t(`withdraw.state.${state}`)}</Badge>;
}
