import { useTranslation } from 'react-i18next';
import type { InhouseRound, InhouseRules } from '#generated/model/index.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { SignedAmount } from '#portal/entities/money/signed-amount.tsx';
import { useMoneyUnit } from '#portal/entities/money/use-money-unit.ts';
import { Button } from '#portal/ui/button.tsx';
import { leastAmount, multiplyAmount, subtractAmounts } from '#shared/money/amount.ts';
import type { Quote } from '../game.ts';
import { multiplierText } from '../odds-text.ts';

type BetFootProps = {
  readonly rules: InhouseRules;
  /** The open round; undefined where the next step is a bet. */
  readonly round: InhouseRound | undefined;
  readonly quote: Quote;
  /** Whether the quote is about the first of several steps. */
  readonly acts: boolean;
  readonly stake: string | undefined;
  /** A call or an animation runs. */
  readonly busy: boolean;
  readonly ready: boolean;
  readonly onBet: () => void;
  readonly onCashOut: () => void;
};

/** What a win pays and the one button: the bet, or the cash out of an open round. */
export function BetFoot({ rules, round, quote, acts, stake, busy, ready, onBet, onCashOut }: BetFootProps) {
  const { t } = useTranslation();
  const write = useMoney();
  const { decimals } = useMoneyUnit();
  const pays = (amount: string, multiplier: string) =>
    leastAmount(rules.maxPayout, multiplyAmount(amount, multiplier, decimals));
  if (round) {
    const payout = pays(round.stake, round.multiplier);
    const canLeave = /[1-9]/.test(round.multiplier);
    return (
      <>
        <p className="flex items-baseline justify-between gap-3">
          <span className="text-sm text-text-2">
            {canLeave
              ? t('originals.cashOutAt', { multiplier: multiplierText(round.multiplier) })
              : t('originals.cashOutLater')}
          </span>
          {canLeave && (
            <span className="num text-[15px]">
              <SignedAmount amount={subtractAmounts(payout, round.stake)} />
            </span>
          )}
        </p>
        <Button variant="brand" size="lg" block loading={busy} disabled={!canLeave && !busy} onClick={onCashOut}>
          {canLeave ? t('originals.cashOut', { amount: write(payout) }) : t('originals.cashOutNone')}
        </Button>
      </>
    );
  }
  const win = stake === undefined ? undefined : pays(stake, quote.multiplier);
  return (
    <>
      <p className="flex items-baseline justify-between gap-3">
        <span className="text-sm text-text-2">
          {t(acts ? 'originals.afterFirst' : quote.isBest ? 'originals.atMost' : 'originals.ifYouWin')}
        </span>
        <span className="num text-[15px]">
          {win === undefined || stake === undefined ? '–' : <SignedAmount amount={subtractAmounts(win, stake)} />}
        </span>
      </p>
      <Button variant="brand" size="lg" block loading={busy} disabled={!ready && !busy} onClick={onBet}>
        {stake === undefined ? t('originals.place') : t('originals.placeAmount', { amount: write(stake) })}
      </Button>
    </>
  );
}
