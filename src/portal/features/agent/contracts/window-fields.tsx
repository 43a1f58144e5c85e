import { useTranslation } from 'react-i18next';
import { CarryOver, type ContractKind } from '#generated/model/index.ts';
import { useBrandZone, useDates } from '#portal/access/use-dates.ts';
import { FilterSelect } from '#portal/entities/list/filter-select.tsx';
import { useTime } from '#portal/entities/time/use-time.ts';
import { TextField } from '#portal/ui/text-field.tsx';
import { windowAt } from '#shared/contracts/contract-windows.ts';
import type { Draft } from './draft.ts';
import { amountIn } from './percent.ts';

type WindowFieldsProps = {
  readonly kind: ContractKind;
  readonly draft: Draft;
  /** How far the server's clock is ahead of the visitor's, in ms. */
  readonly ahead: number;
  readonly onChange: (draft: Draft) => void;
};

/** Who counts as active, what is carried over, how often is paid and from when. */
export function WindowFields({ kind, draft, ahead, onChange }: WindowFieldsProps) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <TextField
          label={t('contracts.field.activeMinimum')}
          inputMode="decimal"
          autoComplete="off"
          value={draft.activeMinimum}
          error={amountIn(draft.activeMinimum) === undefined ? t('contracts.wrong.turnover') : undefined}
          onChange={(event) => onChange({ ...draft, activeMinimum: event.target.value })}
        />
        <dl className="contents">
          <div className="grid gap-1.5">
            <dt className="text-sm font-medium text-text-2">{t('contracts.howOften')}</dt>
            <dd className="flex items-center sm:min-h-touch">{t(`contracts.every.${kind}`)}</dd>
          </div>
          <div className="grid gap-1.5">
            <dt className="text-sm font-medium text-text-2">{t('contracts.starts')}</dt>
            <dd className="num flex items-center sm:min-h-touch">
              <NextWindow kind={kind} ahead={ahead} />
            </dd>
          </div>
        </dl>
      </div>
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

/** When the next window begins, by the server's clock. */
function NextWindow({ kind, ahead }: Pick<WindowFieldsProps, 'kind' | 'ahead'>) {
  const { t } = useTranslation();
  const dates = useDates();
  const { to } = windowAt(kind, useTime(ahead), useBrandZone());
  const isShort = kind === 'hourly' || kind === 'realtime';
  return t('contracts.nextWindow', { at: dates.write(to, isShort ? 'time' : 'datetime') });
}
