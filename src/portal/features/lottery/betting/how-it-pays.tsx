import { useTranslation } from 'react-i18next';
import type { PlayType } from '#generated/model/index.ts';
import { useLanguage } from '#portal/i18n/use-language.ts';
import { chanceText, oddsText, percentText } from './chance-text.ts';

/** When a play type wins, what it pays, how likely that is and what comes back. */
export function HowItPays({ play }: { readonly play: PlayType }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { prices, linesPerCombination, paysPerHit } = play;
  const sorted = prices.toSorted((one, other) => Number(one.odds) - Number(other.odds));
  const [least] = sorted;
  const most = sorted.at(-1);
  if (least === undefined || most === undefined) return null;
  const isOne = least.odds === most.odds;
  const chances = isOne
    ? chanceText(least.hitProbability, locale)
    : `${chanceText(most.hitProbability, locale)} – ${chanceText(least.hitProbability, locale)}`;
  const returns = [...new Set(prices.map(({ returnToPlayer }) => returnToPlayer))].toSorted((a, b) => a - b);
  const [lowest = 0] = returns;
  const highest = returns.at(-1) ?? lowest;
  const facts = [
    {
      label: t('betting.pays'),
      value: t(paysPerHit ? 'betting.forEach' : 'betting.for', {
        odds: isOne ? oddsText(least.odds, locale) : `${oddsText(least.odds, locale)} – ${oddsText(most.odds, locale)}`,
        count: linesPerCombination,
      }),
    },
    { label: t('betting.chance'), value: chances },
    {
      label: t('betting.return'),
      value:
        lowest === highest
          ? percentText(lowest / 10_000, locale)
          : `${percentText(lowest / 10_000, locale)} – ${percentText(highest / 10_000, locale)}`,
    },
  ];
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 rounded-md bg-surface-2 px-3.5 py-2.5 text-sm light:bg-surface-3">
      <p className="grow text-text-1">{play.rule}</p>
      <dl className="flex flex-wrap gap-x-3.5 gap-y-1">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex gap-1">
            <dt className="text-text-2">{label}</dt>
            <dd className="num font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
