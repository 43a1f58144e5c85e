import { useTranslation } from 'react-i18next';
import type { PlayPrice, PlayType } from '../../../../../generated/client/model/index.ts';
import { useMoney } from '../../../access/use-money.ts';
import { useMoneyUnit } from '../../../entities/money/use-money-unit.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { oddsText, oneIn, percentText } from './chance-text.ts';
import { figuresOf, offeredBy } from './play.ts';

type HowItPaysProps = { readonly play: PlayType; readonly unit: string; readonly isOpen: boolean };

/** When a play type wins, what it pays, how likely that is and what comes back; opened also an example and the limits. */
export function HowItPays({ play, unit, isOpen }: HowItPaysProps) {
  const { t } = useTranslation();
  const write = useMoney();
  const { locale } = useLanguage();
  const { prices, linesPerCombination, paysPerHit } = play;
  const sorted = prices.toSorted((one, other) => Number(one.odds) - Number(other.odds));
  const [least] = sorted;
  const most = sorted.at(-1);
  if (least === undefined || most === undefined) return null;
  const isOne = least.odds === most.odds;
  const chances = isOne ? chanceOf(least, locale) : `${chanceOf(most, locale)} – ${chanceOf(least, locale)}`;
  const returns = [...new Set(prices.map(({ returnToPlayer }) => returnToPlayer))].toSorted((a, b) => a - b);
  const [lowest = 0] = returns;
  const highest = returns.at(-1) ?? lowest;
  const facts = [
    {
      label: t('betting.pays'),
      value: isOne ? oddsText(least.odds, locale) : `${oddsText(least.odds, locale)} – ${oddsText(most.odds, locale)}`,
      after: t(paysPerHit ? 'betting.forEach' : 'betting.for', { count: linesPerCombination }),
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
    <div className="grid gap-2 rounded-md bg-surface-2 px-3.5 py-2.5 text-sm light:bg-surface-3">
      <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
        <p className="min-w-45 flex-1 text-text-1">{play.rule}</p>
        <dl className="flex flex-wrap gap-x-4 gap-y-1">
          {facts.map(({ label, value, after }) => (
            <div key={label} className="flex gap-1.5">
              <dt className="text-text-2">{label}</dt>
              <dd className="num font-semibold">
                {value} {after && <span className="font-normal text-text-2">{after}</span>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {isOpen && (
        <div className="grid gap-1 border-t border-line pt-2 text-text-2">
          <Example play={play} unit={unit} />
          <p>
            {t('betting.how.limits', {
              stake: write(play.maxStakePerLine),
              payout: write(play.maxPayoutPerLine),
            })}
          </p>
          <p>{t('betting.how.return')}</p>
        </div>
      )}
    </div>
  );
}

/** The cheapest entry of the play type, with what it costs and pays. */
function Example({ play, unit }: { readonly play: PlayType; readonly unit: string }) {
  const { t } = useTranslation();
  const { decimals, write } = useMoneyUnit();
  // Balls of several rows differ, so each row begins one further.
  const picks = play.rows.map((row, index) => {
    const first = play.rows.length > 1 ? index : 0;
    return offeredBy(row).slice(first, first + row.minPicks);
  });
  const figures = figuresOf(play, { playType: play.playType, picks, unit, multiple: 1 }, decimals);
  if (figures === undefined) return null;
  const names = play.rows.map((row, index) =>
    (picks[index] ?? []).map((pick) => row.options.find(({ value }) => value === pick)?.label ?? pick).join(', '),
  );
  return (
    <p>
      {t(play.paysPerHit ? 'betting.how.exampleHit' : 'betting.how.example', {
        picks: names.join(' | '),
        unit: write(unit),
        stake: write(figures.stake),
        payout: write(figures.payout),
      })}
    </p>
  );
}

function chanceOf({ hitProbability }: PlayPrice, locale: string): string {
  const rare = oneIn(hitProbability, locale);
  return rare === undefined ? percentText(Number(hitProbability), locale) : `1 / ${rare}`;
}
