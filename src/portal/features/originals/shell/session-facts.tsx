import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListInhouseRounds } from '#generated/client/inhouse/inhouse.ts';
import { useModals } from '#portal/access/use-modals.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { SignedAmount } from '#portal/entities/money/amount.tsx';
import { useTime } from '#portal/entities/time/use-time.ts';
import { now } from '#portal/lib/clock.ts';
import { sessionStore } from '#portal/lib/storage.ts';
import { addAmounts } from '#shared/money/amount.ts';

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
