import { useTranslation } from 'react-i18next';
import type { TeamOverview } from '#generated/model/index.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { Sparkline } from '#portal/entities/chart/chart.tsx';
import { DayZone } from '#portal/entities/date-range/range-fields.tsx';
import { useLanguage } from '#portal/i18n/use-language.ts';
import { cn } from '#portal/lib/cn.ts';
import { formatNumber } from '#portal/lib/format.ts';
import { Card } from '#portal/ui/card.tsx';
import { subtractAmounts } from '#shared/money/amount.ts';
import { agentsSide } from '../agents-side.ts';

type OverviewProps = { readonly overview: TeamOverview };

// Phones show the result beside the turnover.
const tiles = [
  { name: 'turnover', place: undefined },
  { name: 'deposits', place: 'max-sm:order-2' },
  { name: 'withdrawals', place: 'max-sm:order-3' },
  { name: 'result', place: 'max-sm:order-1' },
] as const;

/** The money of the period: each amount with its change and its course. */
export function FigureTiles({ overview }: OverviewProps) {
  const { t } = useTranslation();
  const write = useMoney();
  return (
    <dl className="grid grid-cols-2 gap-2.5 sm:gap-3.5 xl:grid-cols-4">
      {tiles.map(({ name, place }) => {
        const side = name === 'result' ? agentsSide : (amount: string) => amount;
        const [value, previous] = [side(overview[name].value), side(overview[name].previous)];
        const isNeutral = name === 'withdrawals';
        const change = isNeutral ? 0 : (changeOf(value, previous) ?? 0);
        return (
          <Card key={name} className={cn('min-w-0 px-3.5 py-3 sm:px-4.5 sm:pt-3.5', place)}>
            <dt className="text-xs text-text-2 sm:text-sm">{t(`team.tile.${name}`)}</dt>
            <dd className="num mt-0.5 text-xl font-bold wrap-anywhere sm:text-2xl">{write(value)}</dd>
            <dd className="mt-1 flex items-center justify-between gap-3 sm:min-h-8.5">
              <ChangeText value={value} previous={previous} before={write(previous)} isNeutral={isNeutral} />
              <Sparkline
                values={overview.chart.map((point) => Number(side(point[name])))}
                className={cn(
                  'max-sm:hidden',
                  change > 0 ? 'text-success' : change < 0 ? 'text-danger' : 'text-text-3',
                )}
              />
            </dd>
          </Card>
        );
      })}
    </dl>
  );
}

/** Who is in the team and what the agent earned. */
export function PeopleFigures({ overview }: OverviewProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const write = useMoney();
  const { income, teamCount, activeIn30Days } = overview;
  const figures = [
    ...(['registrations', 'active'] as const).map((name) => {
      const { value, previous } = overview[name];
      return { name, value, previous, write: (count: number | string) => formatNumber(Number(count), locale) };
    }),
    { name: 'income' as const, ...income, write: (amount: number | string) => write(String(amount)) },
  ];
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 py-3 sm:px-5">
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        {figures.map(({ name, value, previous, write: written }) => (
          <div key={name}>
            <dt className="text-xs text-text-2">{t(`team.tile.${name}`)}</dt>
            <dd className="flex flex-wrap items-baseline gap-x-2">
              <span className="num text-lg">{written(value)}</span>
              <ChangeText value={String(value)} previous={String(previous)} before={written(previous)} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="grid gap-0.5 text-xs text-text-2">
        {t('team.people', { count: teamCount, active: activeIn30Days })}
        <DayZone />
      </p>
    </Card>
  );
}

type ChangeTextProps = {
  readonly value: string;
  readonly previous: string;
  /** The figure of the period before in words. */
  readonly before: string;
  /** More is neither good nor bad. */
  readonly isNeutral?: boolean | undefined;
};

/** The change against the period before in percent; where that had nothing, its figure. */
function ChangeText({ value, previous, before, isNeutral = false }: ChangeTextProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const change = changeOf(value, previous);
  const words = t('team.before', { value: before });
  if (change === undefined) return <span className="text-xs text-text-3">{words}</span>;
  return (
    <span
      title={words}
      className={cn(
        'num text-xs sm:text-sm',
        isNeutral || change === 0 ? 'text-text-2' : change > 0 ? 'text-success' : 'text-danger',
      )}
    >
      {percentOf(change, locale)}
      <span className="sr-only">, {words}</span>
    </span>
  );
}

/** With its sign and one decimal: `+12.4%`, in Vietnamese `+12,4%`. */
function percentOf(share: number, locale: string): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'percent',
    signDisplay: 'exceptZero',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return format.format(share).replace('-', '\u2212');
}

/** By what share a figure has changed: 0.124 is 12.4% more. Undefined where there was nothing before. */
function changeOf(value: string, previous: string): number | undefined {
  const before = Number(previous);
  if (before === 0) return undefined;
  return Number(subtractAmounts(value, previous)) / Math.abs(before);
}
