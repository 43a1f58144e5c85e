import { useTranslation } from 'react-i18next';
import type { InhouseRound, InhouseRules } from '#generated/model/index.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { betEnd } from '#portal/entities/record/bet-end.ts';

type LineOf = {
  readonly rules: InhouseRules;
  readonly round: InhouseRound | undefined;
  /** The outcome is still to be shown. */
  readonly isSettling: boolean;
  readonly tell: (round: InhouseRound) => string;
};

/** The line under the stage: what may be done, or how the round ended. */
export function useLine({ rules, round, isSettling, tell }: LineOf): string {
  const { t } = useTranslation();
  const write = useMoney();
  if (round === undefined) return t('originals.line.ready');
  if (round.state === 'open') return t('originals.line.open', { count: rules.unfinishedHours });
  if (isSettling) return t('originals.line.running');
  const { stake, payout, state } = round;
  const end = betEnd({ state, payout });
  const result =
    end === 'won' || end === 'lostPart'
      ? t(`originals.line.${end}`, { amount: write(payout ?? '0.00'), stake: write(stake) })
      : t(`originals.line.${end}`, { amount: write(stake) });
  return `${tell(round)} ${result}`;
}
