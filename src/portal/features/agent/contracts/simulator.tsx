import { keepPreviousData } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListContracts, useSimulateContract } from '#generated/client/contract/contract.ts';
import {
  type BasisFigures,
  type ContractBasis,
  type ContractKind,
  type ContractSimulation,
  ContractState,
  type ContractTerms,
  type SimulateContractPayload,
} from '#generated/model/index.ts';
import { listContractsQueryPageSizeMax } from '#generated/zod/contract/contract.ts';
import { useSite } from '#portal/access/site.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { SignedAmount } from '#portal/entities/money/amount.tsx';
import { Facts } from '#portal/entities/money/facts.tsx';
import { FailureNote } from '#portal/entities/session/failure-note.tsx';
import { useLanguage } from '#portal/i18n/language.ts';
import { formatNumber } from '#portal/lib/format.ts';
import { useSettled } from '#portal/lib/timing.ts';
import { Badge } from '#portal/ui/badge.tsx';
import { Button } from '#portal/ui/button.tsx';
import { Card } from '#portal/ui/card.tsx';
import { contractPay } from '#shared/contracts/contract-pay.ts';
import { usePercent } from './contract-parts.tsx';

type SimulatorProps = {
  readonly basis: ContractBasis;
  /** The figures of the team so far, by the minimum of the draft. */
  readonly figures: BasisFigures;
  /** Undefined while the draft cannot be sent. */
  readonly terms: ContractTerms | undefined;
};

/** What a contract would pay for chosen figures, and what is left of it for the agent (CONTRACT-09). */
export function Simulator({ basis, figures, terms }: SimulatorProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const write = useMoney();
  const { kind } = basis;
  const [tried, setTried] = useState<TriedFigures>(() => usualFigures(basis.figures));
  const simulation = useSimulation(kind, terms, tried);
  const own = useOwnTerms(kind);
  const change = (changes: Partial<TriedFigures>) => setTried({ ...tried, ...changes });
  const most = mostOf(terms, triedOf(figures));
  const amount = (value: number) => write(value.toFixed(2));
  return (
    <Card className="min-w-0 p-5">
      <section aria-label={t('contracts.simulator')} className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 className="text-[15px] font-semibold">{t('contracts.simulator')}</h3>
          <Button
            size="sm"
            variant="ghost"
            className="-mr-3 text-brand-text!"
            onClick={() => setTried(triedOf(figures))}
          >
            {t(kind === 'dividend' ? 'contracts.useHalfMonth' : 'contracts.useToday')}
          </Button>
        </div>
        <FigureSlider
          label={t('contracts.turnoverIn')}
          value={Number(tried.turnover)}
          most={most.turnover}
          step={most.turnover / 200}
          text={write(tried.turnover)}
          write={amount}
          onChange={(value) => change({ turnover: value.toFixed(2) })}
        />
        <FigureSlider
          label={t('contracts.active')}
          value={tried.active}
          most={most.active}
          step={1}
          text={formatNumber(tried.active, locale)}
          write={(value) => formatNumber(value, locale)}
          onChange={(active) => change({ active })}
        />
        {kind === 'dividend' && (
          <FigureSlider
            label={t('contracts.teamLoss')}
            value={Number(tried.loss)}
            most={most.loss}
            step={most.loss / 200}
            text={write(tried.loss)}
            write={amount}
            onChange={(value) => change({ loss: value.toFixed(2) })}
          />
        )}
        {[simulation, own].map(
          ({ error, refetch }, at) =>
            error !== null && (
              <FailureNote key={at === 0 ? 'paid' : 'own'} error={error} onRetry={() => void refetch()} />
            ),
        )}
        <div aria-live="polite" className="grid gap-4">
          {terms && simulation.data ? (
            <Split basis={basis} ownTerms={own.terms} tried={tried} paid={simulation.data} />
          ) : (
            <p className="text-sm text-text-2">{t('contracts.fillIn')}</p>
          )}
        </div>
        <p className="flex gap-2 text-xs text-text-3">
          <Info size={14} aria-hidden="true" className="mt-px flex-none" />
          {t('contracts.onlyTried', { name: basis.downline.account })}
        </p>
      </section>
    </Card>
  );
}

/** The figures of a window to try; a loss is positive. */
type TriedFigures = { readonly turnover: string; readonly loss: string; readonly active: number };

/** The result of a team that lost so much. */
function resultOf({ loss }: Pick<TriedFigures, 'loss'>): string {
  return Number(loss) === 0 ? '0.00' : `-${loss}`;
}

/** What terms would pay for figures, by the server's own rule of the bills; the last answer stays until the next. */
function useSimulation(kind: ContractKind, terms: ContractTerms | undefined, figures: TriedFigures) {
  const { turnover, active } = figures;
  const teamResult = resultOf(figures);
  const asked = useSettled(
    JSON.stringify({
      kind,
      terms,
      turnover,
      activeDownlines: active,
      ...(kind === 'dividend' && { teamResult }),
    }),
  );
  const payload: SimulateContractPayload = JSON.parse(asked);
  return useSimulateContract(payload, {
    // Terms that are not complete are left out of what is asked.
    query: { enabled: terms !== undefined && 'terms' in payload, placeholderData: keepPreviousData },
  });
}

/** The agent's own contract of a kind: the one that stays in force, else the one that ends. */
function useOwnTerms(kind: ContractKind) {
  // The largest page, so that no contract in force is on a later one.
  const query = useListContracts({ kind, side: 'own', pageNo: 1, pageSize: listContractsQueryPageSizeMax });
  const of = (state: ContractState) => query.data?.content.find((contract) => contract.state === state);
  const terms = (of(ContractState.valid) ?? of(ContractState.terminating))?.terms;
  return { terms, error: query.error, refetch: query.refetch };
}

type SplitProps = {
  readonly basis: ContractBasis;
  /** The terms of the agent's own contract; undefined until they are known. */
  readonly ownTerms: ContractTerms | undefined;
  readonly tried: TriedFigures;
  readonly paid: ContractSimulation;
};

/** What the downline would be paid, and what its gross leaves of one's own, were it the whole team. */
function Split({ basis: { kind, downline }, ownTerms, tried, paid }: SplitProps) {
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

function triedOf({ turnover, teamResult, activeDownlines }: BasisFigures): TriedFigures {
  const loss = teamResult.startsWith('-') ? teamResult.slice(1) : '0.00';
  return { turnover: turnover.startsWith('-') ? '0.00' : turnover, loss, active: activeDownlines };
}

/** The figures so far; where there are none, some that can be tried. */
function usualFigures(figures: BasisFigures): TriedFigures {
  const tried = triedOf(figures);
  return Number(tried.turnover) > 0 ? tried : { turnover: '10000.00', loss: '1000.00', active: 10 };
}

/** The ends of the scales: beyond every tier and the figures so far. */
function mostOf(terms: ContractTerms | undefined, { turnover, loss, active }: TriedFigures) {
  const tiers = terms?.tiers ?? [];
  const of = (least: number, known: number, thresholds: readonly number[]) =>
    round(Math.max(least, ...[known, ...thresholds].map((value) => value * 1.5)));
  return {
    turnover: of(
      10_000,
      Number(turnover),
      tiers.map((tier) => Number(tier.turnover)),
    ),
    loss: of(
      1_000,
      Number(loss),
      tiers.map((tier) => Number(tier.loss ?? 0)),
    ),
    active: of(
      20,
      active,
      tiers.map((tier) => tier.activeDownlines),
    ),
  };
}

/** The next of 1, 2, 4, 10, 20, 40 and so on. */
function round(value: number): number {
  const ten = 10 ** Math.floor(Math.log10(value));
  return ten * (value <= ten ? 1 : value <= 2 * ten ? 2 : value <= 4 * ten ? 4 : 10);
}

type FigureSliderProps = {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly step: number;
  /** The value itself, which may lie between two steps. */
  readonly text: string;
  readonly write: (value: number) => string;
  readonly onChange: (value: number) => void;
};

/** A figure to try, with its scale below. */
function FigureSlider({ label, value, most, step, text, write, onChange }: FigureSliderProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={id} className="text-sm text-text-2">
          {label}
        </label>
        <span aria-hidden="true" className="num text-sm font-semibold">
          {text}
        </span>
      </div>
      <input
        id={id}
        type="range"
        min={0}
        max={most}
        step={step}
        value={Math.min(value, most)}
        aria-valuetext={text}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-8 w-full cursor-pointer accent-brand-graphic touch:h-touch"
      />
      <div aria-hidden="true" className="num flex justify-between text-2xs text-text-3">
        {[0, most / 2, most].map((at) => (
          <span key={at}>{write(at)}</span>
        ))}
      </div>
    </div>
  );
}
