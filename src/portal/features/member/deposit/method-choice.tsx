import { CreditCard, Landmark, type LucideIcon, QrCode } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { DepositKind, DepositMethod } from '#generated/model/index.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { useLanguage } from '#portal/i18n/use-language.ts';
import { cn } from '#portal/lib/cn.ts';
import { compareAmounts } from '#shared/money/amount.ts';

const icons: Readonly<Record<DepositKind, LucideIcon>> = {
  bank_transfer: Landmark,
  e_wallet_qr: QrCode,
  card: CreditCard,
};

type MethodChoiceProps = {
  readonly methods: readonly DepositMethod[];
  readonly value: string;
  readonly onChange: (methodId: string) => void;
};

/** The methods as radio buttons, each with the time it takes and its fee. */
export function MethodChoice({ methods, value, onChange }: MethodChoiceProps) {
  const { t } = useTranslation();
  const name = useId();
  const feeText = useFeeText();
  const fastest = fastestOf(methods);
  return (
    <div
      role="radiogroup"
      aria-label={t('deposit.method')}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,200px),1fr))] gap-2.5"
    >
      {methods.map((method) => {
        const { methodId, kind, name: label, maintenance, arrivesMinutesMin: min, arrivesMinutesMax: max } = method;
        const Icon = icons[kind];
        const isChosen = methodId === value;
        return (
          <label
            key={methodId}
            className={cn(
              'relative flex min-h-18 items-center gap-3 rounded-lg px-3.5 py-3 inset-ring forced-colors:border',
              isChosen ? 'bg-brand-soft inset-ring-brand-graphic' : 'bg-surface-1 inset-ring-line',
              maintenance ? 'opacity-60' : 'cursor-pointer',
              'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus',
            )}
          >
            <input
              type="radio"
              name={name}
              value={methodId}
              checked={isChosen}
              disabled={maintenance}
              onChange={() => onChange(methodId)}
              className="sr-only"
            />
            <span
              aria-hidden="true"
              className={cn(
                'grid size-10 flex-none place-items-center rounded-md',
                isChosen ? 'bg-brand text-brand-contrast' : 'bg-surface-3 text-text-2',
              )}
            >
              <Icon size={20} />
            </span>
            <span className="min-w-0">
              <span className="block font-semibold">{label}</span>
              <span className={cn('block text-xs', isChosen ? 'text-text-2' : 'text-text-3')}>
                {maintenance ? t('deposit.off') : `${t('deposit.arrives', { min, max })}, ${feeText(method)}`}
              </span>
            </span>
            {methodId === fastest && (
              <span className="absolute -top-2.5 right-2.5 rounded-sm bg-brand px-2 py-0.5 text-xs font-semibold text-brand-contrast">
                {t('deposit.fastest')}
              </span>
            )}
          </label>
        );
      })}
    </div>
  );
}

/** The id of the one open method whose money arrives first. */
function fastestOf(methods: readonly DepositMethod[]): string | undefined {
  const open = methods.filter(({ maintenance }) => !maintenance);
  const [first, second] = open.toSorted((a, b) => a.arrivesMinutesMax - b.arrivesMinutesMax);
  if (first === undefined || second === undefined || first.arrivesMinutesMax === second.arrivesMinutesMax)
    return undefined;
  return first.methodId;
}

/** Writes the fee rule of a method: its share, its fixed part, or both. */
function useFeeText(): (method: Pick<DepositMethod, 'feeRate' | 'feeFixed'>) => string {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const write = useMoney();
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  return ({ feeRate, feeFixed }) => {
    const parts = [
      ...(feeRate > 0 ? [percent.format(feeRate / 10_000)] : []),
      ...(compareAmounts(feeFixed, '0') > 0 ? [write(feeFixed)] : []),
    ];
    return parts.length === 0 ? t('deposit.noFee') : t('deposit.feeOf', { fee: parts.join(' + ') });
  };
}
