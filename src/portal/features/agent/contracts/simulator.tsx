import { Info } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BasisFigures, ContractBasis, ContractTerms } from '#generated/model/index.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { FailureNote } from '#portal/entities/session/failure-note.tsx';
import { useLanguage } from '#portal/i18n/use-language.ts';
import { formatNumber } from '#portal/lib/format.ts';
import { Button } from '#portal/ui/button.tsx';
import { Card } from '#portal/ui/card.tsx';
import { Split } from './split.tsx';
import { type TriedFigures, useOwnTerms, useSimulation } from './use-simulation.ts';

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
