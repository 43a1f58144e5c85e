import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useGetPlayLimits } from '#generated/client/member-limits/member-limits.ts';
import { compareAmounts } from '#shared/money/amount.ts';
import { isTrial } from '../../access/session.ts';
import { useMoney } from '../../access/use-money.ts';

/** What is left of the member's loss limit, of the narrowest one; nothing without a limit. */
export function LossLimit() {
  const { t } = useTranslation();
  const write = useMoney();
  const { data } = useGetPlayLimits({ query: { enabled: !isTrial() } });
  const losses = (data?.moneyLimits ?? []).flatMap(({ kind, period, remaining }) =>
    kind === 'loss' && remaining !== null ? [{ period, remaining }] : [],
  );
  const [narrowest] = [...losses].sort((one, other) => compareAmounts(one.remaining, other.remaining));
  if (!narrowest) return null;
  return (
    <p className="flex items-center justify-center gap-1.5 text-xs text-text-3">
      <ShieldCheck size={14} aria-hidden="true" />
      {t(`money.lossLeft.${narrowest.period}`, { amount: write(narrowest.remaining) })}
    </p>
  );
}
