import { Flame, Snowflake } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Figure } from '#shared/lottery/figures.ts';

type FigureRowsProps = {
  readonly title: string;
  readonly figures: readonly Figure[];
  readonly hot: readonly string[];
  readonly cold: readonly string[];
};

/** How often each number came and how long ago, with a bar for how often. */
export function FigureRows({ title, figures, hot, cold }: FigureRowsProps) {
  const { t } = useTranslation();
  const most = Math.max(1, ...figures.map(({ hits }) => hits));
  return (
    <table className="w-full text-sm">
      <caption className="mb-1 text-left text-sm font-medium text-text-2">{title}</caption>
      <thead>
        <tr className="border-b border-line text-right text-xs text-text-3">
          <th scope="col" className="py-2 text-left font-medium">
            {t('figures.number')}
          </th>
          <th scope="col" className="py-2 font-medium" colSpan={2}>
            {t('figures.hits')}
          </th>
          <th scope="col" className="py-2 pl-3 font-medium">
            {t('figures.gap')}
          </th>
          <th scope="col" className="py-2 pl-3 font-medium">
            {t('figures.longestGap')}
          </th>
        </tr>
      </thead>
      <tbody className="num">
        {figures.map(({ number, hits, gap, longestGap }) => (
          <tr key={number} className="border-b border-line text-right last:border-b-0">
            <th scope="row" className="h-8 text-left font-bold">
              <span className="inline-flex items-center gap-1.5">
                {number}
                {hot.includes(number) && <Flame size={14} aria-hidden="true" className="text-danger" />}
                {cold.includes(number) && <Snowflake size={14} aria-hidden="true" className="text-info" />}
              </span>
            </th>
            <td aria-hidden="true" className="w-[30%] min-w-10 px-2">
              <span
                className="block h-2 rounded-full bg-text-3 forced-colors:border"
                style={{ width: `${(hits / most) * 100}%` }}
              />
            </td>
            <td>{hits}</td>
            <td>{gap}</td>
            <td>{longestGap}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
