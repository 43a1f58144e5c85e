import { useTranslation } from 'react-i18next';
import { Segmented } from '#portal/ui/segmented.tsx';
import { oklch } from '#shared/art/colour.ts';

/** A probability (`0.495000000000`) in per cent of the language: `49.5%`. Small ones keep three digits. */
export function chanceText(chance: string, locale: string): string {
  const value = Number(chance);
  const digits = value > 0 && value < 0.001 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 2 };
  return new Intl.NumberFormat(locale, { style: 'percent', ...digits }).format(value);
}

/** A return in basis points in per cent of the language: `99%`. */
export function returnText(basisPoints: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(basisPoints / 10_000);
}

/** A multiplier with the decimal sign of the language: `1.98x`, `1,98x`. */
export function multiplierText(multiplier: string, locale: 'en' | 'vi'): string {
  return `${decimalText(multiplier, locale)}x`;
}

/** A decimal of the contract with the decimal sign of the language, ungrouped. */
export function decimalText(decimal: string, locale: 'en' | 'vi'): string {
  return locale === 'vi' ? decimal.replace('.', ',') : decimal;
}

const SHOWN = 10;

/** The id of a round, or the end of a long one. */
export function roundName(roundId: string): string {
  return roundId.length > SHOWN ? `…${roundId.slice(-SHOWN + 2)}` : roundId;
}

const RISKS = ['low', 'medium', 'high'] as const;

type Risk = (typeof RISKS)[number];

interface RiskFieldProps {
  readonly value: Risk;
  readonly onChange: (risk: Risk) => void;
}

/** How far the prices of a game lie apart. */
export function RiskField({ value, onChange }: RiskFieldProps) {
  const { t } = useTranslation();
  const title = t('originals.risk.title');
  return (
    <div className="grid gap-1.5">
      <span aria-hidden="true" className="text-sm font-medium text-text-2">
        {title}
      </span>
      <Segmented
        label={title}
        value={value}
        onChange={onChange}
        options={RISKS.map((risk) => ({ value: risk, label: t(`originals.risk.${risk}`) }))}
      />
    </div>
  );
}

/** The colour of a price from 0, the least, to 1, the best: blue over violet and rose to amber, legible under dark ink. */
export const heat = (share: number): string => oklch(0.72 + 0.1 * share, 0.15, 240 + 190 * share);

/** From here a multiplier has the warmest colour. */
const HOT = 300;
/** Up to here it has the coldest. */
const COLD = 0.3;

/** How warm a multiplier is, on a logarithmic scale that all boards share. */
export const warmth = (multiplier: string): number =>
  Math.min(1, Math.log(Math.max(Number(multiplier), COLD) / COLD) / Math.log(HOT / COLD));

/** How warm a price is among those of one wheel, so that they differ as much as they can. */
export function rank(multiplier: string, all: readonly string[]): number {
  const paid = [...new Set(all)].map(Number).filter((price) => price > 0);
  const lower = paid.filter((price) => price < Number(multiplier)).length;
  return paid.length < 2 ? 1 : lower / (paid.length - 1);
}

/** A multiplier without zeros that say nothing: `0.50` is `0.5`, `13.00` is `13`. */
export const shortMultiplier = (multiplier: string): string => multiplier.replace(/\.?0+$/, '');
