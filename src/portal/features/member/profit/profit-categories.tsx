import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameCategory, ProfitLossCategory } from '#generated/model/index.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { categoryIcons } from '#portal/entities/category/category.ts';
import { SignedAmount } from '#portal/entities/money/amount.tsx';
import { ColumnHeads } from '#portal/ui/column-heads.tsx';
import { LINK } from './use-day-columns.tsx';

type ProfitCategoriesProps = {
  readonly categories: readonly ProfitLossCategory[];
  readonly onChoose: (category: GameCategory) => void;
};

/** The period by category. The name of a category shows it alone. */
export function ProfitCategories({ categories, onChoose }: ProfitCategoriesProps) {
  const { t } = useTranslation();
  const write = useMoney();
  const id = useId();
  if (categories.length === 0) return null;
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h4 id={id} className="mb-2 text-sm font-medium text-text-2">
        {t('profit.byCategory')}
      </h4>
      <table className="w-full border-collapse text-sm">
        <ColumnHeads heads={[t('profit.category'), t('profit.stake'), t('profit.net')]} />
        <tbody>
          {categories.map(({ gameType, bets, stake, net }) => {
            const Icon = categoryIcons[gameType];
            return (
              <tr key={gameType} className="h-11 border-b border-line last:border-b-0">
                <th scope="row" className="text-left font-normal">
                  <span className="flex items-center gap-2.5">
                    <Icon size={16} aria-hidden="true" className="flex-none text-text-3" />
                    <span className="grid min-w-0">
                      <button type="button" onClick={() => onChoose(gameType)} className={LINK}>
                        {t(`common.category.${gameType}`)}
                      </button>
                      <span className="num text-xs text-text-3">{t('profit.betCount', { count: bets })}</span>
                    </span>
                  </span>
                </th>
                <td className="num text-right whitespace-nowrap">{write(stake)}</td>
                <td className="num text-right whitespace-nowrap">
                  <SignedAmount amount={net} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
