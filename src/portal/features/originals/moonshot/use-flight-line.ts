import { useTranslation } from 'react-i18next';
import type { InhouseRules, Moonshot } from '#generated/model/index.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { useMoneyUnit } from '#portal/entities/money/use-money-unit.ts';
import { writtenMultiplier } from '#shared/games/moonshot.ts';
import { leastAmount, multiplyAmount } from '#shared/money/amount.ts';
import { multiplierText } from '../odds-text.ts';
import type { OwnFlight } from './own-flight.ts';

/** The line under the stage. It changes with the round and the own bet only, so that screen readers are not flooded. */
export function useFlightLine(rules: InhouseRules, flight: Moonshot, own: OwnFlight): string {
  const { t } = useTranslation();
  const write = useMoney();
  const { decimals } = useMoneyUnit();
  const { state, number, end } = flight.round;
  const ended = end === null ? '' : t('originals.moonshot.line.ended', { number, end: multiplierText(end) });
  if (own.kind === 'left') {
    const multiplier = writtenMultiplier(own.multiplier);
    const amount = write(leastAmount(rules.maxPayout, multiplyAmount(own.stake, multiplier, decimals)));
    return `${t('originals.moonshot.line.left', { multiplier: multiplierText(multiplier), amount })} ${ended}`.trim();
  }
  if (own.kind === 'lost') return `${ended} ${t('originals.line.lost', { amount: write(own.stake) })}`.trim();
  if (state === 'ended') return ended;
  if (state === 'flying')
    return t(own.kind === 'in' ? 'originals.moonshot.line.in' : 'originals.moonshot.line.flying', { number });
  return t(own.kind === 'in' ? 'originals.moonshot.line.placed' : 'originals.moonshot.line.betting', { number });
}
