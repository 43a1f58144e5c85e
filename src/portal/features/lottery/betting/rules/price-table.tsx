import { useTranslation } from 'react-i18next';
import type { PlayType } from '#generated/model/index.ts';
import { useLanguage } from '#portal/i18n/use-language.ts';
import { chanceText, oddsText, percentText } from '../chance-text.ts';

/** What each pick pays, how likely it is and what comes back; one row where all picks have one price. */
export function PriceTable({ play }: { readonly play: PlayType }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const options = play.rows.flatMap((row) => row.options);
  const nameOf = (option: string | null) =>
    option === null ? t('betting.rules.eachPick') : (options.find(({ value }) => value === option)?.label ?? option);
  const pays = play.paysPerHit ? 'betting.forEach' : 'betting.for';
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{t('betting.how.title')}</caption>
      <thead>
        <tr className="text-text-2">
          <th scope="col" className="py-1.5 pr-3 text-left font-medium">
            {t('betting.rules.pick')}
          </th>
          <th scope="col" className="py-1.5 pl-3 text-right font-medium">
            {t('betting.pays')}
          </th>
          {/* No wider than needed, which leaves the room to the pick and what it pays. */}
          {[t('betting.chance'), t('betting.return')].map((name) => (
            <th key={name} scope="col" className="w-px py-1.5 pl-3 text-right font-medium">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {play.prices.map(({ option, odds, hitProbability, returnToPlayer }) => (
          <tr key={option} className="border-t border-line">
            <th scope="row" className="py-1.5 pr-3 text-left font-medium">
              {nameOf(option)}
            </th>
            <td className="num py-1.5 pl-3 text-right">
              {t(pays, { odds: oddsText(odds, locale), count: play.linesPerCombination })}
            </td>
            <td className="num py-1.5 pl-3 text-right whitespace-nowrap">{chanceText(hitProbability, locale)}</td>
            <td className="num py-1.5 pl-3 text-right whitespace-nowrap">
              {percentText(returnToPlayer / 10_000, locale)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
