import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { InhouseRound } from '#generated/model/index.ts';
import { fairnessPath } from '#portal/access/paths.ts';
import { isTrial } from '#portal/access/session.ts';
import { useModals } from '#portal/access/use-modals.ts';
import { SignedAmount } from '#portal/entities/money/amount.tsx';
import { useLanguage } from '#portal/i18n/use-language.ts';
import { Card } from '#portal/ui/card.tsx';
import { addAmounts, subtractAmounts } from '#shared/money/amount.ts';
import { multiplierText, roundName } from '../odds-text.ts';

/** What a round brought or cost. */
function netOf({ stake, payout }: InhouseRound): string {
  return subtractAmounts(payout ?? '0.00', stake);
}

/** The member's last ended rounds of this game, with what each of them brought, and their sum. */
export function LastRounds({ rounds }: { readonly rounds: readonly InhouseRound[] | undefined }) {
  const { locale } = useLanguage();
  const { t } = useTranslation();
  const { open } = useModals();
  const net = rounds?.map(netOf).reduce(addAmounts, '0.00');
  return (
    <Card className="flex flex-1 flex-col px-4.5 py-4">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-[15px] font-semibold">{t('originals.rounds.title')}</h2>
        {!isTrial() && (
          <button
            type="button"
            className="target text-sm font-medium text-brand-text underline-offset-2 hover:underline"
            onClick={() => open('memberCenter', { own: true, panel: 'personalHistoryCopy' })}
          >
            {t('originals.rounds.all')}
          </button>
        )}
      </div>
      {rounds?.length === 0 && <p className="mt-2 text-sm text-text-2">{t('originals.rounds.none')}</p>}
      <ul className="mt-2">
        {rounds?.map((round) => (
          <li
            key={round.roundId}
            className="grid h-9.5 grid-cols-[minmax(0,1fr)_auto_84px] items-center gap-2 text-sm text-text-2 not-first:border-t not-first:border-line"
          >
            <Link
              to={fairnessPath(round.roundId)}
              className="target truncate underline-offset-2 hover:underline"
              aria-label={t('originals.fairness.verify', { round: roundName(round.roundId) })}
            >
              <span className="num">{roundName(round.roundId)}</span>
            </Link>
            <span className="num">
              {round.state === 'void' ? t('originals.rounds.void') : multiplierText(round.multiplier, locale)}
            </span>
            <span className="num text-right">
              <SignedAmount amount={netOf(round)} />
            </span>
          </li>
        ))}
      </ul>
      {net !== undefined && rounds !== undefined && rounds.length > 0 && (
        <p className="mt-1.5 flex justify-between border-t border-line-strong pt-2.5 text-sm">
          <span className="font-semibold">{t('originals.rounds.sum', { count: rounds.length })}</span>
          <span className="num">
            <SignedAmount amount={net} />
          </span>
        </p>
      )}
    </Card>
  );
}
