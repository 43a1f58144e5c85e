import { useTranslation } from 'react-i18next';
import type { Winner } from '#generated/model/index.ts';
import { useDates } from '../../access/use-dates.ts';
import { useMoney } from '../../access/use-money.ts';
import { useLanguage } from '../../i18n/language.ts';
import { cn } from '../../lib/cn.ts';
import { formatNumber } from '../../lib/format.ts';
import { useLaunch } from '../launch/use-launch.ts';

/** Wins as a table; on a phone game, player and time share a cell. Available games start from here. */
export function WinnerRows({ wins }: { readonly wins: readonly Winner[] }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const dates = useDates();
  const money = useMoney();
  const launch = useLaunch();
  return (
    <table className="w-full text-sm">
      <thead>
        <tr className="border-b border-line text-left text-xs text-text-3">
          <th scope="col" className="num w-12 py-2 font-medium">
            {t('winners.rank')}
          </th>
          <th scope="col" className="py-2 font-medium">
            {t('winners.game')}
          </th>
          <th scope="col" className={cn(WIDE, 'py-2 font-medium')}>
            {t('winners.nickname')}
          </th>
          <th scope="col" className={cn(WIDE, 'py-2 font-medium')}>
            {t('winners.time')}
          </th>
          <th scope="col" className="py-2 text-right font-medium">
            {t('winners.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {wins.map(({ rank, nickname, gameName, nodeId, vendor, vendorName, gameType, amount, at }) => {
          const time = dates.write(Date.parse(at));
          return (
            <tr key={rank} className="border-b border-line">
              <td className="num py-2.5 text-text-3">{formatNumber(rank, locale)}</td>
              <td className="py-2.5 pr-3">
                {nodeId === null ? (
                  <span className="font-semibold">{gameName}</span>
                ) : (
                  <button
                    type="button"
                    title={t('winners.play', { game: gameName })}
                    onClick={() => launch({ nodeId, gameName, gameType, vassalage: vendor, vendorName })}
                    className="target text-left font-semibold hover:underline"
                  >
                    {gameName}
                  </button>
                )}
                <span className="block text-xs text-text-3 sm:hidden">
                  {t('winners.who', { name: nickname, time })}
                </span>
              </td>
              <td className={cn(WIDE, 'py-2.5 pr-3 text-text-2')}>{nickname}</td>
              <td className={cn(WIDE, 'py-2.5 pr-3 whitespace-nowrap text-text-2')}>{time}</td>
              <td className="num py-2.5 text-right text-money-positive">{money(amount, { sign: 'always' })}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const WIDE = 'max-sm:hidden';
