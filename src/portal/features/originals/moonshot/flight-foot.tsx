import { useTranslation } from 'react-i18next';
import type { InhouseRules, MoonshotRound } from '#generated/model/index.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { SignedAmount } from '#portal/entities/money/signed-amount.tsx';
import { useMoneyUnit } from '#portal/entities/money/use-money-unit.ts';
import { Button } from '#portal/ui/button.tsx';
import { writtenMultiplier } from '#shared/games/moonshot.ts';
import { leastAmount, multiplyAmount, subtractAmounts } from '#shared/money/amount.ts';
import { multiplierText } from '../odds-text.ts';
import type { FlightView } from './flight-view.ts';
import type { OwnFlight } from './own-flight.ts';
import type { FlightBetState } from './use-flight-bet.ts';

type FlightFootProps = {
  readonly rules: InhouseRules;
  readonly round: MoonshotRound;
  readonly view: FlightView;
  readonly own: OwnFlight;
  readonly bet: FlightBetState;
  /** The stake of the next bet; undefined while the fields have a mistake. */
  readonly stake: string | undefined;
  /** Whether the member can stake as much. */
  readonly canBet: boolean;
  readonly onBet: () => void;
};

/** The one button of the flight: bet, take back, cash out, or bet on the next round. */
export function FlightFoot({ rules, round, view, own, bet, stake, canBet, onBet }: FlightFootProps) {
  const { t } = useTranslation();
  const write = useMoney();
  const { decimals } = useMoneyUnit();
  if (own.kind === 'in' && round.state === 'flying') {
    const multiplier = writtenMultiplier(view.multiplier);
    const payout = leastAmount(rules.maxPayout, multiplyAmount(own.stake, multiplier, decimals));
    return (
      <>
        <FootLine label={t('originals.moonshot.leaveNow')}>
          <SignedAmount amount={subtractAmounts(payout, own.stake)} />
        </FootLine>
        <Button variant="brand" size="lg" block loading={bet.busy} onClick={bet.cashOut}>
          {t('originals.cashOut', { amount: write(payout) })}
        </Button>
      </>
    );
  }
  if (own.kind === 'in' && round.state === 'betting') {
    return (
      <>
        <FootLine label={t('originals.moonshot.inRound')}>{write(own.stake)}</FootLine>
        <Button size="lg" block loading={bet.busy} onClick={bet.takeBack}>
          {t('originals.moonshot.takeBack')}
        </Button>
      </>
    );
  }
  if (bet.queued !== undefined) {
    return (
      <>
        <FootLine label={t('originals.moonshot.queued')}>{write(bet.queued.stake)}</FootLine>
        <Button size="lg" block onClick={bet.unqueue}>
          {t('originals.moonshot.unqueue')}
        </Button>
      </>
    );
  }
  const now = round.state === 'betting';
  return (
    <>
      <FootLine label={t('originals.moonshot.lastBet')}>
        {own.kind === 'left'
          ? multiplierText(writtenMultiplier(own.multiplier))
          : own.kind === 'lost'
            ? multiplierText('0.00')
            : '–'}
      </FootLine>
      <Button
        variant="brand"
        size="lg"
        block
        loading={bet.busy}
        disabled={stake === undefined || !canBet}
        onClick={onBet}
      >
        {stake === undefined
          ? t('originals.place')
          : t(now ? 'originals.placeAmount' : 'originals.moonshot.betNext', { amount: write(stake) })}
      </Button>
    </>
  );
}

function FootLine({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <p className="flex items-baseline justify-between gap-3">
      <span className="text-sm text-text-2">{label}</span>
      <span className="num text-[15px]">{children}</span>
    </p>
  );
}
