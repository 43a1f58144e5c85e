import { useTranslation } from 'react-i18next';
import type { BetLine } from '#generated/model/index.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { BetBadge } from './bet-badge.tsx';

/** The parts of a bet that have a price of their own. */
export function BetLines({ lines }: { readonly lines: readonly BetLine[] }) {
  const { t } = useTranslation();
  const write = useMoney();
  return (
    <section className="grid gap-2 text-sm">
      <h4 className="font-semibold">{t('records.bets.record.lines')}</h4>
      <ul className="divide-y divide-line">
        {lines.map(({ playType, selection, lines: count, unit, odds, payout, state }) => (
          <li key={`${playType} ${selection}`} className="flex items-start justify-between gap-3 py-2">
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">{selection}</p>
              <p className="num text-xs text-text-3">
                {[
                  t('records.bets.record.line', { count, unit: write(unit) }),
                  ...(odds === null ? [] : [`${t('records.bets.record.odds')} ${odds}`]),
                ].join(', ')}
              </p>
            </div>
            <div className="grid flex-none justify-items-end gap-1">
              <BetBadge bet={{ state, payout }} />
              {payout !== null && <span className="num text-xs">{write(payout)}</span>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
