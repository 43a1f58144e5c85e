import { useTranslation } from 'react-i18next';
import type { PrizeTable } from '#generated/model/index.ts';
import { Chart } from '../../entities/chart/chart.tsx';
import { cn } from '../../lib/cn.ts';
import { EndingNumber } from './numbers.tsx';

/** A prize table: the special prize on the brand's soft ground, in every number the two digits that settle lô and đề. */
export function PrizeRows({ table }: { readonly table: PrizeTable }) {
  const { t } = useTranslation();
  return (
    <>
      <table className="w-full">
        <caption className="sr-only">{t('lottery.prizeTable')}</caption>
        <tbody>
          {table.draw.result?.prizes.map(({ prize, numbers }) => {
            const special = prize === 'SPECIAL';
            return (
              <tr
                key={prize}
                className={cn(
                  'border-t border-line',
                  special ? 'bg-brand-soft text-brand-text' : 'even:bg-surface-2/50',
                )}
              >
                <th scope="row" className="w-24 py-2.5 pl-5 text-left align-middle text-sm font-semibold text-text-1">
                  {t(`lottery.prize.${prize}`)}
                </th>
                <td className="py-2.5 pr-5">
                  <ul className={cn('grid justify-items-center gap-x-2 gap-y-1', columns(numbers.length))}>
                    {numbers.map((number, position) => (
                      // Two prizes may have the same number; the position is unique.
                      // biome-ignore lint/suspicious/noArrayIndexKey: the position is what tells them apart
                      <li key={position}>
                        <EndingNumber number={number} className={special ? 'text-3xl' : 'text-[17px]'} />
                      </li>
                    ))}
                  </ul>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <section aria-labelledby="lottery-heads" className="border-t border-line px-5 py-3.5">
        <h3 id="lottery-heads" className="mb-2 text-xs font-medium text-text-2">
          {t('lottery.heads')}
        </h3>
        <dl className="grid grid-flow-col grid-cols-2 grid-rows-5 gap-x-6 gap-y-1.5">
          {table.heads.map(({ digit, others }) => (
            <div key={digit} className="flex items-center gap-3">
              <dt className="num grid size-6 flex-none place-items-center rounded-sm bg-surface-3 text-xs font-bold">
                {digit}
              </dt>
              <dd className="num text-sm tracking-wider text-text-2">{others.join(' ') || '–'}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-4">
          <Chart
            kind="bar"
            title={t('lottery.headsChart')}
            of={{ label: t('lottery.head'), value: t('lottery.numbers') }}
            points={table.heads.map(({ digit, others }) => ({ label: `${digit}`, value: others.length }))}
          />
        </div>
      </section>
    </>
  );
}

/** As many in a row as the board of the stations has. */
function columns(count: number): string {
  if (count === 1) return 'grid-cols-1';
  if (count === 2) return 'grid-cols-2';
  return count % 3 === 0 ? 'grid-cols-3' : 'grid-cols-2 sm:grid-cols-4';
}
