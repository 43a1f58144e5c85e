import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CarryOver, type ContractKind } from '../../../../../generated/client/model/index.ts';
import { FilterSelect } from '../../../entities/list/filter-select.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type Draft, type DraftTier, emptyTier, MOST_TIERS } from './draft.ts';
import { amountIn, basisPointsIn, countIn } from './percent.ts';

type TierFieldsProps = {
  readonly kind: ContractKind;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
};

type FieldName = Exclude<keyof DraftTier, 'key'>;

/** The tiers of a draft, one to six, and what counts as active. */
export function TierFields({ kind, draft, onChange }: TierFieldsProps) {
  const { t } = useTranslation();
  const { tiers } = draft;
  const names = (['turnover', 'activeDownlines', 'loss', 'rate'] as const).filter(
    (name) => name !== 'loss' || kind === 'dividend',
  );
  const change = (key: number, name: FieldName, value: string) =>
    onChange({ ...draft, tiers: tiers.map((tier) => (tier.key === key ? { ...tier, [name]: value } : tier)) });
  return (
    <div className="grid gap-4">
      {tiers.map((tier, at) => (
        <fieldset key={tier.key} className="grid gap-3 rounded-md border border-line p-4">
          <legend className="px-1 text-sm font-semibold">{t('contracts.tierNumber', { number: at + 1 })}</legend>
          <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-4">
            {names.map((name) => (
              <TextField
                key={name}
                label={t(`contracts.field.${name}`)}
                inputMode="decimal"
                autoComplete="off"
                maxLength={18}
                value={tier[name]}
                error={isWrong(name, tier[name]) ? t(`contracts.wrong.${name}`) : undefined}
                onChange={(event) => change(tier.key, name, event.target.value)}
              />
            ))}
          </div>
          {tiers.length > 1 && (
            <IconButton
              size="sm"
              label={t('contracts.removeTier', { number: at + 1 })}
              onClick={() => onChange({ ...draft, tiers: tiers.filter(({ key }) => key !== tier.key) })}
            >
              <Trash2 size={16} aria-hidden="true" />
            </IconButton>
          )}
        </fieldset>
      ))}
      {tiers.length < MOST_TIERS && (
        <Button
          className="justify-self-start"
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
      <TextField
        label={t('contracts.field.activeMinimum')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={18}
        value={draft.activeMinimum}
        error={amountIn(draft.activeMinimum) === undefined ? t('contracts.wrong.turnover') : undefined}
        onChange={(event) => onChange({ ...draft, activeMinimum: event.target.value })}
      />
      {kind === 'dividend' && (
        <FilterSelect
          label={t('contracts.field.carryOver')}
          value={draft.carryOver}
          options={Object.values(CarryOver).map((value) => ({ value, label: t(`contracts.carry.${value}`) }))}
          onChange={(carryOver) => onChange({ ...draft, carryOver: carryOver ?? 'none' })}
          className="justify-self-start"
        />
      )}
    </div>
  );
}

/** Whether what is typed is wrong; an empty rate is only missing. */
function isWrong(name: FieldName, text: string): boolean {
  if (name === 'rate') return text.trim() !== '' && basisPointsIn(text) === undefined;
  return (name === 'activeDownlines' ? countIn(text) : amountIn(text)) === undefined;
}
