import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { VipTiers } from '#generated/model/index.ts';
import { useMoney } from '../../access/use-money.ts';
import { RankArt } from '../../entities/rank/rank-art.tsx';

type BannerProps = {
  readonly kick?: string | undefined;
  readonly title: string;
  readonly iconUrl: string | undefined;
  /** The ground, of the colour of a rank. */
  readonly style?: CSSProperties | undefined;
  readonly rules: VipTiers | undefined;
  readonly children: ReactNode;
};

/** The head of the page: a rank's emblem on a lit background, with light text in both themes. */
export function Banner({ kick, title, iconUrl, style, rules, children }: BannerProps) {
  const { t } = useTranslation();
  const money = useMoney();
  return (
    <section
      style={style}
      className="relative isolate flex min-h-58 flex-col overflow-hidden rounded-xl [background:var(--art-ground-dark)] p-5 text-on-art sm:px-9 sm:py-7"
    >
      {iconUrl && (
        <RankArt
          iconUrl={iconUrl}
          className="-top-8 -right-14 h-56 sm:top-1/2 sm:right-0 sm:h-84 sm:-translate-y-1/2"
        />
      )}
      {kick && <p className="text-xs font-semibold text-on-art-2 max-sm:max-w-3/5">{kick}</p>}
      <h1 className="display mt-1.5 text-3xl text-balance max-sm:max-w-3/5 sm:max-w-1/2 sm:text-4xl lg:max-w-130">
        {title}
      </h1>
      <div className="mt-auto grid max-w-103 gap-2.5 pt-8 sm:max-lg:max-w-1/2">
        {children}
        {rules && (
          <p className="text-2xs text-on-art-2">
            {t('vip.terms', { turnover: money(rules.turnoverPerPoint), days: rules.periodDays })}
          </p>
        )}
      </div>
    </section>
  );
}
