import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContractKind } from '#generated/model/index.ts';
import { proposeContractBodyTermsTiersMax } from '#generated/zod/contract/contract.ts';
import { cn } from '#portal/lib/cn.ts';
import { Button } from '#portal/ui/button.tsx';
import { IconButton } from '#portal/ui/icon-button.tsx';
import { TextField } from '#portal/ui/text-field.tsx';
import { type Draft, type DraftTier, emptyTier } from './draft.ts';
import { amountIn, basisPointsIn, countIn } from './percent.ts';
import { usePercent } from './use-percent.ts';

type TierFieldsProps = {
  readonly kind: ContractKind;
  readonly draft: Draft;
  /** The highest rate that may be granted, in basis points. */
  readonly ownRate: number;
  readonly onChange: (draft: Draft) => void;
};

type FieldName = Exclude<keyof DraftTier, 'key'>;

/** The tiers of a draft, one to six, each in one line under the names of its columns. */
export function TierFields({ kind, draft, ownRate, onChange }: TierFieldsProps) {
  const { t } = useTranslation();
  const percent = usePercent();
  const { tiers } = draft;
  const add = useRef<HTMLButtonElement>(null);
  const names = (['turnover', 'activeDownlines', 'loss', 'rate'] as const).filter(
    (name) => name !== 'loss' || kind === 'dividend',
  );
  const columns = cn(
    'grid items-start gap-2 max-sm:grid-cols-2',
    kind === 'dividend'
      ? 'sm:grid-cols-[24px_repeat(4,minmax(0,1fr))_32px]'
      : 'sm:grid-cols-[24px_repeat(3,minmax(0,1fr))_32px]',
  );
  const change = (key: number, name: FieldName, value: string) =>
    onChange({ ...draft, tiers: tiers.map((tier) => (tier.key === key ? { ...tier, [name]: value } : tier)) });
  function remove(key: number) {
    onChange({ ...draft, tiers: tiers.filter((tier) => tier.key !== key) });
    // The pressed button goes with its tier.
    add.current?.focus();
  }
  function problemOf(name: FieldName, text: string): string | undefined {
    if (isWrong(name, text)) return t(`contracts.wrong.${name}`);
    const isAbove = name === 'rate' && (basisPointsIn(text) ?? 0) > ownRate;
    return isAbove ? t('contracts.aboveOwn', { rate: percent(ownRate) }) : undefined;
  }
  return (
    <div className="grid gap-2 max-sm:gap-4">
      <div aria-hidden="true" className={cn(columns, 'text-sm text-text-2 max-sm:hidden')}>
        <span />
        {names.map((name) => (
          <span key={name}>{t(`contracts.field.${name}`)}</span>
        ))}
      </div>
      {tiers.map((tier, at) => (
        <fieldset key={tier.key} className={columns}>
          <legend className="mb-1.5 text-sm font-semibold sm:sr-only">
            {t('contracts.tierNumber', { number: at + 1 })}
          </legend>
          <span
            aria-hidden="true"
            className="num mt-2.5 grid size-6 place-items-center rounded-full bg-surface-3 text-xs max-sm:hidden"
          >
            {at + 1}
          </span>
          {names.map((name) => (
            <div key={name} className="sm:-mt-1.5 sm:[&_label]:sr-only">
              <TextField
                label={t(`contracts.field.${name}`)}
                inputMode="decimal"
                autoComplete="off"
                value={tier[name]}
                error={problemOf(name, tier[name])}
                trailing={name === 'rate' && <span aria-hidden="true">%</span>}
                onChange={(event) => change(tier.key, name, event.target.value)}
              />
            </div>
          ))}
          {tiers.length > 1 && (
            <IconButton
              size="sm"
              className="sm:mt-1.5"
              label={t('contracts.removeTier', { number: at + 1 })}
              onClick={() => remove(tier.key)}
            >
              <Trash2 size={16} aria-hidden="true" />
            </IconButton>
          )}
        </fieldset>
      ))}
      <div className="flex flex-wrap items-center gap-3 pt-1">
        {tiers.length < proposeContractBodyTermsTiersMax && (
          <Button
            ref={add}
            size="sm"
            onClick={() => {
              const key = Math.max(...tiers.map((tier) => tier.key)) + 1;
              const { key: _, ...last } = tiers.at(-1) ?? emptyTier(0);
              onChange({ ...draft, tiers: [...tiers, { ...last, key, rate: '' }] });
            }}
          >
            <Plus size={16} aria-hidden="true" />
            {t('contracts.addTier')}
          </Button>
        )}
        <span className="text-xs text-text-3">
          {t('contracts.tiersOf', { some: tiers.length, most: proposeContractBodyTermsTiersMax })}
        </span>
      </div>
    </div>
  );
}

/** Whether what is typed is wrong; an empty rate is only missing. */
function isWrong(name: FieldName, text: string): boolean {
  if (name === 'rate') return text.trim() !== '' && basisPointsIn(text) === undefined;
  return (name === 'activeDownlines' ? countIn(text) : amountIn(text)) === undefined;
}
