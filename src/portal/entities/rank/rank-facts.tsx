import { useTranslation } from 'react-i18next';
import type { PlayerRank, VipTiers } from '#generated/model/index.ts';
import { useDates } from '../../access/use-dates.ts';
import { useMoney } from '../../access/use-money.ts';
import { cn } from '../../lib/cn.ts';
import { figureClass } from './figure-class.ts';
import { turnoverFor } from './turnover-for.ts';

type RankFactsProps = { readonly rank: PlayerRank; readonly rules: VipTiers | undefined };

/** The end of the rank's period, the points that keep it, and the valid turnover. */
export function RankFacts({ rank, rules }: RankFactsProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const money = useMoney();
  const { keptUntil, pointsToKeep, validTurnover, next, asOf } = rank;
  const facts = [
    [t('vip.keptUntil'), dates.write(Date.parse(keptUntil), 'date')],
    [t('vip.toKeep'), pointsToKeep === 0 ? t('vip.safe') : t('vip.pointsMissing', { count: pointsToKeep })],
    [
      rules ? `${t('vip.turnover')}, ${t('vip.turnoverText', { count: rules.periodDays })}` : t('vip.turnover'),
      money(validTurnover),
    ],
    ...(next && rules
      ? [
          [
            t('vip.turnoverToNext', { rank: next.clubLabel.labelName }),
            money(turnoverFor(next.pointsToNext, rules.turnoverPerPoint)),
          ] as const,
        ]
      : []),
    [t('vip.asOf'), dates.write(Date.parse(asOf), 'date')],
  ] as const;
  return (
    <dl className="grid text-sm">
      {facts.map(([name, value]) => (
        <div
          key={name}
          className="flex min-h-9 items-center justify-between gap-4 border-line py-1.5 not-first:border-t"
        >
          <dt className="text-text-2">{name}</dt>
          <dd className={cn('text-right', figureClass(value))}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
