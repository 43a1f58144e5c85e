import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContractBasis, ContractSimulation, ContractTerms } from '#generated/model/index.ts';
import { useSite } from '#portal/access/site.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { Facts } from '#portal/entities/money/facts.tsx';
import { SignedAmount } from '#portal/entities/money/signed-amount.tsx';
import { useLanguage } from '#portal/i18n/use-language.ts';
import { formatNumber } from '#portal/lib/format.ts';
import { Badge } from '#portal/ui/badge.tsx';
import { contractPay } from '#shared/contracts/contract-pay.ts';
import { usePercent } from './use-percent.ts';
import { resultOf, type TriedFigures } from './use-simulation.ts';

type SplitProps = {
  readonly basis: ContractBasis;
  /** The terms of the agent's own contract; undefined until they are known. */
  readonly ownTerms: ContractTerms | undefined;
  readonly tried: TriedFigures;
  readonly paid: ContractSimulation;
};

/** What the downline would be paid, and what its gross leaves of one's own, were it the whole team. */
export function Split({ basis: { kind, downline }, ownTerms, tried, paid }: SplitProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const percent = usePercent();
  const write = useMoney();
  const decimals = useSite()?.brand.currency.decimals ?? 2;
  const name = downline.account;
  const base = kind === 'dividend' ? tried.loss : tried.turnover;
  const figures = {
    turnover: tried.turnover,
    activeDownlines: tried.active,
    carriedIn: '0.00',
    downlineGross: paid.gross,
    teamResult: resultOf(tried),
  };
  const own = ownTerms && contractPay(ownTerms, figures, decimals);
  return (
    <>
      <div className="grid gap-1 rounded-md bg-surface-2 p-3.5">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <span className="text-sm text-text-2">{t('contracts.isPaid', { name })}</span>
          <Badge>{paid.tier === null ? t('contracts.noTier') : t('contracts.tierNumber', { number: paid.tier })}</Badge>
        </div>
        <span className="num text-2xl font-bold wrap-anywhere">{write(paid.gross)}</span>
      </div>
      <Facts
        facts={[
          {
            label: t('contracts.grossOf', { rate: percent(paid.rate), amount: write(base) }),
            value: write(paid.gross),
          },
          ...(paid.nextTier === null
            ? []
            : [
                { label: t('contracts.nextTurnover'), value: write(paid.nextTier.turnover) },
                { label: t('contracts.nextActive'), value: formatNumber(paid.nextTier.activeDownlines, locale) },
                ...(paid.nextTier.loss === null
                  ? []
                  : [{ label: t('contracts.nextLoss'), value: write(paid.nextTier.loss) }]),
              ]),
        ]}
      />
      {own && (
        <dl className="grid gap-2 rounded-md bg-surface-2 p-3.5">
          <Part label={t('contracts.yourGross', { rate: percent(own.rate) })}>{write(own.gross)}</Part>
          <Part label={t('contracts.toName', { name })}>
            <SignedAmount amount={Number(paid.gross) > 0 ? `-${paid.gross}` : paid.gross} />
          </Part>
          {/* What a gross does not cover is paid by the platform, not by the agent. */}
          {Number(own.gap) > 0 && <Part label={t('contracts.gapPaid')}>{write(own.gap)}</Part>}
          <Part label={t('contracts.leftForYou')} isTotal>
            <SignedAmount amount={own.net} />
          </Part>
        </dl>
      )}
    </>
  );
}

type PartProps = { readonly label: string; readonly isTotal?: boolean; readonly children: ReactNode };

function Part({ label, isTotal = false, children }: PartProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
      <dt className={isTotal ? 'font-semibold' : 'text-text-2'}>{label}</dt>
      <dd className="num font-semibold">{children}</dd>
    </div>
  );
}
