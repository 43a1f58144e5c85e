import { type CSSProperties, Fragment, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClubLabel, PlayerRank, Privilege, VipTiers } from '#generated/model/index.ts';
import { useDates } from '../../access/use-dates.ts';
import { useMoney } from '../../access/use-money.ts';
import { useLanguage } from '../../i18n/language.ts';
import { cn } from '../../lib/cn.ts';
import { formatNumber } from '../../lib/format.ts';
import { pictureUrl } from '../../lib/urls.ts';

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

const LINE = 'flex flex-wrap justify-between gap-x-4 text-sm text-on-art-2';

/** The progress to the next rank, in points and as a bar. It stands on art, which is the same in both themes. */
export function RankProgress({ rank: { rankPoints: points, next } }: { readonly rank: PlayerRank }) {
  const { t } = useTranslation();
  if (next === null) {
    return (
      <p className={LINE}>
        <Figures text={t('vip.pointsAlone', { points })} />
        <span>{t('vip.top')}</span>
      </p>
    );
  }
  const { clubLabel, pointsNeeded: needed, pointsToNext } = next;
  const rank = clubLabel.labelName;
  const share = needed === 0 ? 100 : Math.min(100, Math.floor((points / needed) * 100));
  return (
    <div>
      <p className={LINE}>
        <Figures text={t('vip.points', { points, needed })} />
        <Figures
          text={pointsToNext === 0 ? t('vip.reachedNow', { rank }) : t('vip.next', { rank, points: pointsToNext })}
        />
      </p>
      <div
        role="progressbar"
        aria-label={t('vip.progress', { rank })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share}
        aria-valuetext={t('vip.progressText', { points, needed })}
        className="mt-2 h-2 overflow-hidden rounded-full bg-on-art/20 forced-colors:border"
      >
        <div className="h-full rounded-full bg-art-play forced-colors:bg-[Highlight]" style={{ width: `${share}%` }} />
      </div>
    </div>
  );
}

/** A sentence on art with emphasised figures. */
function Figures({ text }: { readonly text: string }) {
  // Every second part is a figure.
  const parts = text.split(/(\d+(?:[.,]\d+)*)/);
  return (
    <span>
      {parts.map((part, index) =>
        index % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key
          <span key={index} className="num text-on-art">
            {part}
          </span>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <Fragment key={index}>{part}</Fragment>
        ),
      )}
    </span>
  );
}

/** A dark ground tinted with the rank's colour, on which white text is readable whatever the colour. */
export function rankGround({ color2 }: Pick<ClubLabel, 'color2'>): CSSProperties {
  // 42 % of the colour where the picture stands, 18 % at the far end.
  return { background: `radial-gradient(circle at 82% 50%, ${color2}6b, ${color2}2e 75%) #12101c` };
}

/** The picture of a rank; its edges fade into the ground. */
export function RankArt({ iconUrl, className }: { readonly iconUrl: string; readonly className?: string }) {
  return (
    <img
      src={pictureUrl(iconUrl)}
      alt=""
      onError={(event) => event.currentTarget.remove()}
      className={cn(
        'absolute -z-1 aspect-square [mask-image:radial-gradient(circle,black_48%,transparent_69%)]',
        className,
      )}
    />
  );
}

/** Formats the value of a privilege: a share, an amount, a count, or the operator's text. */
export function usePrivilegeValue(): (privilege: Privilege) => string {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const money = useMoney();
  return useCallback(
    ({ kind, rate, amount, count, text }) => {
      if (rate !== null) {
        return new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 2 }).format(rate / 10_000);
      }
      if (amount !== null) return money(amount);
      if (count !== null) return formatNumber(count, locale);
      return text ?? (kind === 'withdrawals_per_day' ? t('vip.noCap') : t('vip.none'));
    },
    [t, locale, money],
  );
}

/** The turnover for a number of points, a decimal string like `turnoverPerPoint`; no digit passes through a float. */
export function turnoverFor(points: number, turnoverPerPoint: string): string {
  const [whole = '0', fraction = ''] = turnoverPerPoint.split('.');
  const digits = String(BigInt(points) * BigInt(whole + fraction)).padStart(fraction.length + 1, '0');
  const end = digits.length - fraction.length;
  return fraction === '' ? digits : `${digits.slice(0, end)}.${digits.slice(end)}`;
}

/** The class for a value at the end of a line: figures use the number font, words the text font. */
export function figureClass(value: string): string {
  return /\p{L}/u.test(value) ? 'font-semibold' : 'num';
}
