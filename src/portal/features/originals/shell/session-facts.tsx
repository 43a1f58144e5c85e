import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useListInhouseRounds } from '#generated/client/inhouse/inhouse.ts';
import type { InhouseRound } from '#generated/model/index.ts';
import { fairnessPath } from '#portal/access/paths.ts';
import { isTrial } from '#portal/access/session.ts';
import { useModals } from '#portal/access/use-modals.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { SignedAmount } from '#portal/entities/money/amount.tsx';
import { useTime } from '#portal/entities/time/use-time.ts';
import { useLanguage } from '#portal/i18n/language.ts';
import { now } from '#portal/lib/clock.ts';
import { sessionStore } from '#portal/lib/storage.ts';
import { Card } from '#portal/ui/card.tsx';
import { addAmounts, subtractAmounts } from '#shared/money/amount.ts';
import { multiplierText, roundName } from '../stage-parts.tsx';

/** When the member began to play in this session, as the rounds since then are asked for. */
function useSince(): string {
  const [since] = useState(() => {
    const kept = sessionStore.get('playedSince') ?? new Date(now()).toISOString();
    sessionStore.set('playedSince', kept);
    return kept;
  });
  return since;
}

/** The time, the rounds and the net result of this session, with a way to take a break (trust 14). */
export function SessionFacts() {
  const { t } = useTranslation();
  const { open } = useModals();
  const write = useMoney();
  const since = useSince();
  const time = useTime(0);
  const { data } = useListInhouseRounds({ from: since, pageSize: 1 });
  const minutes = Math.max(0, Math.floor((time - Date.parse(since)) / 60_000));
  const openStake = data?.totals.openStake ?? '0.00';
  const facts = [
    { label: t('originals.session.time'), value: t('originals.session.minutes', { count: minutes }) },
    { label: t('originals.session.rounds'), value: data?.totals.rounds ?? '–' },
    {
      label: t('originals.session.net'),
      // A stake is no loss while its round is open.
      value: data ? <SignedAmount amount={addAmounts(data.totals.net, openStake)} /> : '–',
    },
  ];
  const atStake = /[1-9]/.test(openStake) ? openStake : undefined;
  return (
    <section
      aria-label={t('originals.session.title')}
      className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 rounded-md bg-surface-2 px-3.5 py-3 light:bg-surface-3"
    >
      <h2 className="text-sm font-semibold">{t('originals.session.title')}</h2>
      {/* Last on a narrow screen, where the bar of the bet would cover a part of it. */}
      <button
        type="button"
        className="target text-sm font-medium text-brand-text underline-offset-2 hover:underline max-lg:order-last max-lg:col-span-2 max-lg:mt-2.5 max-lg:justify-self-start"
        onClick={() => open('memberCenter', { own: true, panel: 'profile' })}
      >
        {t('originals.session.break')}
      </button>
      <dl className="col-span-2 mt-2 grid grid-cols-3 gap-3">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-xs text-text-3">{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      {atStake !== undefined && (
        <p className="col-span-2 mt-2 flex justify-between gap-3 text-xs text-text-2">
          {t('originals.session.atStake')}
          <span className="num">{write(atStake)}</span>
        </p>
      )}
    </section>
  );
}

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
